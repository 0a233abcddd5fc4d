// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/CompileDatabase.h"

#include "frontend/Invocation.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <nlohmann/json.hpp>

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr const char *FileName = "compile_commands.json";

/// Reads entries as they come, so that a large database is never held twice.
class EntryReader : public nlohmann::json_sax<nlohmann::json> {
public:
  explicit EntryReader(std::vector<DatabaseEntry> &Out) : Out(Out) {}

  size_t ErrorAt = 0;
  std::string Error;

  bool null() override { return value(); }
  bool boolean(bool) override { return value(); }
  bool number_integer(number_integer_t) override { return value(); }
  bool number_unsigned(number_unsigned_t) override { return value(); }
  bool number_float(number_float_t, const string_t &) override { return value(); }
  bool binary(binary_t &) override { return value(); }

  bool string(string_t &Text) override {
    if (Depth == 2) {
      if (Key == "file") {
        Entry.File = std::move(Text);
      } else if (Key == "directory") {
        Entry.Directory = std::move(Text);
      } else if (Key == "command") {
        Entry.Command = std::move(Text);
      }
    } else if (Depth == 3 && Key == "arguments") {
      Entry.Arguments.push_back(std::move(Text));
    }
    return value();
  }
  bool key(string_t &Text) override {
    if (Depth == 2) {
      Key = std::move(Text);
    }
    return true;
  }
  bool start_object(size_t) override {
    if (Depth == 0) {
      return fail("a list of entries is expected");
    }
    ++Depth;
    return true;
  }
  bool end_object() override {
    if (--Depth == 1) {
      Out.push_back(std::move(Entry));
      Entry = {};
    }
    return true;
  }
  bool start_array(size_t) override {
    ++Depth;
    return true;
  }
  bool end_array() override {
    --Depth;
    return true;
  }
  bool parse_error(size_t Position, const std::string &Token, const nlohmann::json::exception &E) override {
    ErrorAt = Position;
    llvm::StringRef What(E.what());
    // The library's text begins with its own numbers and place; the part behind the last colon pair is the reason.
    const size_t At = What.find("syntax error");
    Error = At == llvm::StringRef::npos ? What.str() : What.drop_front(At).str();
    return false;
  }

private:
  bool value() { return Depth > 0 || fail("a list of entries is expected"); }
  bool fail(const char *What) {
    Error = What;
    return false;
  }

  std::vector<DatabaseEntry> &Out;
  DatabaseEntry Entry;
  std::string Key;
  unsigned Depth = 0;
};

std::optional<std::string> fileIn(const llvm::Twine &Folder) {
  llvm::SmallString<256> Path;
  Folder.toVector(Path);
  path::append(Path, FileName);
  return fs::is_regular_file(Path) ? std::optional(std::string(Path)) : std::nullopt;
}

bool isBuildFolder(llvm::StringRef Name) {
  return Name.starts_with("build") || Name.starts_with("out") || Name.starts_with("cmake-build") || Name == "_build";
}

/// The folders of a folder, sorted; "build" itself first, for it is the one that people mean.
std::vector<std::string> subfolders(llvm::StringRef Folder, llvm::function_ref<bool(llvm::StringRef)> Wanted) {
  std::vector<std::string> Out;
  std::error_code EC;
  for (fs::directory_iterator It(Folder, EC), End; It != End && !EC; It.increment(EC)) {
    if (Wanted(path::filename(It->path())) && fs::is_directory(It->path())) {
      Out.push_back(It->path());
    }
  }
  llvm::sort(Out, [](llvm::StringRef A, llvm::StringRef B) {
    return std::make_tuple(path::filename(A) != "build", A) < std::make_tuple(path::filename(B) != "build", B);
  });
  return Out;
}

} // namespace

llvm::Expected<CompileDatabase> CompileDatabase::load(llvm::StringRef Path) {
  CompileDatabase D;
  llvm::SmallString<256> Name(Path);
  if (fs::is_directory(Name)) {
    path::append(Name, FileName);
  }
  fs::make_absolute(Name);
  D.Path = std::string(Name);
  auto Buffer = llvm::MemoryBuffer::getFile(Name);
  if (!Buffer) {
    return llvm::createStringError(D.Path + ": " + Buffer.getError().message() +
                                   "; generate it with cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, or with bear -- make");
  }
  const llvm::StringRef Text = (*Buffer)->getBuffer();
  EntryReader Reader(D.Entries);
  if (!nlohmann::json::sax_parse(Text.begin(), Text.end(), &Reader)) {
    // The position is behind the character that does not fit, which may be the end of the line itself.
    const llvm::StringRef Before = Text.take_front(Reader.ErrorAt ? Reader.ErrorAt - 1 : 0);
    const size_t Line = 1 + Before.count('\n'), Column = Before.size() - (Before.rfind('\n') + 1) + 1;
    return llvm::createStringError(D.Path + ":" + llvm::Twine(Line) + ":" + llvm::Twine(Column) +
                                   ": not a compile database: " + Reader.Error +
                                   "; generate it again, or name another one with -p");
  }
  const std::string Folder = path::parent_path(Name).str();
  std::erase_if(D.Entries, [](const DatabaseEntry &E) { return E.File.empty(); });
  for (unsigned I = 0; I < D.Entries.size(); ++I) {
    DatabaseEntry &E = D.Entries[I];
    E.Directory = absolutePath(E.Directory, Folder);
    E.File = absolutePath(E.File, E.Directory);
  }
  D.settle(Folder);
  for (unsigned I = 0; I < D.Entries.size(); ++I) {
    const DatabaseEntry &E = D.Entries[I];
    D.ByFile[E.File].push_back(I);
    D.ByName[path::filename(E.File)].push_back(I);
  }
  return D;
}

