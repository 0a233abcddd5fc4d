// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Config.h"

#include "OptionParsing.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

using namespace cudatidy;

namespace {

constexpr const char *FileName = ".cuda-tidy";

struct Key {
  llvm::StringRef Name;
  std::string Config::*Field; ///< null: the key takes a list
  std::vector<std::string> Config::*List = nullptr;
};
const Key Keys[] = {{"Checks", &Config::Checks},
                    {"Language", &Config::Language},
                    {"Arch", &Config::Arch},
                    {"Targets", nullptr, &Config::Targets},
                    {"Driver", &Config::Driver}};

/// Letter case does not matter: `targets` is `Targets`.
const Key *keyNamed(llvm::StringRef Name) {
  const auto *It = llvm::find_if(Keys, [&](const Key &K) { return Name.equals_insensitive(K.Name); });
  return It == std::end(Keys) ? nullptr : It;
}

std::string unknownKey(llvm::StringRef Name) {
  const auto *Near = std::min_element(std::begin(Keys), std::end(Keys), [&](const Key &A, const Key &B) {
    return Name.edit_distance_insensitive(A.Name) < Name.edit_distance_insensitive(B.Name);
  });
  std::string Text = "unknown key '" + Name.str() + "'";
  if (Name.edit_distance_insensitive(Near->Name) <= 3) {
    Text += ", did you mean '" + Near->Name.str() + "'?";
  }
  return Text;
}

/// A list, `[A100, H800]`, or one text with commas. False: neither.
bool readList(llvm::yaml::Node *Value, std::vector<std::string> &Out) {
  llvm::SmallString<32> Storage;
  if (auto *Text = llvm::dyn_cast<llvm::yaml::ScalarNode>(Value)) {
    llvm::SmallVector<llvm::StringRef, 8> Items;
    Text->getValue(Storage).split(Items, ',', -1, false);
    for (const llvm::StringRef Item : Items) {
      Out.push_back(Item.trim().str());
    }
    return true;
  }
  auto *List = llvm::dyn_cast<llvm::yaml::SequenceNode>(Value);
  if (!List) {
    return false;
  }
  for (llvm::yaml::Node &Item : *List) {
    auto *Text = llvm::dyn_cast<llvm::yaml::ScalarNode>(&Item);
    if (!Text) {
      return false;
    }
    Out.push_back(Text->getValue(Storage).trim().str());
    Storage.clear();
  }
  return true;
}

/// Reads the mapping at the top of a file; problems go to the stream's source manager.
void readMapping(llvm::yaml::Stream &Stream, Config &C) {
  llvm::yaml::document_iterator First = Stream.begin();
  llvm::yaml::Node *Root = First == Stream.end() ? nullptr : First->getRoot();
  if (!Root || llvm::isa<llvm::yaml::NullNode>(Root)) {
    return;
  }
  auto *Map = llvm::dyn_cast<llvm::yaml::MappingNode>(Root);
  if (!Map) {
    Stream.printError(Root, "expected a mapping of keys to values");
    return;
  }
  for (llvm::yaml::KeyValueNode &Entry : *Map) {
    auto *Name = llvm::dyn_cast_or_null<llvm::yaml::ScalarNode>(Entry.getKey());
    llvm::yaml::Node *Value = Entry.getValue();
    if (!Name || !Value) {
      Stream.printError(Entry.getKey(), "expected a key");
      return;
    }
    llvm::SmallString<32> NameStorage, Storage;
    const llvm::StringRef Spelled = Name->getValue(NameStorage);
    const Key *K = keyNamed(Spelled);
    if (!K) {
      Stream.printError(Name, unknownKey(Spelled));
      return;
    }
    if (K->List) {
      if (!readList(Value, C.*K->List)) {
        Stream.printError(Value, "expected a list for '" + Spelled + "'");
        return;
      }
    } else if (auto *Text = llvm::dyn_cast<llvm::yaml::ScalarNode>(Value)) {
      C.*K->Field = Text->getValue(Storage).str();
    } else if (auto *Block = llvm::dyn_cast<llvm::yaml::BlockScalarNode>(Value)) {
      C.*K->Field = Block->getValue().str();
    } else {
      Stream.printError(Value, "expected a text for '" + Spelled + "'");
      return;
    }
  }
}

llvm::Expected<Config> readConfig(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return llvm::createStringError(File + ": " + Buffer.getError().message());
  }
  std::string Problem;
  llvm::SourceMgr Manager;
  struct Sink {
    std::string &Problem;
    const std::string &File;
  } To{Problem, File};
  Manager.setDiagHandler(
      [](const llvm::SMDiagnostic &D, void *Context) {
        auto &S = *static_cast<Sink *>(Context);
        if (S.Problem.empty()) {
          S.Problem = S.File + ":" + std::to_string(D.getLineNo()) + ":" + std::to_string(D.getColumnNo() + 1) + ": " +
                      D.getMessage().str();
        }
      },
      &To);
  Config C;
  C.File = File;
  llvm::yaml::Stream Stream((*Buffer)->getMemBufferRef(), Manager);
  readMapping(Stream, C);
  if (!Problem.empty() || Stream.failed()) {
    return llvm::createStringError(Problem.empty() ? File + ": not readable as YAML" : Problem);
  }
  return C;
}

} // namespace

llvm::Expected<Config> cudatidy::findConfig(const std::string &Path) {
  llvm::SmallString<256> Folder(realPath(Path));
  if (!llvm::sys::fs::is_directory(Folder)) {
    llvm::sys::path::remove_filename(Folder);
  }
  while (!Folder.empty()) {
    llvm::SmallString<256> File(Folder);
    llvm::sys::path::append(File, FileName);
    if (llvm::sys::fs::is_regular_file(File)) {
      return readConfig(std::string(File));
    }
    const llvm::StringRef Parent = llvm::sys::path::parent_path(Folder);
    if (Parent == Folder) {
      break;
    }
    Folder = llvm::SmallString<256>(Parent);
  }
  return Config();
}
