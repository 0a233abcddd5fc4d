// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Repair.h"

#include "frontend/CommonNames.h"
#include "frontend/CompilerArgs.h"
#include "frontend/Leniency.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>

using namespace cudatidy;

namespace {

constexpr const char *DeclarationsFile = "/__cuda_tidy__/undeclared.h";

/// As long as `__shared__`, which it replaces; see apply.
constexpr llvm::StringRef SharedWord = "__shared__", SharedStandIn = "__ct_share";

bool isNameChar(char C) { return llvm::isAlnum(C) || C == '_'; }

/// The offset of a line and a column, both from 1; npos when the text has no such place.
size_t offsetOf(llvm::StringRef Text, unsigned Line, unsigned Column) {
  size_t At = 0;
  for (unsigned L = 1; L < Line; ++L) {
    At = Text.find('\n', At);
    if (At == llvm::StringRef::npos) {
      return At;
    }
    ++At;
  }
  At += Column - 1;
  return Line && Column && At < Text.size() ? At : llvm::StringRef::npos;
}

constexpr const char *Blanks = " \t\r\n";

llvm::StringRef nameAt(llvm::StringRef Text, size_t At) { return Text.substr(At).take_while(isNameChar); }

/// Behind the parentheses that open at or after At, blanks aside; npos when none open there.
size_t afterParentheses(llvm::StringRef Text, size_t At) {
  const size_t Open = Text.find_first_not_of(Blanks, At);
  if (Open == llvm::StringRef::npos || Text[Open] != '(') {
    return llvm::StringRef::npos;
  }
  unsigned Depth = 0;
  for (size_t I = Open; I < Text.size(); ++I) {
    Depth += Text[I] == '(';
    Depth -= Text[I] == ')';
    if (!Depth) {
      return I + 1;
    }
  }
  return llvm::StringRef::npos;
}

/// The next place of code: behind blanks, comments and lines of the preprocessor.
size_t nextCode(llvm::StringRef Text, size_t At) {
  while (true) {
    At = Text.find_first_not_of(Blanks, At);
    if (At == llvm::StringRef::npos) {
      return At;
    }
    const llvm::StringRef Rest = Text.drop_front(At);
    if (Rest.starts_with("#") || Rest.starts_with("//")) {
      At = Text.find('\n', At);
    } else if (Rest.starts_with("/*")) {
      At = Text.find("*/", At + 2);
      At = At == llvm::StringRef::npos ? At : At + 2;
    } else {
      return At;
    }
  }
}

/// Where the call begins that holds At and whose result nobody takes: `f(…);`, `if (c) f(…);`, or each of
/// `for (…; f(…), g(…), i < n; …)`. npos: At is in no such call.
size_t discardedCall(llvm::StringRef Text, size_t At) {
  const size_t Clause = Text.take_front(At).find_last_of(";{}");
  if (Clause == llvm::StringRef::npos) {
    return Clause;
  }
  size_t Call = nextCode(Text, Clause + 1);
  while (Call != llvm::StringRef::npos && Call <= At) {
    const llvm::StringRef Name = nameAt(Text, Call);
    const size_t Begin = Call;
    const bool IsWord = Name == "else" || Name == "do";
    const size_t End = IsWord ? Call + Name.size() : afterParentheses(Text, Call + Name.size());
    if (Name.empty() || End == llvm::StringRef::npos) {
      break;
    }
    const size_t Next = Text.find_first_not_of(Blanks, End);
    if (Next == llvm::StringRef::npos) {
      break;
    }
    if (At < End && !IsWord) {
      return Text[Next] == ';' || Text[Next] == ',' ? Begin : llvm::StringRef::npos;
    }
    const bool IsControl = Name == "if" || Name == "while" || Name == "for" || Name == "switch";
    if (Text[Next] != ',' && !IsControl && !IsWord) {
      break;
    }
    Call = Text[Next] == ',' ? nextCode(Text, Next + 1) : Next;
  }
  return llvm::StringRef::npos;
}

/// Puts the stand-in for the __shared__ of the declaration that names a variable at At.
void markShared(std::string &Text, size_t At) {
  const size_t Begin = llvm::StringRef(Text).take_front(At).find_last_of(";{}");
  const size_t Found = llvm::StringRef(Text).take_front(At).rfind(SharedWord);
  if (Found != llvm::StringRef::npos && (Begin == llvm::StringRef::npos || Found > Begin)) {
    Text.replace(Found, SharedWord.size(), SharedStandIn.str());
  }
}

/// Behind the template arguments that open at At; npos when they do not close within a statement.
size_t afterAngles(llvm::StringRef Text, size_t At) {
  unsigned Depth = 0;
  for (size_t I = At; I < Text.size() && !llvm::StringRef(";{}").contains(Text[I]); ++I) {
    Depth += Text[I] == '<';
    Depth -= Text[I] == '>';
    if (!Depth) {
      return I + 1;
    }
  }
  return llvm::StringRef::npos;
}

/// Where `template` is missing in the name that begins at At: before the last part with arguments of `A<…>::f<…>`, or
/// before `f<…>` itself when it follows a dot or an arrow. npos: neither is written there.
size_t missingTemplate(llvm::StringRef Text, size_t At) {
  const llvm::StringRef Before = Text.take_front(At).rtrim(Blanks);
  size_t Found = llvm::StringRef::npos;
  bool IsMember = Before.ends_with(".") || Before.ends_with("->");
  while (At < Text.size() && isNameChar(Text[At])) {
    size_t Next = Text.find_first_not_of(Blanks, At + nameAt(Text, At).size());
    if (Next < Text.size() && Text[Next] == '<') {
      Found = IsMember && nameAt(Text, At) != "template" ? At : Found;
      Next = afterAngles(Text, Next);
      Next = Next < Text.size() ? Text.find_first_not_of(Blanks, Next) : Next;
    }
    if (Next >= Text.size() || !Text.drop_front(Next).starts_with("::")) {
      return Found;
    }
    IsMember = true;
    At = Text.find_first_not_of(Blanks, Next + 2);
  }
  return llvm::StringRef::npos;
}

/// Where the text of a class of that name begins, the last one before At; npos: it is not there.
size_t classBefore(llvm::StringRef Text, llvm::StringRef Name, size_t At) {
  for (size_t Found = Text.take_front(At).rfind(Name); Found != llvm::StringRef::npos;
       Found = Text.take_front(Found).rfind(Name)) {
    const llvm::StringRef Head = Text.take_front(Found).rtrim(Blanks);
    const size_t Open = Text.find_first_not_of(Blanks, Found + Name.size());
    for (const llvm::StringRef Key : {"struct", "union", "class"}) {
      if (Head.ends_with(Key) && Open < At && Text[Open] == '{') {
        return Head.size() - Key.size();
      }
    }
  }
  return llvm::StringRef::npos;
}

/// A __shared__ variable at At of a class that the file declares before it: nvcc takes its empty constructor, though it
/// is the host's, and never calls it. For clang the class is one of both sides.
void shareClass(llvm::StringRef Text, size_t At, llvm::StringRef Message, std::map<size_t, std::string> &Inserts) {
  const size_t Begin = Text.take_front(At).find_last_of(";{}") + 1; // 0 when there is none
  if (!Text.slice(Begin, At).contains(SharedWord)) {
    return;
  }
  const llvm::StringRef Name = Message.rsplit('\'').first.rsplit('\'').second;
  const size_t Class = Name.empty() ? llvm::StringRef::npos : classBefore(Text, Name, Begin);
  if (Class != llvm::StringRef::npos) {
    Inserts[Class] = "_Pragma(\"clang force_cuda_host_device begin\") ";
    Inserts[Begin] = " _Pragma(\"clang force_cuda_host_device end\")";
  }
}

/// Whether nothing of the name is declared without errors, in no namespace either.
bool isUndeclared(clang::CompilerInstance &CI, llvm::StringRef Name) {
  clang::ASTContext &Context = CI.getASTContext();
  clang::IdentifierInfo *Id = &Context.Idents.get(Name);
  if (Id->hasMacroDefinition() || CI.getPreprocessor().getIdentifierInfo(Name)->isKeyword(CI.getLangOpts())) {
    return false;
  }
  std::vector<clang::DeclContext *> Work = {Context.getTranslationUnitDecl()};
  while (!Work.empty()) {
    clang::DeclContext *One = Work.back();
    Work.pop_back();
    if (llvm::any_of(One->lookup(Id), [](const clang::NamedDecl *D) { return !D->isInvalidDecl(); })) {
      return false;
    }
    for (clang::Decl *D : One->noload_decls()) {
      if (auto *Inner = llvm::dyn_cast<clang::NamespaceDecl>(D)) {
        Work.push_back(Inner);
      }
    }
  }
  return true;
}

/// Functions of helper_math.h whose names say what they do.
bool isVectorFunction(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases({"dot", "cross", "length", "normalize", "reflect"}, true)
      .Cases({"clamp", "lerp", "smoothstep", "fracf"}, true)
      .Default(false);
}

/// Whether a message names a vector of two to four floats or ints as an operand.
bool namesVector(llvm::StringRef Message) {
  for (const llvm::StringRef Type : {"float", "int", "uint"}) {
    for (const char N : {'2', '3', '4'}) {
      if (Message.contains(("'" + Type + llvm::Twine(N) + "'").str())) {
        return true;
      }
    }
  }
  return false;
}

/// Of the places of undeclared names: the functions called for no result, and those whose results only they take.
void noteCalls(clang::CompilerInstance &CI, llvm::StringRef Text, const std::vector<size_t> &Undeclared, Repairs &R) {
  const auto Add = [](std::vector<std::string> &To, llvm::StringRef Name) {
    if (!Name.empty() && !llvm::is_contained(To, Name)) {
      To.push_back(Name.str());
    }
  };
  for (const size_t At : Undeclared) {
    const size_t Call = discardedCall(Text, At);
    if (Call == llvm::StringRef::npos || !isUndeclared(CI, nameAt(Text, Call))) {
      continue;
    }
    Add(R.Calls, nameAt(Text, Call));
    if (Call != At && afterParentheses(Text, At + nameAt(Text, At).size()) != llvm::StringRef::npos &&
        isUndeclared(CI, nameAt(Text, At))) {
      Add(R.ArgumentCalls, nameAt(Text, At));
    }
  }
}

/// Takes a type's name that has an evident meaning and no declaration.
void noteInteger(clang::CompilerInstance &CI, llvm::StringRef Name, Repairs &R) {
  if (!integerOfName(Name).empty() && !llvm::is_contained(R.Integers, Name) && isUndeclared(CI, Name)) {
    R.Integers.push_back(Name.str());
  }
}

/// A __shared__ variable that was declared with the stand-in.
struct SharedVariables : clang::RecursiveASTVisitor<SharedVariables> {
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool VisitVarDecl(clang::VarDecl *V) {
    if (V->hasAttr<clang::CUDASharedAttr>() && V->getStorageClass() == clang::SC_Register) {
      V->setStorageClass(clang::SC_Static);
      V->setInit(nullptr);
    }
    return true;
  }
};

/// The text of a file under repairs; none when there is no such file on disk.
std::optional<std::string> textOf(const std::string &File, const Repairs &R) {
  for (const auto &[Name, Text] : R.Texts) {
    if (Name == File) {
      return Text;
    }
  }
  auto OnDisk = llvm::MemoryBuffer::getFile(File);
  return OnDisk ? std::optional((*OnDisk)->getBuffer().str()) : std::nullopt;
}

/// The text of what is declared in place of a missing header.
std::string declarations(const Repairs &R) {
  std::string Text;
  for (const std::string &Name : R.Integers) {
    Text += "typedef " + integerOfName(Name).str() + " " + Name + ";\n";
  }
  const std::string Head = "template <class... T> __attribute__((host, device)) ";
  for (const std::string &Name : R.Calls) {
    Text += Head + "void " + Name + "(T...);\n";
  }
  for (const std::string &Name : R.ArgumentCalls) {
    if (!llvm::is_contained(R.Calls, Name)) {
      Text += Head + "int " + Name + "(T...);\n";
    }
  }
  return Text;
}

} // namespace

