#pragma once

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/ids.hpp>

#include <variant>

namespace torchwake::save {

/// The one other than itself that the hero killed, if the event tells of that; else null.
[[nodiscard]] inline const rules::ActorRef* victim_of_hero(const rules::Event& event) {
    const auto* const died = std::get_if<rules::ActorDied>(&event);
    const bool kills =
        died != nullptr && died->killer.id == rules::hero_id && died->actor.id != rules::hero_id;
    return kills ? &died->actor : nullptr;
}

}  // namespace torchwake::save
