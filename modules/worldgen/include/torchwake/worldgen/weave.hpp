#pragma once

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>

namespace torchwake::worldgen {

/// The builder "weave": a level that looks like a small sample everywhere. The sample is cut into squares,
/// which are turned and mirrored; squares lie side by side where their edges agree, cell for cell. The one of
/// the fewest that are left somewhere is drawn, as often as it occurs, and rules out others around it; a
/// level that does not come out is begun anew a few times, then what is left over stays rock. Takes the
/// level's own sample, or a plain one. Errors: none; where the sample gives hardly any floor all is opened.
/// Random: only from `stream`.
/// Source: Gumin, WaveFunctionCollapse (2016), the simple tiled model.
[[nodiscard]] Layout build_weave(const content::LevelDef& level, std::int32_t depth,
                                 core::RandomStream& stream, const Observer& observer);

}  // namespace torchwake::worldgen