std::string Repairs::told() const {
  std::string Out;
  if (VectorArithmetic) {
    Out += "; arithmetic of vectors that no header declares is taken for that of helper_math.h";
  }
  if (!Integers.empty()) {
    Out += "; " + llvm::join(Integers, ", ") + ", which no header declares, taken for the integers of these names";
  }
  if (!Switches.empty()) {
    Out += "; " + llvm::join(Switches, ", ") + " taken for 1";
  }
  if (!Calls.empty()) {
    Out += "; nothing is known of " + llvm::join(Calls, ", ") + ", which no header declares";
  }
  return Out;
}

bool Repairs::add(const Repairs &More) {
  bool New = (More.DynamicInit && !DynamicInit) || (More.VectorArithmetic && !VectorArithmetic);
  VectorArithmetic |= More.VectorArithmetic;
  DynamicInit |= More.DynamicInit;
  SharedInit |= More.SharedInit;
  for (const auto &T : More.Texts) {
    const auto Own = llvm::find_if(Texts, [&](const auto &O) { return O.first == T.first; });
    if (Own == Texts.end()) {
      Texts.push_back(T);
      New = true;
    } else if (Own->second != T.second) {
      Own->second = T.second;
      New = true;
    }
  }
  const auto Take = [&New](std::vector<std::string> &Own, const std::vector<std::string> &Others) {
    for (const std::string &C : Others) {
      if (!llvm::is_contained(Own, C)) {
        Own.push_back(C);
        New = true;
      }
    }
  };
  Take(Integers, More.Integers);
  Take(Switches, More.Switches);
  Take(Calls, More.Calls);
  Take(ArgumentCalls, More.ArgumentCalls);
  return New;
}

