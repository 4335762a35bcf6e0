#pragma once

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/ids.hpp>

#include <type_traits>
#include <variant>

namespace torchwake::rules {

/// True if a blow, a shot, fire, or an item, spell or trap hurts the hero. False for poison and hunger, whose
/// harm is expected.
[[nodiscard]] inline bool hurts_hero(const Event& event) {
    return std::visit(
        [](const auto& what) {
            using What = std::remove_cvref_t<decltype(what)>;
            constexpr bool hurts = std::is_same_v<What, BlowLanded> || std::is_same_v<What, ActorHurt> ||
                                   std::is_same_v<What, ShotLanded> || std::is_same_v<What, PowerHurt> ||
                                   std::is_same_v<What, MatterHurt> || std::is_same_v<What, ActorFell>;
            if constexpr (std::is_same_v<What, CaughtFire>) {
                return what.actor.id == hero_id;
            } else if constexpr (hurts) {
                return what.victim.id == hero_id;
            } else {
                return false;
            }
        },
        event);
}

}  // namespace torchwake::rules
