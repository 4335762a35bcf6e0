#pragma once

#include "sources/source.hpp"

#include <torchwake/content/matter_def.hpp>

#include <vector>

namespace torchwake::content {

/// Checks each kind of matter against the others: layers, members that belong together, and fires that would
/// never end. Requires: the source is sound and has the list.
void check_matter(Source& source, const std::vector<MatterDef>& matter);

}  // namespace torchwake::content
