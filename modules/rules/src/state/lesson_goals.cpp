#include <torchwake/rules/lesson.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/none_of.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::rules {
namespace {

using core::Point;

/// Judges each kind of goal; a kind without a rule does not compile.
class Judge {
  public:
    Judge(const World& world, const content::LessonDef& lesson) : world_(&world), lesson_(&lesson) {}

    bool operator()(const content::ReachGoal& goal) const { return hero_stands_at(goal.at); }
    bool operator()(const content::SneakGoal& goal) const {
        return hero_stands_at(goal.at) && ranges::none_of(monsters(*world_), [this](const Placed& actor) {
                   return seeks_hero(actor.id);
               });
    }
    bool operator()(const content::TakeGoal& goal) const {
        return !lies([&goal](const Item& item) { return item.kind == goal.item; });
    }
    bool operator()(const content::DropGoal& goal) const {
        return lies([&goal](const Item& item) { return item.kind == goal.item && item.laid_down; });
    }
    bool operator()(const content::LackGoal& goal) const {
        return !carries([&](EntityId thing) { return is_kind(thing, goal.item); });
    }
    bool operator()(const content::EquipGoal& goal) const {
        return carries([&](EntityId thing) {
            return is_kind(thing, goal.item) && world_->entities.equipped.contains(thing);
        });
    }
    bool operator()(const content::LearnGoal& goal) const {
        return std::ranges::binary_search(world_->identified.kinds, goal.item);
    }
    bool operator()(const content::SlayGoal& goal) const {
        return ranges::none_of(monsters(*world_), [&](const Placed& actor) {
            return world_->entities.creatures[actor.id].kind == goal.monster;
        });
    }
    bool operator()(const content::TileGoal& goal) const {
        return any_cell(goal.at, [&](Point at) { return world_->level.tiles[at] == goal.tile; });
    }
    bool operator()(const content::MatterGoal& goal) const {
        return any_cell(goal.at, [&](Point at) { return has(at, goal.matter); });
    }
    bool operator()(const content::ClearGoal& goal) const {
        return !any_cell(goal.at, [&](Point at) {
            return has(at, goal.matter) || matter_at(world_->level.matter, at).burns;
        });
    }
    bool operator()(const content::TorchGoal& goal) const {
        const Torch* const torch = world_->entities.torches.find(hero_id);
        return torch != nullptr && torch->lit == goal.lit;
    }
    bool operator()(const content::HealGoal& goal) const {
        return world_->entities.vitals[hero_id].hit_points >= goal.least;
    }

  private:
    /// True if such an item lies on the level.
    template <class Is>
    [[nodiscard]] bool lies(const Is& is) const {
        return ranges::any_of(objects(*world_), [&](const Placed& object) {
            const Item* const item = world_->entities.items.find(object.id);
            return item != nullptr && is(*item);
        });
    }
    /// True if the hero carries such a thing.
    template <class Is>
    [[nodiscard]] bool carries(const Is& is) const {
        return ranges::any_of(filled_slots(world_->entities.packs[hero_id]),
                              [&](const SlotContent& slot) { return is(slot.item); });
    }
    /// True if it goes for the hero, or to where it saw or heard it.
    [[nodiscard]] bool seeks_hero(EntityId actor) const {
        const Mind* const mind = world_->entities.minds.find(actor);
        return mind != nullptr && mind->prey == hero_id &&
               (mind->intent == Intent::Hunt || mind->intent == Intent::Track ||
                mind->intent == Intent::Search);
    }
    [[nodiscard]] bool is_kind(EntityId thing, content::ItemId kind) const {
        return world_->entities.items[thing].kind == kind;
    }
    [[nodiscard]] bool has(Point at, content::MatterId kind) const {
        const CellMatter here = matter_at(world_->level.matter, at);
        return here.cover == kind || here.liquid == kind || here.gas == kind;
    }
    template <class Holds>
    [[nodiscard]] bool any_cell(content::LessonPlace place, const Holds& holds) const {
        return std::ranges::any_of(content::cells_with(*lesson_, place.drawn), holds);
    }
    [[nodiscard]] bool hero_stands_at(content::LessonPlace place) const {
        return lesson_->cells[position_of(*world_, hero_id)] == place.drawn;
    }

    const World* world_;
    const content::LessonDef* lesson_;
};

}  // namespace

bool is_over(const World& world, const content::LessonDef& lesson, const content::LessonStep& step) {
    // The hero may have fallen to another level, and the data may have changed since the run began.
    if (world.level.depth != lesson.depth || world.level.tiles.size() != lesson.cells.size()) {
        return false;
    }
    const Judge judge(world, lesson);
    return std::ranges::all_of(step.goals,
                               [&judge](const content::LessonGoal& goal) { return std::visit(judge, goal); });
}

}  // namespace torchwake::rules
