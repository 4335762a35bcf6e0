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

core::Cells vision_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    return definition_of(catalog, world, actor).vision +
           core::Cells{powers_of(world, actor)[content::Power::Lantern]};
}

core::Cells keenest_vision(const content::Catalog& catalog) {
    return std::ranges::max_element(catalog.monsters(), {}, &content::MonsterDef::vision)->vision;
}

RememberedObject remembered(const World& world, EntityId object, core::Point at) {
    const Item* item = world.entities.items.find(object);
    return item != nullptr ? RememberedObject{at, apparent_kind(world, *item), {}, item->laid_down}
                           : RememberedObject{at, {}, world.entities.corpses[object].kind, false};
}

/// Remembers the feigning monsters in view as what they look like.
void remember_feigned(const content::Catalog& catalog, World& world) {
    world.caches.visible.for_each_common(world.caches.occupied, [&catalog, &world](core::Point at) {
        const EntityId actor = world.caches.actors[at];
        if (const auto* const trick = feigning(catalog, world, actor)) {
            std::erase_if(world.memory.objects,
                          [at](const RememberedObject& object) { return object.at == at; });
            world.memory.objects.push_back(feigned_object(world, actor, *trick));
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

void refresh_memory(const content::Catalog& catalog, World& world) {
    const spatial::BitGrid& visible = world.caches.visible;
    Memory& memory = world.memory;
    remember_plane(visible, world.level.tiles, memory.tiles);
    remember_matter(visible, world.level.matter, memory);
    memory.seen |= visible;
    std::erase_if(memory.objects,
                  [&visible](const RememberedObject& object) { return visible.get(object.at); });
    visible.for_each_common(world.caches.littered, [&world, &memory](core::Point at) {
        memory.objects.push_back(remembered(world, world.caches.objects[at], at));
    });
    remember_feigned(catalog, world);
    std::ranges::sort(memory.objects, {}, &RememberedObject::at);
}

}  // namespace

void refresh_sight(const content::Catalog& catalog, World& world) {
    Caches& caches = world.caches;
    const core::Point eye = world.entities.positions[hero_id].at;
    const core::Cells radius = vision_of(catalog, world, hero_id);
    const core::Cells keenest = keenest_vision(catalog);
    spatial::FieldOfView& field_of_view = caches.scratch->field_of_view;
    field_of_view.compute(caches.opaque, eye, radius, caches.visible);
    if (keenest > radius) {
        field_of_view.compute(caches.opaque, eye, keenest, caches.watched);
    } else {
        caches.watched = caches.visible;
    }
}

void refresh_view(const content::Catalog& catalog, World& world) {
    Caches& caches = world.caches;
    if (caches.sight_stale) {
        refresh_sight(catalog, world);
    }
    if (caches.sight_stale || caches.memory_stale) {
        refresh_memory(catalog, world);
    }
    caches.sight_stale = false;
    caches.memory_stale = false;
}

bool sees_cell(const content::Catalog& catalog, const World& world, EntityId actor, core::Point at) {
    if (actor == hero_id) {
        return world.caches.visible.get(at);
    }
    return can_see(world, world.entities.positions[actor].at, vision_of(catalog, world, actor), at);
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

bool notices_hero(const content::Catalog& catalog, const World& world, EntityId monster) {
    if (!sees_hero(catalog, world, monster)) {
        return false;
    }
    const Mind& mind = world.entities.minds[monster];
    const core::Point hero = position_of(world, hero_id);
    const core::Point eye = position_of(world, monster);
    const core::Cells vision = vision_of(catalog, world, monster);
    const bool hunts = mind.intent == Intent::Hunt && mind.prey == hero_id;
    return hunts || within_radius(eye, hero, noticing_range(vision, 0)) || is_lit(catalog, world, hero);
}

bool sees_hero(const content::Catalog& catalog, const World& world, EntityId monster) {
    const core::Point at = world.entities.positions[monster].at;
    return is_alive(world, hero_id) && world.caches.watched.get(at) &&
           within_radius(at, world.entities.positions[hero_id].at, vision_of(catalog, world, monster));
}

const content::PlayDeadTrick* feigning(const content::Catalog& catalog, const World& world, EntityId actor) {
    const Mind* const mind = world.entities.minds.find(actor);
    if (mind == nullptr || mind->intent != Intent::Sleep) {
        return nullptr;
    }
    const auto& tricks = definition_of(catalog, world, actor).tricks;
    if (tricks.empty() ||
        core::chebyshev_distance(position_of(world, actor), position_of(world, hero_id)) <= 1) {
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
