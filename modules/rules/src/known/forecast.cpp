#include "known/forecast.hpp"

#include "matter/deeds.hpp"
#include "matter/touch.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The steps that an actor takes in a beat at most, unless it is hastened.
constexpr std::int32_t most_steps_in_a_beat = 2;
/// The farthest cast or throw that is counted.
constexpr std::uint8_t most_reach = 10;
/// The steps that are searched, from `most_reach` less the reach of an actor.
constexpr std::uint8_t most_approach = most_reach + most_steps_in_a_beat * foreseen_beats;
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
bool is_unbridged(const BeatChanges& changes, core::Point at) {
    return std::ranges::find(changes.perils, at) != changes.perils.end();
}

}  // namespace

void Foresight::begin(const Knowledge& knowledge) {
    catalog_ = &knowledge.catalog();
    tiles_ = &knowledge.tiles();
    floor_ = catalog_->level_at(knowledge.depth()).tiles.floor;
    knowledge.copy_matter(matter_);
    knowledge.copy_bodies(known_bodies_);
    bodies_.clear();
    for (const KnownBody& body : known_bodies_) {
        bodies_.push_back({body, {body.burning, body.wet}, {body.id}});
    }
    has_level_below_ = knowledge.depth() < catalog_->last_depth();
    beat_ = 0;
}

void Foresight::pass() {
    pass_beat(*catalog_, *tiles_, matter_, buffers_);
    lay_floor(changes().burnt_ground);
    lay_floor(changes().eaten_ground);
    ++beat_;
    if (bodies_.front().gone) {  // the hero's: time stands still on a level that it has left
        return;
    }
    for (Body& body : bodies_) {
        if (body.fate.beats_to_die == 0) {
            touch_one(body);
        }
    }
    for (Body& body : bodies_) {
        if (body.fate.beats_to_die == 0) {
            drop_one(body);
        }
    }
}

void Foresight::lay_floor(std::span<const core::Point> cells) {
    if (!cells.empty() && tiles_ != &changed_tiles_) {
        changed_tiles_ = *tiles_;
        tiles_ = &changed_tiles_;
    }
    for (const core::Point at : cells) {
        changed_tiles_[at] = floor_;
    }
}

void Foresight::touch_one(Body& body) {
    const KnownBody& known = body.known;
    const TouchChanges touched =
        touch(*catalog_, catalog_->monster(known.kind), known.max_hit_points, matter_at(matter_, known.at),
              blast_in(changes().blasts, known.at), body.exposure);
    if (touched.burnt > 0) {
        heat_cell(matter_, known.at, heat_of_fire);
    }
    take(body, touched.lost());
}

void Foresight::drop_one(Body& body) {
    const KnownBody& known = body.known;
    if (is_unbridged(changes(), known.at) && has_level_below_ &&
        falls(*catalog_, catalog_->monster(known.kind), matter_at(matter_, known.at))) {
        const bool is_hero = known.id == hero_id;
        take(body, is_hero ? damage_of_a_fall : known.hit_points - body.fate.lost);
        body.gone = true;
    }
}

void Foresight::take(Body& body, std::int32_t hit_points) {
    body.fate.lost += hit_points;
    if (body.fate.lost >= body.known.hit_points) {
        body.fate.beats_to_die = beat_;
        if (const auto burst = burst_of(catalog_->monster(body.known.kind))) {
            bring_into(*catalog_, matter_, body.known.at, *burst);
        }
    }
}

const MatterForecast& Foresight::foresee(std::int32_t beats) {
    forecast_.fates.clear();
    forecast_.ticks = std::max(0, matter_.active.ticks);
    forecast_.harmful.resize(matter_.active.at_rest() ? 0 : static_cast<std::size_t>(beats));
    for (spatial::BitGrid& harmful : forecast_.harmful) {
        pass();
        harmful.reset(matter_.cover.size());
        add_harm_of_changes(*catalog_, matter_, changes(), harmful);
        add_harmful_cells(*catalog_, matter_, buffers_, harmful);
    }
    for (const Body& body : bodies_) {
        if (body.fate.lost > 0) {
            forecast_.fates.push_back(body.fate);
        }
    }
    return forecast_;
}

std::optional<MatterHarm> Foresight::harm_at(core::Point at) const {
    const CellMatter here = matter_at(matter_, at);
    if (const Blast* const blast = blast_in(changes().blasts, at)) {
        return MatterHarm{here.burns, blast->gas, true};
    }
    if (is_unbridged(changes(), at) && is_chasm(*catalog_, here)) {
        return MatterHarm{here.burns, here.liquid};
    }
    if (!hurts(*catalog_, here)) {
        return std::nullopt;
    }
    return MatterHarm{here.burns, here.burns ? content::MatterId{} : harmful_matter(*catalog_, here)};
}

const std::vector<ForetoldCell>& Foresight::foresee_cells(const Knowledge& knowledge) {
    cells_.clear();
    told_.reset(matter_.cover.size());
    while (!matter_.active.at_rest() && beat_ < foreseen_beats) {
        pass();
        add_cells();
    }
    if (!cells_.empty()) {
        find_approaches(knowledge);
        for (ForetoldCell& cell : cells_) {
            cell.sure = approaches_[cell.at] > most_reach + most_steps_in_a_beat * cell.beat;
        }
        std::ranges::sort(cells_, {}, &ForetoldCell::at);
    }
    return cells_;
}

