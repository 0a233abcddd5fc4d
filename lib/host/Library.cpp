// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What functions of the C and C++ libraries return and write, by name.

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/StringSwitch.h"

#include <bit>
#include <cmath>
#include <cstdlib>

using namespace cudatidy;
using namespace cudatidy::host;

Value Evaluator::allocate(const Value &Bytes, bool Zero, bool OnDevice) {
  std::optional<uint64_t> Size;
  if (Bytes.isInteger() && !Bytes.hasAlternatives() && Bytes.asInteger() >= 0) {
    Size = uint64_t(Bytes.asInteger());
  }
  return Value::pointer(Mem.create(Size, Zero, OnDevice));
}

Value Evaluator::allocateInto(const Value &Where, const Value &Bytes, bool OnDevice) {
  Mem.write(Where, 8, allocate(Bytes, false, OnDevice));
  return Value::integer(0);
}

std::optional<Value> Evaluator::callMath(const NamedCall &C) {
  using Unary = double (*)(double);
  using Binary = double (*)(double, double);
  llvm::StringRef Name = C.Name;
  const auto UnaryOf = [](llvm::StringRef N) -> Unary {
    return llvm::StringSwitch<Unary>(N)
        .Case("ceil", std::ceil)
        .Case("floor", std::floor)
        .Case("round", std::round)
        .Case("trunc", std::trunc)
        .Case("rint", std::rint)
        .Case("sqrt", std::sqrt)
        .Case("cbrt", std::cbrt)
        .Case("log", std::log)
        .Case("log2", std::log2)
        .Case("log10", std::log10)
        .Case("exp", std::exp)
        .Case("exp2", std::exp2)
        .Case("fabs", std::fabs)
        .Case("sin", std::sin)
        .Case("cos", std::cos)
        .Case("tan", std::tan)
        .Case("atan", std::atan)
        .Case("acos", std::acos)
        .Case("asin", std::asin)
        .Default(nullptr);
  };
  const auto BinaryOf = [](llvm::StringRef N) -> Binary {
    return llvm::StringSwitch<Binary>(N)
        .Case("pow", std::pow)
        .Case("fmod", std::fmod)
        .Case("fmax", std::fmax)
        .Case("fmin", std::fmin)
        .Case("hypot", std::hypot)
        .Case("atan2", std::atan2)
        .Default(nullptr);
  };
  const bool Reals = C.Type->isRealFloatingType();
  const auto Real = [&](const Value &V, unsigned I) -> std::optional<double> {
    const Value D = converted(V, C.Exprs[I]->getType(), context().DoubleTy);
    return D.isFloat() ? std::optional(D.asFloat()) : std::nullopt;
  };
  llvm::StringRef Plain = Name;
  if (!UnaryOf(Plain) && !BinaryOf(Plain)) {
    Plain.consume_back("f");
  }
  if (C.Arguments.size() == 1 && Reals && UnaryOf(Plain)) {
    const auto X = Real(C.Arguments[0], 0);
    return X ? converted(Value::real(UnaryOf(Plain)(*X), C.Arguments[0].isCertain()), context().DoubleTy, C.Type)
             : Value();
  }
  if (C.Arguments.size() == 2 && Reals && BinaryOf(Plain)) {
    const auto X = Real(C.Arguments[0], 0), Y = Real(C.Arguments[1], 1);
    const bool Certain = C.Arguments[0].isCertain() && C.Arguments[1].isCertain();
    return X && Y ? converted(Value::real(BinaryOf(Plain)(*X, *Y), Certain), context().DoubleTy, C.Type) : Value();
  }
  if (C.Arguments.size() == 2 && (Name == "min" || Name == "max")) {
    // std::min and std::max take references and give one back.
    const bool ByReference = C.Function->getReturnType()->isReferenceType();
    const clang::QualType T = C.Type.getNonReferenceType();
    if (scalar(T).Size == 0) {
      return std::nullopt;
    }
    const Value A = ByReference ? load(C.Arguments[0], T) : C.Arguments[0];
    const Value B = ByReference ? load(C.Arguments[1], T) : C.Arguments[1];
    const auto Op = Name == "min" ? clang::BO_LT : clang::BO_GT;
    Value R;
    if (A.isInteger() && B.isInteger()) {
      const bool Signed = scalar(T).IsSigned;
      R = mapPairs(A, B, [&](int64_t X, int64_t Y) -> std::optional<int64_t> {
        const bool Less = Signed ? X < Y : uint64_t(X) < uint64_t(Y);
        return Less == (Op == clang::BO_LT) ? X : Y;
      });
    } else if (const std::optional<bool> First = arithmetic(Op, A, B, T, T, context().IntTy).truth()) {
      R = *First ? A : B;
    }
    if (!ByReference) {
      return R;
    }
    const Value Place = object(T);
    store(Place, T, R);
    return Place;
  }
  if (C.Arguments.size() == 1) {
    const Value &A = C.Arguments[0];
    if (Name == "abs" || Name == "labs" || Name == "llabs") {
      if (A.isFloat()) {
        return Value::real(std::fabs(A.asFloat()), A.isCertain());
      }
      return A.map([](int64_t I) -> std::optional<int64_t> { return I < 0 ? -I : I; });
    }
    if (Name == "__builtin_clz") {
      return A.map([](int64_t I) -> std::optional<int64_t> { return std::countl_zero(uint32_t(I)); });
    }
    if (Name == "__builtin_clzl" || Name == "__builtin_clzll") {
      return A.map([](int64_t I) -> std::optional<int64_t> { return std::countl_zero(uint64_t(I)); });
    }
    if (Name == "__builtin_ctz" || Name == "__builtin_ctzl" || Name == "__builtin_ctzll") {
      return A.map([](int64_t I) -> std::optional<int64_t> { return std::countr_zero(uint64_t(I)); });
    }
    if (Name == "__builtin_popcount" || Name == "__builtin_popcountl" || Name == "__builtin_popcountll") {
      return A.map([](int64_t I) -> std::optional<int64_t> { return std::popcount(uint64_t(I)); });
    }
  }
  return std::nullopt;
}

