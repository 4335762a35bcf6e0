#pragma once

#include <torchwake/content/effect.hpp>
#include <torchwake/rules/preview.hpp>

#include <vector>

namespace torchwake::rules {

/// What matter does to those in view after a deed with those effects, which strikes at `at` and reaches those
/// cells. Empty if the deed brings neither heat nor matter. Cost: two forecasts.
[[nodiscard]] std::vector<FateOutlook> foresee_fates(const Knowledge& knowledge,
                                                     const std::vector<content::ItemEffect>& effects,
                                                     core::Point at, const std::vector<core::Point>& reached);

}  // namespace torchwake::rules
