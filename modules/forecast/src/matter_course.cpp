#include "matter_course.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/deeds.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>

namespace torchwake::forecast {
namespace {

/// The steps that an actor takes in a beat at most, unless it is hastened.
constexpr std::int32_t most_steps_in_a_beat = 2;
/// The farthest cast or throw that is counted.
constexpr std::uint8_t most_reach = 10;
/// The steps that are searched, from `most_reach` less the reach of an actor.
constexpr std::uint8_t most_approach = most_reach + most_steps_in_a_beat * forecast_beats;
constexpr std::uint8_t far_away = most_approach + 1;

/// The range of what a kind casts, or throws from the supplies that it comes with; 0 if it does neither.
std::int32_t reach_of(const content::Catalog& catalog, const content::MonsterDef& kind) {
    std::int32_t reach = 0;
    const auto add = [&reach](const std::optional<content::Aim>& aim) {
        reach = aim ? std::max(reach, aim->range.value) : reach;
    };
    for (const content::Ability& ability : kind.abilities) {
        add(catalog.spell(ability.spell).aim);
    }
    for (const content::Supply& supply : kind.supplies) {
        add(catalog.item(supply.item).aim);
    }
    return std::min<std::int32_t>(reach, most_reach);
}

/// True if a beat took from a cell what carried over a peril.
bool is_unbridged(const rules::BeatChanges& changes, core::Point at) {
    return std::ranges::find(changes.perils, at) != changes.perils.end();
}

}  // namespace

void MatterCourse::begin(const Knowledge& knowledge) {
    catalog_ = &knowledge.catalog();
    knowledge_ = &knowledge;
    tiles_ = knowledge.tiles();
    floor_ = catalog_->level_at(knowledge.depth()).tiles.floor;
    knowledge.copy_matter(matter_);
    knowledge.copy_bodies(known_bodies_);
    bodies_.clear();
    for (const KnownBody& body : known_bodies_) {
        bodies_.push_back({body, {body.burning, body.wet}, {body.id}});
    }
    has_level_below_ = knowledge.depth() < catalog_->last_depth();
    hero_.to_acid = knowledge.wears_corrodible();
    beat_ = 0;
}

void MatterCourse::pass() {
    pass_beat(*catalog_, floor_, tiles_, matter_, buffers_);
    ++beat_;
    if (bodies_.front().gone) {  // the hero's: time stands still on a level that it has left
        return;
    }
    const std::size_t count = bodies_.size();
    for (std::size_t place = 0; place < count; ++place) {
        if (bodies_[place].is_there()) {
            const std::int32_t before = bodies_[place].known.hit_points;
            touch_one(bodies_[place]);
            if (bodies_[place].known.hit_points < before && bodies_[place].is_there()) {
                split(place);
            }
        }
    }
    for (Body& body : bodies_) {
        if (body.is_there()) {
            drop_one(body);
        }
    }
}

void MatterCourse::set_alight(rules::EntityId who, std::int32_t heat) {
    for (Body& body : bodies_) {
        const KnownBody& known = body.known;
        if (heat >= rules::heat_of_fire && known.id == who &&
            rules::catches_fire(*catalog_, catalog_->monster(known.kind), matter_at(matter_, known.at),
                                body.exposure)) {
            body.exposure.burning = rules::beats_of_burning;
        }
    }
}

void MatterCourse::touch_one(Body& body) {
    const KnownBody& known = body.known;
    const rules::TouchChanges touched =
        rules::touch(*catalog_, catalog_->monster(known.kind), known.max_hit_points,
                     matter_at(matter_, known.at), blast_in(changes().blasts, known.at), body.exposure);
    if (touched.burnt > 0 && touched.melted == 0) {
        rules::heat_cell(matter_, known.at, rules::heat_of_fire);
    }
    body.known.hit_points = std::min(known.max_hit_points, known.hit_points + touched.mended);
    take(body, touched.lost());
}

void MatterCourse::drop_one(Body& body) {
    const KnownBody& known = body.known;
    if (is_unbridged(changes(), known.at) && has_level_below_ &&
        rules::falls(*catalog_, catalog_->monster(known.kind), matter_at(matter_, known.at))) {
        const bool is_hero = known.id == rules::hero_id;
        take(body, is_hero ? rules::damage_of_a_fall : known.hit_points);
        body.gone = true;
    }
}

void MatterCourse::take(Body& body, std::int32_t hit_points) {
    body.fate.lost += hit_points;
    body.known.hit_points -= hit_points;
    if (body.known.hit_points <= 0) {
        body.fate.beats_to_die = beat_;
        if (const auto burst = rules::burst_of(catalog_->monster(body.known.kind))) {
            rules::bring_into(*catalog_, matter_, body.known.at, *burst);
        }
    }
}

void MatterCourse::split(std::size_t place) {
    const KnownBody whole = bodies_[place].known;
    const std::int32_t half = rules::half_of_split(catalog_->monster(whole.kind), whole.hit_points);
    const std::optional<core::Point> room =
        half > 0 && whole.id != rules::hero_id ? room_beside(whole.at) : std::nullopt;
    if (!room) {
        return;
    }
    KnownBody& own = bodies_[place].known;
    own.hit_points -= half;
    own.max_hit_points = own.hit_points;
    bodies_.push_back({{{}, whole.kind, *room, half, half}, {}, {}});
}

std::optional<core::Point> MatterCourse::room_beside(core::Point at) const {
    for (const core::Direction direction : core::all_directions) {
        const core::Point gap = core::offset(direction);
        const bool cut = core::is_diagonal(direction) && !(is_passable(at + core::Point{gap.x, 0}) &&
                                                           is_passable(at + core::Point{0, gap.y}));
        if (!cut && is_free(core::step(at, direction))) {
            return core::step(at, direction);
        }
    }
    return std::nullopt;
}

bool MatterCourse::is_passable(core::Point at) const {
    return tiles_.contains(at) && tiles_[at].valid() && content::is_passable(catalog_->tile(tiles_[at]));
}

bool MatterCourse::is_free(core::Point at) const {
    if (!is_passable(at) || catalog_->tile(tiles_[at]).blocks) {
        return false;
    }
    const rules::CellMatter there = matter_at(matter_, at);
    const std::optional<KnownTrap> trap = knowledge_->trap(at);
    return !is_molten(*catalog_, there) && !is_chasm(*catalog_, there) && !(trap && trap->armed) &&
           std::ranges::none_of(bodies_,
                                [at](const Body& body) { return body.is_there() && body.known.at == at; });
}

const MatterForecast& MatterCourse::forecast(std::int32_t beats) {
    forecast_.fates.clear();
    forecast_.ticks = std::max(0, matter_.active.ticks);
    forecast_.harmful.resize(matter_.active.at_rest() ? 0 : static_cast<std::size_t>(beats));
    for (spatial::BitGrid& harmful : forecast_.harmful) {
        pass();
        harmful.reset(matter_.cover.size());
        add_harm(harmful);
    }
    for (const Body& body : bodies_) {
        if (body.fate.lost > 0 && body.known.id.valid()) {
            forecast_.fates.push_back(body.fate);
        }
    }
    return forecast_;
}

std::optional<MatterHarm> MatterCourse::harm_at(core::Point at) const {
    const rules::CellMatter here = matter_at(matter_, at);
    if (const rules::Blast* const blast = blast_in(changes().blasts, at)) {
        return MatterHarm{here.burns, blast->gas, true};
    }
    if (is_unbridged(changes(), at) && is_chasm(*catalog_, here)) {
        return MatterHarm{here.burns, here.liquid};
    }
    if (!rules::hurts(*catalog_, here, hero_)) {
        return std::nullopt;
    }
    return MatterHarm{here.burns,
                      here.burns ? content::MatterId{} : rules::harmful_matter(*catalog_, here, hero_)};
}

const std::vector<CellForecast>& MatterCourse::forecast_cells() {
    cells_.clear();
    told_.reset(matter_.cover.size());
    while (!matter_.active.at_rest() && beat_ < forecast_beats) {
        pass();
        add_cells();
    }
    if (!cells_.empty()) {
        find_approaches();
        for (CellForecast& cell : cells_) {
            cell.sure = approaches_[cell.at] > most_reach + most_steps_in_a_beat * cell.beat;
        }
        std::ranges::sort(cells_, {}, &CellForecast::at);
    }
    return cells_;
}

void MatterCourse::add_harm(spatial::BitGrid& cells) {
    add_harm_of_changes(*catalog_, matter_, changes(), hero_, cells);
    add_harmful_cells(*catalog_, matter_, hero_, buffers_, cells);
}

void MatterCourse::add_cells() {
    harmful_.reset(matter_.cover.size());
    add_harm(harmful_);
    harmful_ -= told_;
    harmful_.for_each([this](core::Point at) {
        if (const std::optional<MatterHarm> harm = harm_at(at)) {
            cells_.push_back({at, beat_, *harm});
            told_.set(at);
        }
    });
}

void MatterCourse::find_approaches() {
    const core::Grid<content::TileId>& tiles = knowledge_->tiles();
    const auto solid = [&](core::Point at) {
        return tiles[at].valid() && !content::is_passable(catalog_->tile(tiles[at]));
    };
    approaches_.reset(tiles.size(), far_away);
    reached_.clear();
    const auto reach = [this](core::Point at, std::uint8_t steps) {
        if (approaches_[at] > steps) {
            approaches_[at] = steps;
            reached_.push_back(at);
        }
    };
    for (const Body& body : bodies_) {
        if (body.known.id != rules::hero_id) {
            const std::int32_t range = reach_of(*catalog_, catalog_->monster(body.known.kind));
            reach(body.known.at, static_cast<std::uint8_t>(most_reach - range));
        }
    }
    for (std::size_t i = 0; i < tiles.size().area(); ++i) {
        const core::Point at = tiles.point(i);
        if (knowledge_->visibility(at) != Visibility::Visible && !solid(at)) {
            reach(at, most_reach);
        }
    }
    std::size_t next = 0;
    while (next < reached_.size()) {
        const core::Point from = reached_[next++];
        const auto steps = static_cast<std::uint8_t>(approaches_[from] + 1);
        for (const core::Direction direction : core::all_directions) {
            const core::Point at = core::step(from, direction);
            if (steps <= most_approach && tiles.contains(at) && !solid(at)) {
                reach(at, steps);
            }
        }
    }
}

}  // namespace torchwake::forecast