std::optional<Value> Evaluator::callText(const NamedCall &C) {
  const auto TextAt = [&](unsigned I) { return I < C.Arguments.size() ? Mem.text(C.Arguments[I]) : std::nullopt; };
  const auto IsCertain = [&](unsigned I) { return C.Arguments[I].isCertain(); };
  const llvm::StringRef Name = C.Name;
  if (Name == "atoi" || Name == "atol" || Name == "atoll" || Name == "strtol" || Name == "strtoul" ||
      Name == "strtoll" || Name == "strtoull") {
    const auto Text = TextAt(0);
    if (C.Arguments.size() > 1) {
      Mem.forget(C.Arguments[1]);
    }
    const int Base = C.Arguments.size() > 2 && C.Arguments[2].isInteger() ? int(C.Arguments[2].asInteger()) : 10;
    return Text ? wrapped(Value::integer(std::strtoll(Text->c_str(), nullptr, Base), IsCertain(0)), scalar(C.Type))
                : Value();
  }
  if (Name == "atof" || Name == "strtod" || Name == "strtof") {
    const auto Text = TextAt(0);
    return Text ? converted(Value::real(std::strtod(Text->c_str(), nullptr), IsCertain(0)), context().DoubleTy, C.Type)
                : Value();
  }
  if (Name == "stoi" || Name == "stol" || Name == "stoul" || Name == "stoll" || Name == "stoull" || Name == "stof" ||
      Name == "stod") {
    if (C.Arguments.empty()) {
      return Value();
    }
    const Value Data = Mem.read(C.Arguments[0], 8);
    const auto Text = Mem.text(Data);
    if (!Text) {
      return Value();
    }
    if (C.Type->isRealFloatingType()) {
      return Value::real(std::strtod(Text->c_str(), nullptr), Data.isCertain());
    }
    return Value::integer(std::strtoll(Text->c_str(), nullptr, 10), Data.isCertain());
  }
  if (Name == "strlen") {
    const auto Text = TextAt(0);
    return Text ? Value::integer(int64_t(Text->size()), IsCertain(0)) : Value();
  }
  if (Name == "strcmp" || Name == "strncmp" || Name == "strcasecmp") {
    const auto A = TextAt(0), B = TextAt(1);
    if (!A || !B) {
      return Value();
    }
    llvm::StringRef X = *A, Y = *B;
    if (Name == "strncmp") {
      if (!C.Arguments[2].isInteger()) {
        return Value();
      }
      X = X.substr(0, size_t(C.Arguments[2].asInteger()));
      Y = Y.substr(0, size_t(C.Arguments[2].asInteger()));
    }
    const int R = Name == "strcasecmp" ? X.compare_insensitive(Y) : X.compare(Y);
    return Value::integer(R, IsCertain(0) && IsCertain(1));
  }
  return std::nullopt;
}

