// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_EVALUATOR_H
#define CUDA_TIDY_HOST_EVALUATOR_H

#include "host/Launch.h"
#include "host/Memory.h"
#include "host/Program.h"

#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace cudatidy::host {

/// One execution of a launch, before its values are turned into a Launch.
struct SeenLaunch {
  const clang::FunctionDecl *Kernel = nullptr;
  std::string KernelName; ///< when only a name is known (driver API)
  std::array<Value, 3> Grid, Block, Cluster;
  Value DynamicShared;
  std::vector<ArgumentValue> Arguments;
  bool Cooperative = false;
  bool Certain = false; ///< no condition of unknown outcome guards it
  std::string File;
  unsigned Line = 0;
};

/// A call that leaves the evaluated files.
struct OutsideCall {
  std::string Function; ///< mangled name
  std::vector<ArgumentValue> Arguments;
};

struct EvaluationOptions {
  /// What follows the program's name on its command line. None: not known, then main runs with no arguments.
  std::optional<std::vector<std::string>> Arguments;
  /// Explore both sides of conditions that hang on a program argument or on another value that is only likely.
  bool ExploreDoubtful = false;
  /// argc and argv are not known at all.
  bool ArgumentsUnknown = false;
  /// A kernel's own code runs, for what it launches: by some of its threads.
  bool InKernel = false;
  /// Bound on evaluated statements and expressions.
  uint64_t Budget = 1'000'000;
};

/// Whether a value of type T lives in memory, not in a Value of its own.
inline bool isAggregate(clang::QualType T) { return T->isRecordType() || T->isArrayType() || T->isAnyComplexType(); }

/// Runs host code on the AST, as far as its values are known.
///
///   int n = 1 << 20;                       n = 1048576
///   if (argc > 1) n = atoi(argv[1]);       both sides when argc is not known: n = 1048576, or unknown
///   dim3 grid((n + 255) / 256);
///   k<<<grid, 256>>>(d, n);                recorded: grid, block, arguments
///
/// A condition that is not known: both sides run from the same memory and their results are joined. A side that ends
/// the program, or that returns early, is taken as the exceptional one, and the other goes on. A loop runs while its
/// condition is known and its share of the budget lasts; then what it changes is forgotten. What an unknown function
/// can write is forgotten. No value is ever guessed: unknown stays unknown.
class Evaluator {
public:
  Evaluator(const Program &Files, const EvaluationOptions &Options) : Files(Files), Options(Options) {}

  void runMain(const clang::FunctionDecl *Main);
  /// Runs a function whose parameters are unknown, or given.
  void runEntry(const clang::FunctionDecl *F, llvm::ArrayRef<ArgumentValue> Arguments = {});

  std::vector<SeenLaunch> Launches;
  std::vector<OutsideCall> Calls;
  /// Launch expressions and functions that were met.
  llvm::DenseSet<const clang::Stmt *> Met;
  /// True when the budget ended the run.
  bool exhausted() const { return Steps > Options.Budget; }

private:
  enum class Flow { Next, Break, Continue, Return, Dead };
  struct Frame {
    const clang::FunctionDecl *Function = nullptr;
    clang::ASTContext *Context = nullptr;
    llvm::DenseMap<const clang::VarDecl *, Value> Places;
    llvm::DenseMap<const clang::ValueDecl *, clang::FieldDecl *> Captures;
    clang::FieldDecl *CapturedThis = nullptr;
    Value This;
    Value Result;
    Value ResultPlace;
    bool ReturnsPlace = false;
    std::vector<Value> EarlyResults;
    unsigned Depth = 0;
    const clang::Expr *DefaultInitThis = nullptr;
    std::optional<int64_t> ArrayIndex; ///< inside ArrayInitLoopExpr
  };
  /// How a scalar type lies in memory.
  struct Scalar {
    unsigned Size = 0; ///< bytes; 0 for what is no scalar
    unsigned Bits = 0;
    bool IsSigned = false, IsBool = false, IsFloat = false, IsPointer = false;
  };

  // Expressions (EvaluateExpr.cpp). A glvalue gives its place, a prvalue of class or array type the place of a
  // temporary.
  Value eval(const clang::Expr *E);
  Value evalUncounted(const clang::Expr *E);
  Value evalUnary(const clang::UnaryOperator *E);
  Value evalBinary(const clang::BinaryOperator *E);
  Value evalCast(const clang::CastExpr *E);
  Value evalMember(const clang::MemberExpr *E);
  Value evalNew(const clang::CXXNewExpr *E);
  Value evalConstant(const clang::Expr *E);
  void evalInto(const clang::Expr *E, const Value &Place);
  void initList(const clang::InitListExpr *E, const Value &Place);
  void initLambda(const clang::LambdaExpr *E, const Value &Place);
  Value placeOf(const clang::ValueDecl *D, const clang::DeclRefExpr *Ref);
  Value placeOfGlobal(const clang::VarDecl *V);
  Value element(const Value &Base, const Value &Index, clang::QualType Element);
  Value load(const Value &Place, clang::QualType T);
  void store(const Value &Place, clang::QualType T, const Value &V);
  Value temporary(clang::QualType T);
  Value converted(const Value &V, clang::QualType From, clang::QualType To);

  // Arithmetic (Arithmetic.cpp).
  Value wrapped(const Value &V, const Scalar &To);
  Value arithmetic(clang::BinaryOperatorKind Op, const Value &A, const Value &B, clang::QualType TA, clang::QualType TB,
                   clang::QualType Result);
  const Scalar &scalar(clang::QualType T);
  std::optional<uint64_t> sizeOf(clang::QualType T);

