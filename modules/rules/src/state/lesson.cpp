#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "level/sight.hpp"
#include "level/spawning.hpp"
#include "state/first_world.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

using content::DrawnCell;
using content::LessonDef;
using core::Point;

content::TileId tile_of(const content::LevelTiles& tiles, const DrawnCell* own, char drawn) {
    if (own != nullptr && own->tile.valid()) {
        return own->tile;
    }
    return drawn == '#' ? tiles.wall : drawn == '+' ? tiles.door : tiles.floor;
}

LevelPlan plan_of(const content::Catalog& catalog, const LessonDef& lesson) {
    const content::LevelTiles& tiles = catalog.level_at(lesson.depth).tiles;
    LevelPlan plan;
    plan.depth = lesson.depth;
    plan.tiles.reset(lesson.cells.size());
    plan.arrival = content::start_of(lesson);
    make_planes(plan);
    for (const Point at : core::cells_of(lesson.cells.size())) {
        const DrawnCell* const own = content::legend_of(lesson, lesson.cells[at]);
        plan.tiles[at] = tile_of(tiles, own, lesson.cells[at]);
        if (own != nullptr) {
            put(plan, *own, at);
        }
    }
    return plan;
}

void take_all_away(World& world) {
    const Pack pack = world.entities.packs[hero_id];
    for (const SlotContent& slot : filled_slots(pack)) {
        take_from_pack(world, slot.item, hero_id, slot.slot);
        world.entities.items.erase(slot.item);
    }
}

void fill_pack(MutableGameState game, const LessonDef& lesson) {
    Slot slot{0};
    for (const content::LessonThing& thing : lesson.pack) {
        const EntityId item = make_item(game, thing.item);
        game.world.entities.items[item].count = thing.count;
        put_in_pack(game, item, hero_id, slot);
        if (thing.worn) {
            put_on(game, item, *content::equip_slot_of(game.catalog.item(thing.item)));
        }
        ++slot.value;
    }
}

}  // namespace

std::optional<std::size_t> lesson_of_seed(const content::Catalog& catalog, std::uint64_t seed) {
    if (seed < first_lesson_seed || seed >= seed_limit) {
        return std::nullopt;
    }
    const auto place = static_cast<std::size_t>(seed_limit - 1 - seed);
    return place < catalog.lessons().size() ? std::optional(place) : std::nullopt;
}

bool seeks_prize(const content::Catalog& catalog, std::uint64_t seed) {
    return catalog.prize() && !lesson_of_seed(catalog, seed);
}

World begin_lesson(const content::Catalog& catalog, std::size_t place) {
    TORCHWAKE_EXPECTS(place < catalog.lessons().size());
    const LessonDef& lesson = catalog.lessons()[place];
    World world = first_world(catalog, seed_of_lesson(place), plan_of(catalog, lesson));
    world.run.cheated = true;
    take_all_away(world);
    fill_pack({catalog, world}, lesson);
    if (lesson.hit_points > 0) {
        Vitals& vitals = world.entities.vitals[hero_id];
        vitals.hit_points = std::min(lesson.hit_points, vitals.max_hit_points);
    }
    rebuild_caches({catalog, world});
    return world;
}

std::optional<std::size_t> step_over_at_start(const content::Catalog& catalog, std::size_t place) {
    const World world = begin_lesson(catalog, place);
    const LessonDef& lesson = catalog.lessons()[place];
    const auto over = std::ranges::find_if(
        lesson.steps, [&](const content::LessonStep& step) { return is_over(world, lesson, step); });
    return over != lesson.steps.end() ? std::optional(static_cast<std::size_t>(over - lesson.steps.begin()))
                                      : std::nullopt;
}

}  // namespace torchwake::rules