std::optional<Value> Evaluator::callGetopt(const NamedCall &C) {
  const bool Long = C.Name == "getopt_long" || C.Name == "getopt_long_only";
  if (!Long && C.Name != "getopt") {
    return std::nullopt;
  }
  const auto Argument = [&](int64_t I) -> std::optional<std::string> {
    const Value Place = element(C.Arguments[1], Value::integer(I), context().VoidPtrTy);
    return Mem.text(Mem.read(Place, 8));
  };
  const auto Letters = Mem.text(C.Arguments[2]);
  if (!C.Arguments[0].isInteger() || !C.Arguments[1].isPlace() || !Letters) {
    return Value();
  }
  const auto Text = Argument(OptionIndex);
  if (!Text || Text->size() < 2 || (*Text)[0] != '-') {
    return Value::integer(-1, false);
  }
  const auto Variable = [&](llvm::StringRef Name) {
    for (const clang::NamedDecl *D : context().getTranslationUnitDecl()->lookup(&context().Idents.get(Name))) {
      if (const auto *V = llvm::dyn_cast<clang::VarDecl>(D)) {
        return placeOfGlobal(V);
      }
    }
    return Value();
  };
  const auto Next = [&] {
    ++OptionIndex;
    OptionChar = 0;
    Mem.write(Variable("optind"), 4, Value::integer(OptionIndex, false));
  };
  if ((*Text)[1] == '-') {
    Next();
    return Value(); // a long option: which one is not followed
  }
  OptionChar = std::max<size_t>(OptionChar, 1);
  const char Letter = (*Text)[OptionChar++];
  const size_t At = Letters->find(Letter);
  if (At == std::string::npos) {
    if (OptionChar >= Text->size()) {
      Next();
    }
    return Value::integer('?', false);
  }
  if (At + 1 < Letters->size() && (*Letters)[At + 1] == ':') {
    Value Given;
    if (OptionChar < Text->size()) {
      Given = Value::pointer(Mem.createString(Text->substr(OptionChar)), 0, false);
    } else {
      ++OptionIndex;
      if (const auto Separate = Argument(OptionIndex)) {
        Given = Value::pointer(Mem.createString(*Separate), 0, false);
      }
    }
    Mem.write(Variable("optarg"), 8, Given);
    Next();
  } else if (OptionChar >= Text->size()) {
    Next();
  }
  return Value::integer(Letter, false);
}

