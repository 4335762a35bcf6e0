#pragma once

// The hero's last aimed deed, as the chronicle of the run tells it.

#include <torchwake/core/point.hpp>
#include <torchwake/rules/foreseen_harm.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/save/chronicle.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

struct LastDeed {
    rules::AimedDeed deed;
    core::Point from;       ///< the hero's cell
    std::int32_t turn = 0;  ///< after it
};

/// The last shot, throw, spell or use of an aimed item by the hero; nothing if the chronicle has none.
[[nodiscard]] std::optional<LastDeed> last_deed(const save::Chronicle& chronicle,
                                                const rules::Knowledge& knowledge);

}  // namespace torchwake::flow
