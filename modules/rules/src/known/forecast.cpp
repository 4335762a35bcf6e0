#include "matter/beat.hpp"
#include "matter/touch.hpp"

#include <torchwake/rules/forecast.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// An actor that stays where it is.
struct Body {
    KnownFate fate;
    const content::MonsterDef* kind = nullptr;
    core::Point at;
    std::int32_t hit_points = 0;
    std::int32_t max_hit_points = 0;
    Exposure exposure;
};

std::vector<Body> bodies_of(const Knowledge& knowledge) {
    const content::Catalog& catalog = knowledge.catalog();
    const HeroFacts hero = knowledge.hero();
    std::vector<Body> bodies{{{hero_id},
                              &catalog.monster(catalog.hero()),
                              hero.at,
                              hero.hit_points,
                              hero.max_hit_points,
                              {hero.burning, hero.wet}}};
    for (const KnownActor& actor : knowledge.actors_in_view()) {
        bodies.push_back({{actor.id},
                          &catalog.monster(actor.kind),
                          actor.at,
                          actor.hit_points,
                          actor.max_hit_points,
                          {actor.burning, actor.wet}});
    }
    std::ranges::sort(bodies, {}, [](const Body& body) { return body.fate.id; });
    return bodies;
}

void heat_by_body(Matter& matter, core::Point at) {
    std::int8_t& coming = matter.active.coming[at];
    coming = static_cast<std::int8_t>(std::min(most_heat, coming + heat_of_fire));
}

void touch_all(const content::Catalog& catalog, Matter& matter, std::int32_t beat,
               std::vector<Body>& bodies) {
    for (Body& body : bodies) {
        if (body.fate.beats_to_die > 0) {
            continue;
        }
        const CellMatter here = matter_at(matter, body.at);
        const TouchChanges changes = touch(catalog, *body.kind, body.max_hit_points, here, body.exposure);
        if (changes.burnt > 0) {
            heat_by_body(matter, body.at);
        }
        body.fate.lost += changes.burnt + changes.scalded;
        if (body.fate.lost >= body.hit_points) {
            body.fate.beats_to_die = beat;
        }
    }
}

}  // namespace

bool MatterForecast::ever_harmful(core::Point at) const {
    return std::ranges::any_of(harmful, [at](const spatial::BitGrid& cells) { return cells.get(at); });
}

MatterForecast foresee_matter(const Knowledge& knowledge, std::int32_t beats) {
    MatterForecast forecast;
    Matter matter = knowledge.matter();
    if (matter.active.at_rest()) {
        return forecast;
    }
    const content::Catalog& catalog = knowledge.catalog();
    core::Grid<content::TileId> tiles = knowledge.tiles();
    std::vector<Body> bodies = bodies_of(knowledge);
    forecast.ticks = matter.active.ticks;
    for (std::int32_t beat = 1; beat <= beats; ++beat) {
        const BeatChanges changes = pass_beat(catalog, tiles, matter);
        for (const core::Point at : changes.burnt_ground) {
            tiles[at] = catalog.level_at(knowledge.depth()).tiles.floor;
        }
        touch_all(catalog, matter, beat, bodies);
        forecast.harmful.push_back(harmful_cells(catalog, matter));
    }
    for (const Body& body : bodies) {
        if (body.fate.lost > 0) {
            forecast.fates.push_back(body.fate);
        }
    }
    return forecast;
}

}  // namespace torchwake::rules