std::optional<Value> Evaluator::callLibrary(const NamedCall &C) {
  const llvm::StringRef Name = C.Name;
  const auto &A = C.Arguments;
  if (const std::optional<Value> V = callText(C)) {
    return V;
  }
  if (const std::optional<Value> V = callGetopt(C)) {
    return V;
  }
  const auto Times = [](const Value &X, const Value &Y) {
    return mapPairs(X, Y, [](int64_t I, int64_t J) -> std::optional<int64_t> { return I * J; });
  };
  if ((Name == "malloc" || Name == "alloca" || Name == "__builtin_alloca" || Name == "valloc") && A.size() == 1) {
    return allocate(A[0], false, false);
  }
  if (Name == "calloc" && A.size() == 2) {
    return allocate(Times(A[0], A[1]), true, false);
  }
  if ((Name == "aligned_alloc" || Name == "memalign" || Name == "_mm_malloc") && A.size() == 2) {
    return allocate(Name == "_mm_malloc" ? A[0] : A[1], false, false);
  }
  if (Name == "realloc" && A.size() == 2) {
    const Value New = allocate(A[1], false, false);
    if (A[0].isPlace() && Mem.object(New.object()).Size) {
      Mem.copy(
          New, A[0],
          std::min<uint64_t>(*Mem.object(New.object()).Size, Mem.object(A[0].object()).Size.value_or(UINT64_MAX >> 1)));
    }
    return New;
  }
  if (Name == "posix_memalign" && A.size() == 3) {
    return allocateInto(A[0], A[2], false);
  }
  if (Name == "free" || Name == "_mm_free" || Name == "srand" || Name == "srand48" || Name == "fclose" ||
      Name == "fflush" || Name == "puts" || Name == "putchar" || Name == "printf" || Name == "fprintf" ||
      Name == "perror" || Name == "usleep" || Name == "sleep" || Name == "assert") {
    return Value::integer(0);
  }
  if ((Name == "fopen" || Name == "fdopen" || Name == "popen") && !A.empty()) {
    return Value::pointer(Mem.create(std::nullopt), 0, false); // taken to succeed
  }
  if ((Name == "memset" || Name == "bzero") && A.size() >= 2) {
    const bool Zero = Name == "bzero" || (A[1].isInteger() && !A[1].hasAlternatives() && A[1].asInteger() == 0);
    const Value &Bytes = A.back();
    if (Zero && Bytes.isInteger()) {
      Mem.zero(A[0], uint64_t(Bytes.asInteger()));
    } else {
      Mem.forget(A[0], Bytes.isInteger() ? std::optional<uint64_t>(uint64_t(Bytes.asInteger())) : std::nullopt);
    }
    return A[0];
  }
  if ((Name == "memcpy" || Name == "memmove") && A.size() == 3) {
    if (A[2].isInteger() && !A[2].hasAlternatives()) {
      Mem.copy(A[0], A[1], uint64_t(A[2].asInteger()));
    } else {
      Mem.forget(A[0]);
    }
    return A[0];
  }
  if (Name == "sort" || Name == "stable_sort" || Name == "shuffle" || Name == "random_shuffle" || Name == "generate" ||
      Name == "generate_n" || Name == "transform" || Name == "partial_sum") {
    for (const Value &V : A) {
      Mem.forget(V);
      if (V.isPlace()) {
        Mem.forget(Mem.read(V, 8)); // what an iterator of class type points to
      }
    }
    return Value();
  }
  if ((Name == "move" || Name == "forward" || Name == "as_const" || Name == "raw_pointer_cast" || Name == "addressof" ||
       Name == "__addressof" || Name == "move_if_noexcept") &&
      A.size() == 1) {
    return A[0];
  }
  if ((Name == "size" || Name == "data" || Name == "begin" || Name == "end" || Name == "empty") && A.size() == 1 &&
      A[0].isPlace() && C.Exprs[0]->getType()->isRecordType()) {
    for (const clang::Decl *D : C.Exprs[0]->getType()->getAsCXXRecordDecl()->decls()) {
      const auto *M = llvm::dyn_cast<clang::CXXMethodDecl>(D);
      if (M && M->getIdentifier() && M->getName() == Name && M->param_empty()) {
        return callContainer(M, A[0], {}, C.Type);
      }
    }
  }
  if (Name == "max_element" || Name == "min_element" || Name == "accumulate" || Name == "reduce") {
    return C.Function->hasBody() ? std::nullopt : std::optional<Value>(Value());
  }
  return std::nullopt;
}
