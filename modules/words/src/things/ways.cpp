#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/words/examine.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/ways.hpp>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace torchwake::words {
namespace {

std::string leg(std::int32_t steps, core::Direction direction, const Words& words) {
    return words.get("speech-way",
                     {{"count", std::to_string(steps)}, {"direction", direction_name(direction, words)}});
}

/// True if the hero knows that it can enter the cell.
bool is_open(const forecast::Knowledge& known, core::Point at) {
    const content::TileDef* const tile = known.tile_def(at);
    return tile != nullptr && content::is_passable(*tile) && !known.actor(at);
}

/// True if a corner is in the way of a diagonal step.
bool passes_corner(const forecast::Knowledge& known, core::Point from, core::Point to) {
    const auto blocks = [&known](core::Point at) {
        const content::TileDef* const tile = known.tile_def(at);
        return tile != nullptr && tile->blocks_diagonal;
    };
    return blocks({from.x, to.y}) || blocks({to.x, from.y});
}

/// How many steps in a direction the hero knows to be possible.
std::int32_t open_steps(const forecast::Knowledge& known, core::Direction direction) {
    core::Point at = known.hero().at;
    for (std::int32_t steps = 0;; ++steps) {
        const core::Point next = core::step(at, direction);
        if (!is_open(known, next) || (core::is_diagonal(direction) && passes_corner(known, at, next))) {
            return steps;
        }
        at = next;
    }
}

bool is_feature(const content::TileDef& tile) {
    return tile.stairs != content::Stairs::None || tile.portal || tile.emptied_to || tile.opens_to ||
           tile.closes_to;
}

}  // namespace

std::string way_in_words(core::Point from, core::Point to, const Words& words) {
    const core::Point away = to - from;
    if (away == core::Point{}) {
        return words.get("speech-here");
    }
    const core::Point signs = core::signs_of(away);
    const std::int32_t across = std::abs(away.x);
    const std::int32_t along = std::abs(away.y);
    const std::int32_t diagonal = std::min(across, along);
    const std::int32_t straight = std::max(across, along) - diagonal;
    const core::Point rest{across > along ? signs.x : 0, along > across ? signs.y : 0};
    const auto slanting = core::direction_between({}, signs);
    const auto ahead = core::direction_between({}, rest);
    if (straight == 0 || diagonal == 0) {
        return leg(std::max(diagonal, straight), straight == 0 ? *slanting : *ahead, words);
    }
    return words.get("speech-way-both",
                     {{"first", leg(diagonal, *slanting, words)}, {"second", leg(straight, *ahead, words)}});
}

std::string told_cell(const forecast::Knowledge& known, core::Point at, const Words& words) {
    std::string name = plain_text(name_at(known, at, words));
    if (name.empty()) {
        name = words.get(known.tile_def(at) == nullptr ? "speech-unseen" : "speech-floor");
    }
    return words.get("speech-cursor", {{"place", name}, {"way", way_in_words(known.hero().at, at, words)}});
}

std::string open_ways(const forecast::Knowledge& known, const Words& words) {
    std::string ways;
    for (const core::Direction direction : core::all_directions) {
        if (const std::int32_t steps = open_steps(known, direction); steps > 0) {
            ways += (ways.empty() ? "" : ", ") + leg(steps, direction, words);
        }
    }
    return words.get(ways.empty() ? "speech-walk-nowhere" : "speech-walk", {{"ways", ways}});
}

std::vector<Feature> features(const forecast::Knowledge& known) {
    std::vector<Feature> found;
    const core::Grid<content::TileId>& tiles = known.tiles();
    for (const core::Point at : core::cells_of(tiles.size())) {
        const content::TileId id = tiles[at];
        if (id.valid() && is_feature(known.catalog().tile(id))) {
            found.push_back({at, known.catalog().tile(id).name});
        }
    }
    for (const forecast::KnownTrap& trap : known.traps()) {
        if (trap.armed) {
            found.push_back({trap.at, known.catalog().trap(trap.kind).name});
        }
    }
    const core::Point hero = known.hero().at;
    std::ranges::sort(found, {}, [hero](const Feature& feature) {
        return std::pair(core::chebyshev_distance(hero, feature.at), feature.at);
    });
    return found;
}

}  // namespace torchwake::words
