#pragma once

#include "game/hovered_line.hpp"

#include <torchwake/core/units.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/input.hpp>

#include <cstdint>
#include <optional>
#include <utility>

namespace torchwake::flow {

/// Follows the pointer between clicks: moves cursors, records where the pointer rests, and foresees what a
/// click would do.
class Pointing {
  public:
    explicit Pointing(GameContext& context) : context_(&context) {}

    /// Moves the cursor of the innermost screen to what is under the pointer; on a label below a list back to
    /// the line on which the pointer rested, for which the label is meant. True if it is taken.
    bool move(const screen::PointerMoved& moved);
    /// A key or a click: the line on which the pointer rested is of no more interest.
    void forget_line() { hovered_.forget(); }
    /// A key takes the pointer off whatever it is over, on the map or not: no journal has the rest.
    void clear();
    /// True for a left click on what was not there when the pointer came to rest; the next click takes it. It
    /// is a label of play, since who clicks the same place again and again meant the label before it, or a
    /// line of a list with another thing: the one before is gone, and the others closed up.
    [[nodiscard]] bool comes_unseen(const screen::Input& input);

    /// The time at which the pointer has rested for long enough to be recorded; nothing if the journal has
    /// its place, or while an animation lasts.
    [[nodiscard]] std::optional<core::Milliseconds> due() const;
    /// Records the pointer's place if that is due by then.
    void rest_until(core::Milliseconds moment);
    /// Searches the way on which a click at the pointer would lead, which the map shows. `revision`: that of
    /// the game, without whose change the way stays. Cost: at a change way_of_click().
    void foresee_click(std::uint64_t revision);

  private:
    [[nodiscard]] bool comes_unseen(const screen::Offer& label);
    [[nodiscard]] bool comes_unseen(const screen::PointedLine& line);
    bool enter_cell(core::Point cell);
    bool enter_line(std::int32_t line);
    bool return_to_line();
    bool point_at(std::int32_t line);

    GameContext* context_;
    core::Milliseconds moved_at_;
    HoveredLine hovered_;
    content::ItemId thing_;  ///< in the line under the pointer when it moved or clicked last; invalid: none
    /// The target of the pointer when it moved last; nothing: it has not moved since the last key.
    std::optional<screen::Pointed> over_;
    /// The cell and the revision for which the way was searched.
    std::pair<std::optional<core::Point>, std::uint64_t> foreseen_{};
};

}  // namespace torchwake::flow
