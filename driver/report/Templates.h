// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_TEMPLATES_H
#define CUDA_TIDY_DRIVER_REPORT_TEMPLATES_H

#include <span>
#include <string_view>

namespace cudatidy {

/// One file of driver/report/templates.
struct ReportTemplate {
  std::string_view Path; ///< such as "page.html"
  std::string_view Text;
};

/// All of them, sorted by path.
std::span<const ReportTemplate> reportTemplates();

} // namespace cudatidy

#endif
