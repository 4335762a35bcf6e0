#include "level/sight.hpp"

#include <torchwake/core/units.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/spatial/line.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::rules {
namespace {

/// True within the disc that the field of view uses, too.
bool within_radius(core::Point a, core::Point b, core::Cells radius) {
    const core::Point gap = a - b;
    const std::int64_t squared = std::int64_t{gap.x} * gap.x + std::int64_t{gap.y} * gap.y;
    return squared <= std::int64_t{radius.value} * radius.value + radius.value;
}

core::Cells vision_of(GameState game, EntityId actor) {
    return definition_of(game, actor).vision + core::Cells{powers_of(game, actor)[content::Power::Lantern]};
}

RememberedObject remembered(const World& world, EntityId object, core::Point at) {
    const Item* item = world.entities.items.find(object);
    return item != nullptr ? RememberedObject{at, apparent_kind(world, *item), {}, item->laid_down}
                           : RememberedObject{at, {}, world.entities.corpses[object].kind, false};
}

/// Remembers the feigning monsters in view as what they look like.
void remember_feigned(MutableGameState game) {
    game.world.caches.visible.for_each_common(game.world.caches.occupied, [game](core::Point at) {
        const EntityId actor = game.world.caches.actors[at];
        if (const auto* const trick = feigning(game, actor)) {
            std::erase_if(game.world.memory.objects,
                          [at](const RememberedObject& object) { return object.at == at; });
            game.world.memory.objects.push_back(feigned_object(game, actor, *trick));
        }
    });
}

/// Remembers those cells of a plane. A level without it has nothing to remember.
template <class T>
void remember_plane(const spatial::BitGrid& cells, const core::Grid<T>& plane, core::Grid<T>& memory) {
    if (plane.size().area() == 0) {
        return;
    }
    if (memory.size() != plane.size()) {
        memory.reset(plane.size());
    }
    cells.for_each_run([&plane, &memory](core::Point first, std::size_t count) {
        const std::size_t start = memory.index(first);
        std::ranges::copy(plane.span().subspan(start, count), memory.span().subspan(start).begin());
    });
}

void remember_matter(const spatial::BitGrid& cells, const Matter& matter, Memory& memory) {
    remember_plane(cells, matter.cover, memory.cover);
    remember_plane(cells, matter.liquid, memory.liquid);
    remember_plane(cells, matter.depth, memory.depth);
}

void refresh_memory(MutableGameState game) {
    const spatial::BitGrid& visible = game.world.caches.visible;
    Memory& memory = game.world.memory;
    remember_plane(visible, game.world.level.tiles, memory.tiles);
    remember_matter(visible, game.world.level.matter, memory);
    memory.seen |= visible;
    std::erase_if(memory.objects,
                  [&visible](const RememberedObject& object) { return visible.get(object.at); });
    visible.for_each_common(game.world.caches.littered, [game, &memory](core::Point at) {
        memory.objects.push_back(remembered(game, game.world.caches.objects[at], at));
    });
    remember_feigned(game);
    std::ranges::sort(memory.objects, {}, &RememberedObject::at);
}

}  // namespace

void refresh_sight(MutableGameState game) {
    Caches& caches = game.world.caches;
    const core::Point eye = game.world.entities.positions[hero_id].at;
    const core::Cells radius = vision_of(game, hero_id);
    const core::Cells keenest =
        std::ranges::max_element(game.catalog.monsters(), {}, &content::MonsterDef::vision)->vision;
    spatial::FieldOfView& field_of_view = caches.scratch->field_of_view;
    field_of_view.compute(caches.opaque, eye, radius, caches.visible);
    if (keenest > radius) {
        field_of_view.compute(caches.opaque, eye, keenest, caches.watched);
    } else {
        caches.watched = caches.visible;
    }
}

void refresh_view(MutableGameState game) {
    Caches& caches = game.world.caches;
    if (caches.sight_stale) {
        refresh_sight(game);
    }
    if (caches.sight_stale || caches.memory_stale) {
        refresh_memory(game);
    }
    caches.sight_stale = false;
    caches.memory_stale = false;
}

void notice_scenes(World& world, Events& events) {
    for (Scene& scene : world.level.scenes) {
        if (!scene.told && world.caches.visible.get(scene.at)) {
            scene.told = true;
            events.emplace_back(SceneSeen{scene.kind, scene.at});
        }
    }
}

bool sees_cell(GameState game, EntityId actor, core::Point at) {
    if (actor == hero_id) {
        return game.world.caches.visible.get(at);
    }
    return can_see(game, game.world.entities.positions[actor].at, vision_of(game, actor), at);
}

bool can_see(const World& world, core::Point eye, core::Cells vision, core::Point at) {
    return within_radius(eye, at, vision) && spatial::has_line_of_sight(world.caches.opaque.rows(), eye, at);
}

void learn_level(World& world) {
    const core::Size size = world.level.tiles.size();
    spatial::BitGrid learned(size);
    world.caches.passable.for_each([&world, &learned](core::Point at) {
        learned.set(at);
        for (const core::Point cell : neighbours(world, at)) {
            learned.set(cell);
        }
    });
    remember_plane(learned, world.level.tiles, world.memory.tiles);
    remember_matter(learned, world.level.matter, world.memory);
}

bool notices_hero(GameState game, EntityId monster) {
    if (!sees_hero(game, monster)) {
        return false;
    }
    const Mind& mind = game.world.entities.minds[monster];
    const core::Point hero = position_of(game, hero_id);
    const core::Point eye = position_of(game, monster);
    const core::Cells vision = vision_of(game, monster);
    const bool hunts = mind.intent == Intent::Hunt && mind.prey == hero_id;
    const std::int32_t gloom = powers_of(game.world, hero_id)[content::Power::Gloom];
    const auto notices_in = [&](std::int32_t light) {
        return within_radius(eye, hero, noticing_range(vision, light, gloom));
    };
    return hunts || notices_in(0) || (notices_in(enough_light) && is_lit(game, hero));
}

bool sees_hero(GameState game, EntityId monster) {
    const core::Point at = game.world.entities.positions[monster].at;
    return is_alive(game, hero_id) && game.world.caches.watched.get(at) &&
           within_radius(at, game.world.entities.positions[hero_id].at, vision_of(game, monster));
}

const content::PlayDeadTrick* feigning(GameState game, EntityId actor) {
    const Mind* const mind = game.world.entities.minds.find(actor);
    if (mind == nullptr || mind->intent != Intent::Sleep) {
        return nullptr;
    }
    const auto& tricks = definition_of(game, actor).tricks;
    if (tricks.empty() ||
        core::chebyshev_distance(position_of(game, actor), position_of(game, hero_id)) <= 1) {
        return nullptr;
    }
    return content::find_trick<content::PlayDeadTrick>(tricks);
}

RememberedObject feigned_object(const World& world, EntityId monster, const content::PlayDeadTrick& trick) {
    const core::Point at = position_of(world, monster);
    return trick.looks_like.valid() ? RememberedObject{at, apparent_kind(world, trick.looks_like), {}, false}
                                    : RememberedObject{at, {}, world.entities.creatures[monster].kind, false};
}

}  // namespace torchwake::rules