Repairs cudatidy::repairsFor(llvm::ArrayRef<Fault> Faults, clang::CompilerInstance &CI, const Repairs &Known) {
  Repairs R;
  std::map<std::string, std::vector<const Fault *>> ByFile;
  for (const Fault &F : Faults) {
    if (!F.File.empty()) {
      ByFile[F.File].push_back(&F);
    }
  }
  for (const auto &[File, Own] : ByFile) {
    // Places are those of the text that was parsed.
    const std::optional<std::string> Original = textOf(File, Known);
    if (!Original) {
      continue; // one of our own headers
    }
    const llvm::StringRef Text = *Original;
    std::string New = Text.str();
    std::vector<size_t> Undeclared;
    std::map<size_t, std::string> Inserts; // the rest of such a line moves
    for (const Fault *F : Own) {
      const size_t At = offsetOf(Text, F->Line, F->Column);
      if (At == llvm::StringRef::npos) {
        continue;
      }
      if (F->Id == clang::diag::err_shared_var_init) {
        markShared(New, At);
      } else if (F->Id == clang::diag::err_ovl_no_viable_function_in_init) {
        shareClass(Text, At, F->Message, Inserts);
      } else if (F->Id == clang::diag::err_dynamic_var_init) {
        R.DynamicInit = true;
      } else if (F->Id == clang::diag::err_undeclared_var_use || F->Id == clang::diag::err_undeclared_use) {
        Undeclared.push_back(At);
        R.VectorArithmetic |= isVectorFunction(nameAt(Text, At)) && isUndeclared(CI, nameAt(Text, At));
        noteInteger(CI, nameAt(Text, At), R);
      } else if (F->Id == clang::diag::err_unknown_typename || F->Id == clang::diag::err_typename_nested_not_found ||
                 F->Id == clang::diag::err_no_member) {
        noteInteger(CI, nameAt(Text, At), R);
      } else if (F->Id == clang::diag::err_typecheck_invalid_operands) {
        R.VectorArithmetic |= namesVector(F->Message);
      } else if (F->Id == clang::diag::err_template_kw_missing || F->Id == clang::diag::err_ovl_unresolvable ||
                 F->Id == clang::diag::err_bound_member_function) {
        if (const size_t Word = missingTemplate(Text, At); Word != llvm::StringRef::npos) {
          Inserts[Word] = "template ";
        }
      }
    }
    noteCalls(CI, Text, Undeclared, R);
    R.SharedInit |= New != Text;
    for (const auto &[Where, What] : llvm::reverse(Inserts)) {
      New.insert(Where, What);
    }
    // The main file has been through this in the first parse already, which does no harm here.
    if (auto Rewritten = rewriteLeniency(New)) {
      New = std::move(*Rewritten);
    }
    if (New != Text) {
      R.Texts.emplace_back(File, std::move(New));
    }
  }
  return R;
}