/// Takes a database that was made elsewhere for what it is, and says what does not fit this machine.
void CompileDatabase::settle(llvm::StringRef Folder) {
  std::vector<llvm::StringRef> Files;
  for (const DatabaseEntry &E : Entries) {
    if (E.isUsable()) {
      Files.push_back(E.File);
    }
  }
  if (Files.empty()) {
    Note = "no entry has a file and a command; flags are found from the files themselves";
    return;
  }
  if (llvm::none_of(Files, [](llvm::StringRef File) { return fs::exists(File); })) {
    const auto Moved = findRelocation(Files, Folder);
    if (!Moved) {
      Note = "none of the files that it names is here; generate it again on this machine, or name another one with -p";
      return;
    }
    Note = Moved->From + ", where it was made, is taken for " + Moved->To;
    const auto Shared = std::make_shared<const Relocation>(*Moved);
    for (DatabaseEntry &E : Entries) {
      E.Moved = Shared;
      E.File = (*Shared)(E.File);
      E.Directory = (*Shared)(E.Directory);
    }
    return;
  }
  const auto Lost = llvm::find_if(Entries, [Last = llvm::StringRef()](const DatabaseEntry &E) mutable {
    const bool Known = E.Directory == Last; // many entries, few folders
    Last = E.Directory;
    return !Known && !fs::is_directory(E.Directory);
  });
  if (Lost != Entries.end()) {
    Note = "the folder " + Lost->Directory + " that it names is not here; generate it again on this machine";
  }
}

std::optional<std::string> CompileDatabase::find(llvm::StringRef File, llvm::StringRef ProjectRoot) {
  bool InProject = true;
  llvm::StringRef Folder = fs::is_directory(File) ? File : path::parent_path(File);
  for (; !Folder.empty(); Folder = path::parent_path(Folder)) {
    if (auto Found = fileIn(Folder)) {
      return Found;
    }
    if (InProject) {
      for (const std::string &Build : subfolders(Folder, isBuildFolder)) {
        if (auto Found = fileIn(Build)) {
          return Found;
        }
        for (const std::string &Inner : subfolders(Build, [](llvm::StringRef N) { return !N.starts_with("."); })) {
          if (auto Found = fileIn(Inner)) {
            return Found;
          }
        }
      }
    }
    InProject &= Folder != ProjectRoot;
  }
  return std::nullopt;
}

std::vector<const DatabaseEntry *> CompileDatabase::entriesFor(llvm::StringRef File) const {
  std::vector<const DatabaseEntry *> Out;
  if (const auto It = ByFile.find(File); It != ByFile.end()) {
    for (const unsigned I : It->second) {
      Out.push_back(&Entries[I]);
    }
    return Out;
  }
  if (const auto It = ByName.find(path::filename(File)); It != ByName.end()) {
    for (const unsigned I : It->second) {
      if (fs::equivalent(Entries[I].File, File)) {
        Out.push_back(&Entries[I]);
      }
    }
  }
  return Out;
}

std::optional<CompileCommand> CompileDatabase::commandFor(llvm::StringRef File, const TranslateOptions &Options) const {
  std::optional<CompileCommand> First;
  for (const DatabaseEntry *E : entriesFor(File)) {
    if (!E->isUsable()) {
      continue;
    }
    CompileCommand C = translateEntry(*E, Options);
    if (C.IsCuda && C.Compiles) {
      return C;
    }
    if (!First) {
      First = std::move(C);
    }
  }
  return First;
}

const DatabaseEntry *CompileDatabase::nearestCuda(llvm::StringRef File, const TranslateOptions &Options) const {
  std::vector<std::pair<unsigned, unsigned>> Order;
  for (unsigned I = 0; I < Entries.size(); ++I) {
    // Few entries are CUDA; the cheap test keeps a large database from being translated whole.
    const DatabaseEntry &E = Entries[I];
    const bool Likely = llvm::StringRef(E.File).ends_with(".cu") || llvm::StringRef(E.Command).contains("-x cu") ||
                        llvm::is_contained(E.Arguments, std::string("-x"));
    if (Likely && E.isUsable()) {
      Order.emplace_back(folderDistance(E.File, File), I);
    }
  }
  llvm::sort(Order);
  for (const auto &[Distance, I] : Order) {
    const CompileCommand C = translateEntry(Entries[I], Options);
    if (C.IsCuda && C.Compiles) {
      return &Entries[I];
    }
  }
  return nullptr;
}

CompileCommand cudatidy::translateEntry(const DatabaseEntry &Entry, const TranslateOptions &Options) {
  // The command names the file as it is called where it was written.
  const std::string File = Entry.Moved ? Entry.Moved->back(Entry.File) : Entry.File;
  CompileCommand C = Entry.Arguments.empty() ? translateShellCommand(Entry.Command, Entry.Directory, File, Options)
                                             : translateArguments(Entry.Arguments, Entry.Directory, File, Options);
  if (Entry.Moved) { // options and their paths are words of their own
    C.File = Entry.File;
    for (std::vector<std::string> *Paths : {&C.ClangArgs, &C.IncludeDirs, &C.ToolkitIncludes}) {
      llvm::transform(*Paths, Paths->begin(), *Entry.Moved);
    }
    C.Directory = (*Entry.Moved)(C.Directory);
  }
  return C;
}

unsigned cudatidy::folderDistance(llvm::StringRef A, llvm::StringRef B) {
  auto ItA = path::begin(A);
  auto ItB = path::begin(B);
  while (ItA != path::end(A) && ItB != path::end(B) && *ItA == *ItB) {
    ++ItA;
    ++ItB;
  }
  return std::distance(ItA, path::end(A)) + std::distance(ItB, path::end(B));
}
