// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_RENDER_H
#define CUDA_TIDY_DRIVER_REPORT_RENDER_H

#include "report/View.h"

#include "llvm/Support/raw_ostream.h"

namespace cudatidy {

/// Fills driver/report/templates with a view. All text of the analysed project is escaped; a policy in the page lets no
/// script run but the report's own.
void renderHtml(Json View, llvm::raw_ostream &Out);

/// The summary, the findings and what was not analysed, for a merge request.
void renderMarkdown(const Json &View, llvm::raw_ostream &Out);

} // namespace cudatidy

#endif