void cudatidy::apply(const Repairs &R, clang::CompilerInvocation &Invocation, llvm::vfs::OverlayFileSystem &FS) {
  clang::PreprocessorOptions &Options = Invocation.getPreprocessorOpts();
  for (const auto &[File, Text] : R.Texts) {
    Options.addRemappedFile(File, llvm::MemoryBuffer::getMemBufferCopy(Text).release());
  }
  if (R.SharedInit) {
    // Of automatic storage the initialiser may be anything; settle() takes both back.
    Options.addMacroDef((SharedStandIn + "=register __attribute__((shared))").str());
  }
  if (R.VectorArithmetic) {
    Options.Includes.push_back(std::string(HeaderRoot) + "/fallback/helper_math.h");
  }
  for (const std::string &Macro : R.Switches) {
    Options.addMacroDef(Macro + "=1");
  }
  Invocation.getLangOpts().GPUAllowDeviceInit = R.DynamicInit;
  const std::string Declared = declarations(R);
  if (!Declared.empty()) {
    auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    Memory->addFile(DeclarationsFile, 0,
                    llvm::MemoryBuffer::getMemBufferCopy("#pragma clang system_header\n" + Declared));
    FS.pushOverlay(Memory);
    Options.Includes.push_back(DeclarationsFile);
  }
}

void cudatidy::settle(const Repairs &R, clang::CompilerInstance &CI) {
  if (R.SharedInit) {
    SharedVariables Visitor;
    for (clang::Decl *D : CI.getASTContext().getTranslationUnitDecl()->noload_decls()) {
      Visitor.TraverseDecl(D);
    }
  }
  // No function that fills variables is generated.
  CI.getLangOpts().GPUAllowDeviceInit = false;
}
