// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Lanes.h"

#include <array>
#include <map>
#include <set>
#include <vector>

using namespace cudatidy;

namespace {

constexpr unsigned Lanes = 32, Sector = 32, Banks = 32, BankBytes = 4;
constexpr unsigned Pitch = LanesWidth / Lanes; // of lanes and of the banks below them
constexpr unsigned LaneBottom = 16, CellTop = 60, CellHeight = 14, RowHeight = 7;
constexpr unsigned MaxCells = 32, MaxRows = 32;

struct Request {
  bool Shared = false;
  unsigned Bytes = 0;
  std::array<std::optional<uint64_t>, Lanes> Offset;
};

std::optional<Request> requestOf(const Json &J) {
  Request R;
  R.Shared = textIn(J, "space") == "shared";
  R.Bytes = countIn(J, "bytes");
  const Json &Offsets = listIn(J, "offsets");
  if (!R.Bytes || R.Bytes > 1024 || Offsets.size() != Lanes) {
    return std::nullopt;
  }
  bool Any = false;
  for (unsigned L = 0; L != Lanes; ++L) {
    if (Offsets[L].is_number_unsigned()) {
      R.Offset[L] = Offsets[L].get<uint64_t>();
      Any = true;
    }
  }
  return Any ? std::optional(R) : std::nullopt;
}

std::string number(double X) {
  std::string Text = std::to_string(static_cast<long>(X * 10 + 0.5));
  if (Text.size() == 1) {
    Text.insert(0, "0");
  }
  const char Last = Text.back();
  Text.pop_back();
  return Last == '0' ? Text : Text + "." + Last;
}

std::string line(double X1, double Y1, double X2, double Y2) {
  return "M" + number(X1) + " " + number(Y1) + "L" + number(X2) + " " + number(Y2);
}

std::string box(double X, double Y, double Width, double Height) {
  return "M" + number(X) + " " + number(Y) + "h" + number(Width) + "v" + number(Height) + "h-" + number(Width) + "z";
}

double laneX(unsigned L) { return Pitch * (L + 0.5); }

void drawIdle(const Request &R, LanesPicture &P) {
  for (unsigned L = 0; L != Lanes; ++L) {
    if (!R.Offset[L]) {
      P.Idle += box(Pitch * L + 2, 2, Pitch - 4, LaneBottom - 2);
    }
  }
}

void drawSectors(const Request &R, LanesPicture &P) {
  std::map<uint64_t, uint32_t> Asked; // by sector, a bit for each byte
  for (unsigned L = 0; L != Lanes; ++L) {
    for (unsigned B = 0; R.Offset[L] && B != R.Bytes; ++B) {
      const uint64_t At = *R.Offset[L] + B;
      Asked[At / Sector] |= uint32_t(1) << (At % Sector);
    }
  }
  P.Touched = static_cast<unsigned>(Asked.size());
  P.Cells = std::min<unsigned>(P.Touched, MaxCells);
  P.LeftOut = P.Touched - P.Cells;
  // Few sectors keep a width at which their share can be seen, and stay in the middle.
  const double Width = std::min(double(LanesWidth) / P.Cells, 4.0 * Pitch), Left = (LanesWidth - Width * P.Cells) / 2;
  std::map<uint64_t, unsigned> Column;
  for (const auto &[Index, Bits] : Asked) {
    const auto Here = static_cast<unsigned>(Column.size());
    if (Here == P.Cells) {
      break;
    }
    Column[Index] = Here;
    const double X = Left + Width * Here + 1, Inner = Width - 2;
    P.Outline += box(X, CellTop, Inner, CellHeight);
    for (unsigned Byte = 0; Byte != Sector;) {
      const unsigned Begin = Byte;
      while (Byte != Sector && Bits >> Byte & 1) {
        ++Byte;
      }
      if (Byte != Begin) {
        P.Filled += box(X + Inner * Begin / Sector, CellTop, Inner * (Byte - Begin) / Sector, CellHeight);
      } else {
        ++Byte;
      }
    }
  }
  for (unsigned L = 0; L != Lanes; ++L) {
    if (const auto It = R.Offset[L] ? Column.find(*R.Offset[L] / Sector) : Column.end(); It != Column.end()) {
      const double Within = (double(*R.Offset[L] % Sector) + std::min(R.Bytes, Sector) / 2.0) / Sector;
      P.Lines +=
          line(laneX(L), LaneBottom, Left + Width * It->second + 1 + (Width - 2) * std::min(1.0, Within), CellTop);
    }
  }
  P.Height = CellTop + CellHeight + 2;
}

void drawBanks(const Request &R, LanesPicture &P) {
  std::array<std::set<uint64_t>, Banks> Words; // different words asked for, by bank
  for (unsigned L = 0; L != Lanes; ++L) {
    for (unsigned B = 0; R.Offset[L] && B < std::max(R.Bytes, 1U); B += BankBytes) {
      const uint64_t Word = (*R.Offset[L] + B) / BankBytes;
      Words[Word % Banks].insert(Word);
    }
    if (R.Offset[L]) {
      const auto Bank = static_cast<unsigned>(*R.Offset[L] / BankBytes % Banks);
      P.Lines += line(laneX(L), LaneBottom, laneX(Bank), CellTop);
    }
  }
  P.Cells = Banks;
  for (unsigned B = 0; B != Banks; ++B) {
    P.Touched = std::max(P.Touched, static_cast<unsigned>(Words[B].size()));
    if (const auto Rows = std::min<unsigned>(static_cast<unsigned>(Words[B].size()), MaxRows)) {
      P.Filled += box(Pitch * B + 2, CellTop, Pitch - 4, RowHeight * Rows);
    }
  }
  P.Height = CellTop + RowHeight * std::clamp(P.Touched, 2U, MaxRows) + 12;
}

} // namespace

std::optional<LanesPicture> cudatidy::drawLanes(const Json &Evidence) {
  const std::optional<Request> R = requestOf(Evidence);
  if (!R) {
    return std::nullopt;
  }
  LanesPicture P;
  P.Shared = R->Shared;
  drawIdle(*R, P);
  if (P.Shared) {
    drawBanks(*R, P);
  } else {
    drawSectors(*R, P);
  }
  return P;
}
