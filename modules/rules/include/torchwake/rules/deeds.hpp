#pragma once

// The changes that a deed makes to the matter of a level, without its actors. The World and the forecast
// share it.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/matter.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::rules {

/// Begins the beats of a level at rest. `size` is the level's.
void begin_beats(Matter& matter, core::Size size);

/// Heats a cell at the next beat. Requires: the matter is not at rest.
void heat_cell(Matter& matter, core::Point at, std::int32_t amount);

/// Brings matter into a cell. Of another liquid that is there, one floats on the other, or the cell keeps
/// what it has; it also keeps its gas. Requires: the matter is not at rest.
void bring_into(const content::Catalog& catalog, Matter& matter, core::Point at,
                const content::MatterEffect& effect);

/// Makes stone of what is molten in a cell.
void harden(const content::MatterDef& molten, content::MatterId& cover, content::MatterId& liquid,
            std::uint8_t& depth);

/// The matter that comes out of a kind when it dies; nothing if it does not burst.
[[nodiscard]] std::optional<content::MatterEffect> burst_of(const content::MonsterDef& kind);
/// Breaks the cover of a cell if that breaks at such a force. Returns it; an invalid id if none broke.
content::MatterId push_against(const content::Catalog& catalog, Matter& matter, core::Point at,
                               std::int32_t force);

}  // namespace torchwake::rules
