#pragma once

// The hero's last aimed deed, as the chronicle of the run tells it.

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/save/chronicle.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

struct LastDeed {
    forecast::AimedDeed deed;
    core::Point from;       ///< the hero's cell
    std::int32_t turn = 0;  ///< after it
};

/// The last shot, throw, spell or use of an aimed item by the hero; nothing if the chronicle has none.
[[nodiscard]] std::optional<LastDeed> last_deed(const save::Chronicle& chronicle,
                                                const forecast::Knowledge& knowledge);

/// The kind of the item that the hero threw last; invalid if the chronicle has no throw.
[[nodiscard]] content::ItemId last_thrown(const save::Chronicle& chronicle,
                                          const forecast::Knowledge& knowledge);

}  // namespace torchwake::flow
