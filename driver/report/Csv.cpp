// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Csv.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// Takes one quoted cell from the beginning of Text. False: nothing ends it.
bool takeQuoted(StringRef &Text, std::string &Cell) {
  Text = Text.drop_front();
  while (true) {
    const size_t Quote = Text.find('"');
    if (Quote == StringRef::npos) {
      return false;
    }
    Cell += Text.take_front(Quote);
    Text = Text.drop_front(Quote + 1);
    if (!Text.consume_front("\"")) {
      return true;
    }
    Cell += '"';
  }
}

/// Takes a record, with the end of its line. False: a quote in it has no end.
bool takeRecord(StringRef &Text, std::vector<std::string> &Cells) {
  while (true) {
    std::string &Cell = Cells.emplace_back();
    if (Text.starts_with("\"") && !takeQuoted(Text, Cell)) {
      return false;
    }
    const size_t End = Text.find_first_of(",\n");
    Cell += Text.take_front(End).rtrim('\r');
    if (End == StringRef::npos) {
      Text = "";
      return true;
    }
    const bool Last = Text[End] == '\n';
    Text = Text.drop_front(End + 1);
    if (Last) {
      return true;
    }
  }
}

} // namespace

llvm::Expected<std::vector<CsvRow>> cudatidy::readCsv(StringRef Text) {
  std::vector<CsvRow> Rows;
  Text.consume_front("\xef\xbb\xbf");
  unsigned Line = 1;
  while (!Text.empty()) {
    CsvRow Row;
    Row.Line = Line;
    StringRef Rest = Text;
    if (Text.starts_with("\"")) {
      if (!takeRecord(Rest, Row.Cells)) {
        return llvm::createStringError(std::to_string(Line) + ": a quote that nothing ends; is the file cut off?");
      }
    } else {
      StringRef Alone = Text.take_until([](char C) { return C == '\n'; });
      Rest = Text.drop_front(std::min(Text.size(), Alone.size() + 1));
      if (!takeRecord(Alone, Row.Cells)) {
        Row.Cells.clear(); // a line of prose
      }
    }
    Line += static_cast<unsigned>(Text.drop_back(Rest.size()).count('\n'));
    Text = Rest;
    Rows.push_back(std::move(Row));
  }
  return Rows;
}
