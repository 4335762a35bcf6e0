#pragma once

// The actions of play: which of them have a button, and which matter in the hero's situation, and how much.

#include "rows/action_label.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::panels {

/// True while a hostile actor is in view.
[[nodiscard]] bool enemy_in_view(const forecast::Knowledge& known);

/// Ranks the actions of play by the hero's situation. An action without a rank is still legal; if it is
/// impossible, it is refused with a reason. The knowledge must outlive it.
class PlayRanks {
  public:
    explicit PlayRanks(const forecast::Knowledge& knowledge)
        : knowledge_(&knowledge), hero_(knowledge.hero()), in_danger_(enemy_in_view(knowledge)) {}

    /// The rank of an action's label, 0 for the most important; nothing if the action doesn't matter now, or
    /// has a button.
    [[nodiscard]] std::optional<std::int32_t> rank(screen::Action action) const;

    /// True if the action would do something now, whether it matters or not.
    [[nodiscard]] bool is_useful(screen::Action action) const;

    /// True for Descend and Ascend away from the stairs.
    [[nodiscard]] bool leads_to_stairs(screen::Action action) const;

  private:
    const forecast::Knowledge* knowledge_;
    forecast::HeroFacts hero_;
    bool in_danger_;
};

/// True if the action has a button.
[[nodiscard]] bool is_button(screen::Action action);
/// The buttons of a row: explore, rest, travel, pack, cast, look, map, and where there is room you and log,
/// menu. Their places depend on nothing but its width, the keys and the words.
[[nodiscard]] std::vector<ActionLabel> place_buttons(const core::Rect& row, const screen::KeyMap& keys,
                                                     const words::Words& words);

}  // namespace torchwake::panels