  // Statements (EvaluateStmt.cpp).
  Flow exec(const clang::Stmt *S);
  Flow execIf(const clang::IfStmt *S);
  Flow execSwitch(const clang::SwitchStmt *S);
  Flow execRange(const clang::CXXForRangeStmt *S);
  struct LoopParts {
    const clang::Stmt *Whole;
    const clang::Expr *Condition;
    const clang::VarDecl *ConditionVariable;
    const clang::Expr *Increment;
    const clang::Stmt *EachRound; ///< the variable of a range loop
    const clang::Stmt *Body;
    bool BodyFirst;
  };
  Flow loop(const LoopParts &L);
  void leaveLoop(const LoopParts &L, Memory::Mark Begin, Memory::Mark LastRound);
  Flow branch(llvm::function_ref<Flow()> A, llvm::function_ref<Flow()> B);
  void doubtAssigned(const clang::Stmt *Branch);
  void declare(const clang::VarDecl *V);
  std::optional<bool> decide(const Value &Condition);

  // Calls (EvaluateCall.cpp).
  Value evalCall(const clang::CallExpr *E, const Value &ResultPlace);
  Value evalConstruct(const clang::CXXConstructExpr *E, const Value &Place);
  Value invoke(const clang::FunctionDecl *F, const Value &This, llvm::ArrayRef<Value> Arguments,
               const Value &ResultPlace);
  void construct(const clang::CXXConstructorDecl *C, const Value &This, llvm::ArrayRef<Value> Arguments);
  std::vector<Value> arguments(const clang::FunctionDecl *F, llvm::ArrayRef<const clang::Expr *> Exprs);
  Value passed(const clang::Expr *E, clang::QualType Parameter);
  void outside(const clang::FunctionDecl *F, const Value &This, llvm::ArrayRef<Value> Arguments,
               llvm::ArrayRef<const clang::Expr *> Exprs);
  bool isEvaluated(const clang::FunctionDecl *F) const;
  const clang::CXXMethodDecl *overrider(const clang::CXXMethodDecl *M, const Value &This);

  // Functions known by name; nullopt: not known. (Library.cpp, CudaApi.cpp, Containers.cpp)
  struct NamedCall {
    const clang::FunctionDecl *Function;
    llvm::StringRef Name;
    llvm::ArrayRef<Value> Arguments;
    llvm::ArrayRef<const clang::Expr *> Exprs;
    clang::QualType Type;
    const clang::CallExpr *CallSite;
  };
  std::optional<Value> callLibrary(const NamedCall &C);
  std::optional<Value> callMath(const NamedCall &C);
  std::optional<Value> callText(const NamedCall &C);
  std::optional<Value> callGetopt(const NamedCall &C);
  std::optional<Value> callCuda(const NamedCall &C);
  std::optional<Value> callCudaDevice(const NamedCall &C);
  std::optional<Value> callContainer(const clang::CXXMethodDecl *M, const Value &This, llvm::ArrayRef<Value> Arguments,
                                     clang::QualType Type);
  bool constructContainer(const clang::CXXConstructorDecl *C, const Value &This, llvm::ArrayRef<Value> Arguments);
  Value allocate(const Value &Bytes, bool Zero, bool OnDevice);
  /// Writes an allocation to the pointer that the first argument points to.
  Value allocateInto(const Value &Where, const Value &Bytes, bool OnDevice);

  // Launches (LaunchForms.cpp).
  Value evalKernelCall(const clang::CUDAKernelCallExpr *E);
  std::optional<Value> callLaunch(const NamedCall &C);
  std::array<Value, 3> dim3At(const Value &Place);
  Value fieldOf(const Value &Record, clang::QualType T, llvm::StringRef Field, clang::QualType *Type = nullptr);
  void readAttributes(const Value &Config, clang::QualType ConfigType, SeenLaunch &L);
  void record(SeenLaunch L, const clang::Expr *At);
  std::vector<ArgumentValue> argumentsFrom(const clang::FunctionDecl *Kernel, const Value &Pointers);
  ArgumentValue argument(const Value &V, clang::QualType T);
  void kernelRuns(llvm::ArrayRef<Value> Arguments);

  bool isOver() const { return Dead || Steps > Options.Budget; }
  clang::ASTContext &context() { return *Frames.back()->Context; }
  Frame &frame() { return *Frames.back(); }
  /// A temporary with the type's size, uninitialised.
  Value object(clang::QualType T);

  const Program &Files;
  const EvaluationOptions &Options;
  Memory Mem;
  std::vector<std::unique_ptr<Frame>> Frames;
  llvm::DenseMap<const clang::VarDecl *, Value> Globals;
  llvm::DenseMap<const clang::Type *, Scalar> Scalars;
  llvm::DenseMap<const clang::FunctionDecl *, unsigned> Active;
  llvm::DenseSet<uint64_t> Shapes;                       ///< hashes of the distinct launches so far
  llvm::DenseMap<ObjectId, std::string> DriverFunctions; ///< CUfunction values by the name they were looked up with
  uint64_t Steps = 0;
  bool MaybeBroken = false;  ///< a break under a condition of unknown outcome was met
  unsigned Doubt = 0;        ///< nesting of conditions that were decided by a value which is only likely
  unsigned Maybe = 0;        ///< nesting of conditions of unknown outcome
  unsigned LaunchRounds = 0; ///< launches executed so far
  bool Dead = false;         ///< this path ended the program
  int64_t OptionIndex = 1;   ///< getopt's state
  size_t OptionChar = 0;
};

} // namespace cudatidy::host

#endif
