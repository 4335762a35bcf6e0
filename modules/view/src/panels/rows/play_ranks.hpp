#pragma once

// Which actions of play matter in the hero's situation, and how much: the moments in which the help row
// suggests an action.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/action.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::view {

/// True while a hostile actor is in view.
[[nodiscard]] bool enemy_in_view(const rules::Knowledge& known);

/// Ranks the actions of play by the hero's situation, except those with a button of their own. An action
/// without a rank is still legal; if it is impossible, it is refused with a reason. The knowledge must
/// outlive it.
class PlayRanks {
  public:
    explicit PlayRanks(const rules::Knowledge& knowledge)
        : knowledge_(&knowledge), hero_(knowledge.hero()), in_danger_(enemy_in_view(knowledge)) {}

    /// The rank of an action's label, 0 for the most important; nothing if the action doesn't matter now.
    [[nodiscard]] std::optional<std::int32_t> rank(screen::Action action) const;

    /// True if the action would do something now, whether it matters or not.
    [[nodiscard]] bool is_useful(screen::Action action) const;

    /// True for Descend and Ascend away from the stairs.
    [[nodiscard]] bool leads_to_stairs(screen::Action action) const;

  private:
    const rules::Knowledge* knowledge_;
    rules::HeroFacts hero_;
    bool in_danger_;
};

}  // namespace torchwake::view
