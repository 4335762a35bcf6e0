#pragma once

// The harm that a command of the hero would do to the hero itself or to one that is no enemy, and the waste
// of an item or a spell, as far as the hero knows. The game asks the player before it carries out such a
// command.

#include <torchwake/content/ids.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/command.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::forecast {

/// An aimed command in terms that do not depend on the places of the pack and of the spellbook.
struct AimedDeed {
    content::EffectSource source;         ///< the item that is used, thrown or shot, or the spell
    content::ItemId weapon{};             ///< the weapon of a shot; invalid for all else
    bool thrown = false;                  ///< the item is thrown by hand
    core::Point target;                   ///< the cell aimed at
    std::optional<core::Point> rolled{};  ///< the cell of the prop that is rolled away, and flies as the item

    /// True if an item flies by itself: it is thrown by hand, or shot.
    [[nodiscard]] bool is_missile() const { return thrown || weapon.valid(); }
};

/// The deed of a command with a target; nothing for any other command, or if what it needs is missing.
[[nodiscard]] std::optional<AimedDeed> aimed_deed(const Knowledge& knowledge, const rules::Command& command);

/// The forecast of an aimed deed. Requires: as forecast_aim() or forecast_shot().
[[nodiscard]] AimForecast forecast_deed(const Knowledge& knowledge, const AimedDeed& deed);
/// The greatest distance at which a deed can be aimed, whatever its target.
[[nodiscard]] core::Cells reach_of(const content::Catalog& catalog, const AimedDeed& deed);

/// The way in which a command would do harm.
enum class HarmKind : std::uint8_t {
    Self,    ///< the hero would be struck, or burn for it
    Friend,  ///< one that is no enemy would be struck or burn, and become an enemy with all its friends
    Trap,    ///< a step slides, or a confused one may lead, onto a known trap
    Matter,  ///< a step leads, or a confused one may lead, to where fire or other matter hurts the
             ///< hero
    Waste,   ///< nobody would be struck, and the deed does nothing else
    Loss,    ///< a step leads, or a confused one may lead, into water that carries a thing away
    Toll,    ///< a step opens a gate, which costs coins
    Prize,   ///< the prize comes to where it is destroyed
};

/// The first reason to ask before a command.
struct HarmForecast {
    HarmKind kind = HarmKind::Self;  ///< the way in which it harms
    core::Point at;                  ///< the cell of the victim, of the trap, of the matter or of the target
    content::MonsterId victim{};     ///< the kind of a Friend
    content::TrapId trap{};          ///< of a Trap
    content::MatterId matter{};      ///< of a Matter or a Loss; invalid: fire
    content::ItemId item{};          ///< of a Loss: the first stack that the water takes; the Prize
    std::int32_t count = 0;          ///< of a Loss: the size of that stack
    content::TileId gate{};          ///< of a Toll
    std::int32_t gold = 0;           ///< of a Toll: the pieces of gold that the hero pays
    bool afterwards = false;         ///< not the deed itself hurts, but the matter in the beats after it

    friend bool operator==(const HarmForecast&, const HarmForecast&) = default;
};

/// The harm of a command; nothing if the hero knows of none. The hero's own comes first. The harm of matter
/// is none where it hurts the hero no otherwise than where it stands. Requires: `check` allows the command.
/// Cost: that of a forecast of the command, or of the next beat.
[[nodiscard]] std::optional<HarmForecast> forecast_harm(const Knowledge& knowledge,
                                                        const rules::Command& command);

}  // namespace torchwake::forecast
