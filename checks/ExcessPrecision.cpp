// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/ExcessPrecision.h"
#include "Check.h"
#include "Hardware.h"
#include "model/KernelReporter.h"
#include "model/Places.h"
#include "model/Roofline.h"
#include "precision/ArrayNarrowing.h"
#include "precision/BufferAgreement.h"
#include "precision/WideArithmetic.h"
#include "rewrite/NarrowStorage.h"

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"

using namespace cudatidy;

namespace {

namespace rule = rules::ExcessPrecision;

/// The kernel's first site at an instruction; null when no warp of the model came there.
const Site *siteOf(const Kernel &K, const llvm::Instruction *I) {
  const auto It = llvm::find_if(K.Sites, [&](const Site &S) { return S.I == I && S.Weight > 0; });
  return It == K.Sites.end() ? nullptr : &*It;
}

/// The share of the kernel's traffic that halving one array saves; none when it is not known, or the array too small.
std::optional<double> savingOf(const Kernel &K, const Site &S) {
  const double All = K.blockTraffic();
  if (!S.Use || All <= 0) {
    return std::nullopt;
  }
  const ArrayUse &Use = K.Arrays[*S.Use];
  const uint64_t Blocks = K.On.Grid[0] * K.On.Grid[1] * K.On.Grid[2];
  if (K.On.GridKnown && double(Use.DistinctBytes) * double(Blocks) < rule::minBytes(K.Arch)) {
    return std::nullopt;
  }
  return Use.MovedBytes / 2 / All;
}

const char *variantOf(const NarrowArray &A) {
  switch (A.Grade) {
  case NarrowGrade::Exact:
    return "exact";
  case NarrowGrade::Bounded:
    return A.IsShare ? "share" : "message";
  case NarrowGrade::RangeUnknown:
    return A.Stored ? "unknown_stored" : "unknown_loaded";
  }
}

/// Whether the kernel is a template whose instances have this array in several types: its caller chooses.
bool isCallersChoice(const clang::FunctionDecl &In, unsigned Parameter) {
  const clang::FunctionTemplateDecl *T = In.getDescribedFunctionTemplate();
  T = T ? T : In.getPrimaryTemplate();
  if (!T) {
    return false;
  }
  clang::QualType First;
  for (const clang::FunctionDecl *Instance : T->specializations()) {
    const clang::QualType Each = Parameter < Instance->getNumParams()
                                     ? Instance->getParamDecl(Parameter)->getType().getCanonicalType()
                                     : clang::QualType();
    if (!First.isNull() && Each != First) {
      return true;
    }
    First = Each;
  }
  return false;
}

/// The array in the narrower format, in all of the file; a suggestion without edits where some use is not understood,
/// and with edits that are not applied where the launches are in other files.
Fix storageFix(const NarrowArray &A, const clang::FunctionDecl &In) {
  const NarrowFormat &F = *A.Format;
  Fix X;
  X.Title = "storage";
  if (!In.hasAttr<clang::CUDAGlobalAttr>()) {
    return X;
  }
  auto Whole = narrowStorage(In, A.Array->getArgNo(), {F.Type, F.Header, F.ToFloat, F.FromFloat});
  if (Whole) {
    X.Edits = std::move(Whole->Edits);
    X.Kind = Whole->HasHost ? Safety::Unsafe : Safety::Suggestion;
  }
  return X;
}

/// Flags data that carries more digits than what goes in or comes out can show: FP32 arrays whose values a format of 16
/// bits holds, exactly or within a bound that the analysis proves, and FP64 arithmetic between data of 8 or 16 bits.
///
///   Y[I] = X[I] / 255.0f;              // X of unsigned char: in [0, 1], FP16 is off by 1/4096 at most
///   P[I] = expf(X[I] - Max) / Sum;     // a softmax: in [0, 1]
///
/// Silent for what is read and written, steps of iterations, values from indices and angles, small arrays, kernels that
/// memory does not limit, and buffers of which host code or other kernels of the file do more than the bound covers.
class ExcessPrecision final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    const std::optional<Roofline> Limits = roofline(K);
    const ValueRange Values(*K.F);
    if (Limits && Limits->memoryBound()) {
      for (const NarrowArray &A : narrowArrays(Values)) {
        reportArray(K, A, *Limits, R);
      }
    }
    for (const WideArithmetic &W : wideArithmetic(Values)) {
      reportWide(K, W, R);
    }
  }

private:
  static void reportArray(const Kernel &K, const NarrowArray &A, const Roofline &Limits, const KernelReporter &R) {
    const Site *S = siteOf(K, A.At);
    const std::optional<double> Saving = S ? savingOf(K, *S) : std::nullopt;
    const clang::FunctionDecl *In = S ? R.function(*S) : nullptr;
    if (!Saving || *Saving < rule::minSaving(K.Arch) || !In || isCallersChoice(*In, A.Array->getArgNo())) {
      return;
    }
    const std::optional<BufferAgreement> Elsewhere = agreementOn(A, In->getASTContext());
    if (!Elsewhere) {
      return;
    }
    FindingBuilder B = R.report(*S);
    B.variant(variantOf(A))
        .arg("array", S->Array)
        .arg("type", A.Format->Type)
        .arg("format", A.Format->Name)
        .arg("error", A.Error)
        .arg("saving", *Saving)
        .evidence("format", A.Format->Name)
        .evidence("saving", *Saving)
        .evidence("intensity", Limits.Intensity)
        .evidence("ridge", Limits.Ridge);
    if (A.Grade == NarrowGrade::RangeUnknown) {
      B.level(Severity::Note).sure(Confidence::Low);
    } else {
      B.arg("low", A.Values.In.Lo).arg("high", A.Values.In.Hi);
      B.evidence("range", std::vector<double>{A.Values.In.Lo, A.Values.In.Hi});
      B.evidence("proved_by", provenBy(A.Values.From));
      B.evidence(A.IsShare ? "error_share" : "error", A.Error);
    }
    if (A.Grade == NarrowGrade::Bounded) {
      // Of numbers of 16 bits FP16 loses some: the bound holds, and may still be too much.
      const bool LosesBits = A.IsShare || A.Values.From & FromShorts;
      B.level(Severity::Note).sure(LosesBits ? Confidence::Low : Confidence::Medium);
      if (Elsewhere->Error > 0) {
        B.evidence("error_of_readers", Elsewhere->Error);
      }
    }
    B.fix(storageFix(A, *In));
  }

  static void reportWide(const Kernel &K, const WideArithmetic &W, const KernelReporter &R) {
    if (hw::fp64Cost(K.Arch) < rule::minFp64Cost(K.Arch)) {
      return;
    }
    const std::vector<SourcePoint> Places = placesOf(*W.First);
    if (Places.empty()) {
      return;
    }
    Site S;
    S.I = W.First;
    S.At = Places.front();
    S.Frames.assign(std::next(Places.begin()), Places.end());
    S.On = Basis::Sampled;
    Fix X;
    X.Title = "single";
    R.report(S)
        .variant("wide")
        .arg("in", W.BitsIn)
        .arg("out", W.BitsOut)
        .arg("count", W.Operations)
        .arg("cost", hw::fp64Cost(K.Arch))
        .arg("arch", K.Arch)
        .evidence("fp64_operations", W.Operations)
        .evidence("fp64_cost", hw::fp64Cost(K.Arch))
        .fix(std::move(X));
  }
};

} // namespace

CUDA_TIDY_CHECK(ExcessPrecision)
