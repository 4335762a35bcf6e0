#include "checks/lesson_checks.hpp"

#include "checks/checked_definition.hpp"
#include "checks/drawn_cell_checks.hpp"
#include "readers/drawn_rows.hpp"

#include <torchwake/core/direction.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>

namespace torchwake::content {
namespace {

using core::Point;

using Fault = DrawnFault;
using Faulty = std::optional<Fault>;

/// The places of a goal at which the hero has to stand, or which it has to reach with a hand.
std::optional<LessonPlace> place_of(const LessonGoal& goal) {
    return std::visit(
        [](const auto& kind) -> std::optional<LessonPlace> {
            if constexpr (requires { kind.at; }) {
                return kind.at;
            } else {
                return std::nullopt;
            }
        },
        goal);
}

class LessonChecker {
  public:
    LessonChecker(const LessonDef& lesson, const CatalogParts& parts) : lesson_(&lesson), parts_(&parts) {}

    [[nodiscard]] Faulty fault() const {
        const auto level = std::ranges::find_if(parts_->levels, [this](const LevelDef& def) {
            return def.min_depth <= lesson_->depth && lesson_->depth <= def.max_depth;
        });
        if (level == parts_->levels.end()) {
            return Fault{"depth", std::to_string(lesson_->depth), "the depth of a level below the town"};
        }
        for (const DrawnCell& cell : lesson_->legend) {
            if (Faulty found = fault_of_cell(cell, *parts_)) {
                return found;
            }
        }
        Faulty found = fault_of_pack();
        return found ? found : fault_of_places();
    }

  private:
    /// True if no actor can ever be in a cell with that character.
    [[nodiscard]] bool is_solid(char drawn) const {
        const DrawnCell* const own = legend_of(*lesson_, drawn);
        if (own == nullptr || !own->tile.valid()) {
            return drawn == '#';
        }
        const TileDef& tile = parts_->tiles[own->tile.value];
        return tile.blocks && !tile.opens_to;
    }

    [[nodiscard]] Faulty fault_of_pack() const {
        const auto hero = std::ranges::find(parts_->monsters, hero_id, &MonsterDef::id);
        if (std::ssize(lesson_->pack) > hero->pack_slots) {
            return Fault{"pack", std::to_string(lesson_->pack.size()) + " things",
                         "at most " + std::to_string(hero->pack_slots) + ", as the hero has slots"};
        }
        std::array<bool, equip_slot_count> taken{};
        for (const LessonThing& thing : lesson_->pack) {
            const ItemDef& item = parts_->items[thing.item.value];
            if (item.prize || item.money || thing.count > item.stack) {
                return Fault{"pack", std::to_string(thing.count) + " of " + in_quotes(item.id),
                             "a stack to carry, at most " + std::to_string(item.stack)};
            }
            const auto slot = equip_slot_of(item);
            if (thing.worn && (!slot || thing.count > 1 || taken.at(static_cast<std::size_t>(*slot)))) {
                return Fault{"pack", in_quotes(item.id) + " worn", "one thing in each place of the body"};
            }
            if (thing.worn) {
                taken.at(static_cast<std::size_t>(*slot)) = true;
            }
        }
        return std::nullopt;
    }

    /// True if the hero gets to one of the cells with that character, or beside a solid one.
    [[nodiscard]] bool is_within_reach(char drawn, const core::Grid<std::uint8_t>& reached) const {
        for (const Point at : cells_with(*lesson_, drawn)) {
            const bool beside = std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
                const Point next = core::step(at, direction);
                return reached.contains(next) && reached[next] != 0;
            });
            if (reached[at] != 0 || (is_solid(drawn) && beside)) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] Faulty fault_of_places() const {
        const core::Grid<std::uint8_t> within =
            reached_from(lesson_->cells.size(), start_of(*lesson_),
                         [this](Point at) { return !is_solid(lesson_->cells[at]); });
        for (std::size_t step = 0; step < lesson_->steps.size(); ++step) {
            const auto refuse = [step](const LessonPlace& at) {
                return Fault{"steps",
                             "the place " + in_quotes(std::string(1, at.drawn)) + " in step " +
                                 std::to_string(step + 1),
                             "a character of the drawing to which a way leads from @"};
            };
            for (const LessonGoal& goal : lesson_->steps[step].goals) {
                const std::optional<LessonPlace> at = place_of(goal);
                const bool stands =
                    std::holds_alternative<ReachGoal>(goal) || std::holds_alternative<SneakGoal>(goal);
                if (at && ((stands && is_solid(at->drawn)) || !is_within_reach(at->drawn, within))) {
                    return refuse(*at);
                }
            }
            const std::optional<LessonPlace>& mark = lesson_->steps[step].mark;
            if (mark && !is_within_reach(mark->drawn, within)) {
                return refuse(*mark);
            }
        }
        return std::nullopt;
    }

    const LessonDef* lesson_;
    const CatalogParts* parts_;
};

}  // namespace

void check_lessons(Source& source, const CatalogParts& parts) {
    check_each(source, "lessons", parts.lessons,
               [&parts](const CheckedDefinition& at, const LessonDef& lesson) {
                   if (const Faulty fault = LessonChecker(lesson, parts).fault()) {
                       at.refuse(fault->member, fault->found, fault->expected);
                   }
               });
}

}  // namespace torchwake::content