void Foresight::add_cells() {
    harmful_.reset(matter_.cover.size());
    add_harm_of_changes(*catalog_, matter_, changes(), harmful_);
    add_harmful_cells(*catalog_, matter_, buffers_, harmful_);
    harmful_ -= told_;
    harmful_.for_each([this](core::Point at) {
        if (const std::optional<MatterHarm> harm = harm_at(at)) {
            cells_.push_back({at, beat_, *harm});
            told_.set(at);
        }
    });
}

void Foresight::find_approaches(const Knowledge& knowledge) {
    const core::Grid<content::TileId>& tiles = knowledge.tiles();
    const auto solid = [&](core::Point at) {
        return tiles[at].valid() && catalog_->tile(tiles[at]).blocks && !catalog_->tile(tiles[at]).opens_to;
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
        if (body.known.id != hero_id) {
            const std::int32_t range = reach_of(*catalog_, catalog_->monster(body.known.kind));
            reach(body.known.at, static_cast<std::uint8_t>(most_reach - range));
        }
    }
    for (std::size_t i = 0; i < tiles.size().area(); ++i) {
        const core::Point at = tiles.point(i);
        if (knowledge.visibility(at) != Visibility::Visible && !solid(at)) {
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

Forecaster::Forecaster() : foresight_(std::make_unique<Foresight>()) {}
Forecaster::~Forecaster() = default;
Forecaster::Forecaster(Forecaster&&) noexcept = default;
Forecaster& Forecaster::operator=(Forecaster&&) noexcept = default;

const MatterForecast& Forecaster::foresee(const Knowledge& knowledge, std::int32_t beats) {
    foresight_->begin(knowledge);
    return foresight_->foresee(beats);
}

const std::vector<ForetoldCell>& Forecaster::foresee_cells(const Knowledge& knowledge) {
    foresight_->begin(knowledge);
    return foresight_->foresee_cells(knowledge);
}

bool MatterForecast::ever_harmful(core::Point at) const {
    return std::ranges::any_of(harmful, [at](const spatial::BitGrid& cells) { return cells.get(at); });
}

MatterForecast foresee_matter(const Knowledge& knowledge, std::int32_t beats) {
    return Forecaster().foresee(knowledge, beats);
}

std::optional<ForetoldHarm> foresee_harm_of_matter(const Knowledge& knowledge, core::Point at) {
    Foresight foresight;
    foresight.begin(knowledge);
    if (foresight.matter().active.at_rest()) {
        return std::nullopt;
    }
    std::int32_t ticks = foresight.matter().active.ticks;
    for (std::int32_t beat = 0; beat < foreseen_beats; ++beat, ticks += ticks_of_a_beat) {
        foresight.pass();
        if (const std::optional<MatterHarm> harm = foresight.harm_at(at)) {
            return ForetoldHarm{ticks, *harm};
        }
    }
    return std::nullopt;
}

HarmOfCells::HarmOfCells(const Knowledge& knowledge)
    : catalog_(&knowledge.catalog()),
      tiles_(&knowledge.tiles()),
      here_(knowledge.hero().at),
      now_(knowledge.matter()),
      next_(now_) {
    const HeroFacts hero = knowledge.hero();
    max_hit_points_ = hero.max_hit_points;
    exposure_ = {hero.burning, hero.wet};
    if (!next_.active.at_rest()) {
        BeatBuffers buffers;
        blasts_ = pass_beat(*catalog_, knowledge.tiles(), next_, buffers).blasts;
    }
}

MatterHarm HarmOfCells::at(core::Point cell) const {
    const MatterHarm now = touch_of(now_, cell);
    MatterHarm next = touch_of(next_, cell);
    if (const Blast* const blast = blast_in(blasts_, cell)) {
        next = {next.flames, blast->gas, true};
    }
    const bool already = now.matter.valid() && !next.explodes;
    return {now.flames || next.flames || lights_own_gas(cell), already ? now.matter : next.matter,
            next.explodes};
}

bool HarmOfCells::lights_own_gas(core::Point cell) const {
    const content::MatterId cover = matter_at(now_, cell).cover;
    if (cell == here_ || now_.active.at_rest() || !cover.valid() || !catalog_->matter(cover).stirs) {
        return false;
    }
    const content::MatterDef& stirred = catalog_->matter(cover);
    Matter after = now_;
    bring_into(*catalog_, after, cell, {*stirred.stirs, stirred.stirs_amount});
    BeatBuffers buffers;
    for (std::int32_t beat = 0; beat < foreseen_beats && !after.active.at_rest(); ++beat) {
        pass_beat(*catalog_, *tiles_, after, buffers);
        if (touch_of(after, cell).flames) {
            return true;
        }
    }
    return false;
}

MatterHarm HarmOfCells::touch_of(const Matter& matter, core::Point cell) const {
    const CellMatter here = matter_at(matter, cell);
    const content::MonsterDef& hero = catalog_->monster(catalog_->hero());
    Exposure exposure = exposure_;
    const TouchChanges changes = touch(*catalog_, hero, max_hit_points_, here, nullptr, exposure);
    const bool in_gas = changes.gassed > 0 || changes.impaired;
    if (changes.melted > 0 || falls(*catalog_, hero, here) || (changes.corroded && !in_gas)) {
        return {changes.burnt > 0, here.liquid};
    }
    return {changes.burnt > 0, in_gas ? here.gas : content::MatterId{}};
}

}  // namespace torchwake::rules
