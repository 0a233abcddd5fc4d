// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_ARCHEDITS_H
#define CUDA_TIDY_BUILD_ARCHEDITS_H

#include "build/BuildFacts.h"

namespace cudatidy {

/// Edits of architecture lists that keep the list's own way of writing. None: the place does not allow one.

/// Takes an entry out, with its separator. Refused for the only entry of its list.
std::optional<Edit> removeEntry(const BuildFacts &B, const CompileGroup &G, const ArchFact &A);

/// Puts another architecture in an entry's place, machine code and PTX as they were.
std::optional<Edit> replaceEntry(const BuildFacts &B, const ArchFact &A, GpuArch With);

/// Adds machine code for an architecture, or PTX, behind the last entry.
std::optional<Edit> addEntry(const BuildFacts &B, const CompileGroup &G, GpuArch Arch, CodeKind Kind);

/// Adds a whole list to a group that has none: machine code for all, PTX for the newest.
std::optional<Edit> addList(const BuildFacts &B, const CompileGroup &G, std::vector<GpuArch> Archs);

/// Takes an option of a command line out, with the blank before it.
std::optional<Edit> removeWords(const BuildFacts &B, const Place &Whole);

/// Text in place of [Offset, Offset + Length) of a build file.
Edit editAt(const std::string &File, unsigned Offset, unsigned Length, std::string Text);

/// A fix with its edits; without any it is a suggestion whose title says it all.
Fix fixWith(Safety Kind, std::string Title, std::vector<Edit> Edits);

/// What a project should build for: its targets, else what is usual with its toolkit.
std::vector<GpuArch> wantedArchs(const BuildFacts &B, const std::optional<ToolkitFact> &Toolkit);

/// "80, 90" for messages.
std::string spelledArchs(const std::vector<GpuArch> &Archs);

} // namespace cudatidy

#endif
