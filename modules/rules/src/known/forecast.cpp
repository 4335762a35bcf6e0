#include "known/forecast.hpp"

#include "matter/deeds.hpp"
#include "matter/touch.hpp"

#include <torchwake/rules/formulas.hpp>

#include <algorithm>

namespace torchwake::rules {

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
    beat_ = 0;
}

void Foresight::pass() {
    pass_beat(*catalog_, *tiles_, matter_, buffers_);
    lay_floor(changes().burnt_ground);
    lay_floor(changes().eaten_ground);
    ++beat_;
    for (Body& body : bodies_) {
        if (body.fate.beats_to_die == 0) {
            touch_one(body);
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
    body.fate.lost += touched.lost();
    if (body.fate.lost >= known.hit_points) {
        body.fate.beats_to_die = beat_;
        if (const auto burst = burst_of(catalog_->monster(known.kind))) {
            bring_into(*catalog_, matter_, known.at, *burst);
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
        for (const Blast& blast : changes().blasts) {
            harmful.set(blast.at);
        }
        add_harmful_cells(*catalog_, matter_, buffers_, harmful);
    }
    for (const Body& body : bodies_) {
        if (body.fate.lost > 0) {
            forecast_.fates.push_back(body.fate);
        }
    }
    return forecast_;
}

Forecaster::Forecaster() : foresight_(std::make_unique<Foresight>()) {}
Forecaster::~Forecaster() = default;
Forecaster::Forecaster(Forecaster&&) noexcept = default;
Forecaster& Forecaster::operator=(Forecaster&&) noexcept = default;

const MatterForecast& Forecaster::foresee(const Knowledge& knowledge, std::int32_t beats) {
    foresight_->begin(knowledge);
    return foresight_->foresee(beats);
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
        const CellMatter here = matter_at(foresight.matter(), at);
        if (const Blast* const blast = blast_in(foresight.changes().blasts, at)) {
            return ForetoldHarm{ticks, {here.burns, blast->gas, true}};
        }
        if (hurts(knowledge.catalog(), here)) {
            const bool burns = here.burns;
            return ForetoldHarm{
                ticks, {burns, burns ? content::MatterId{} : harmful_matter(knowledge.catalog(), here)}};
        }
    }
    return std::nullopt;
}

HarmOfCells::HarmOfCells(const Knowledge& knowledge)
    : catalog_(&knowledge.catalog()), now_(knowledge.matter()), next_(now_) {
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
    return {now.flames || next.flames, already ? now.matter : next.matter, next.explodes};
}

MatterHarm HarmOfCells::touch_of(const Matter& matter, core::Point cell) const {
    const CellMatter here = matter_at(matter, cell);
    const content::MonsterDef& hero = catalog_->monster(catalog_->hero());
    Exposure exposure = exposure_;
    const TouchChanges changes = touch(*catalog_, hero, max_hit_points_, here, nullptr, exposure);
    const bool in_gas = changes.gassed > 0 || changes.impaired;
    const bool falls = is_chasm(*catalog_, here);
    if (changes.melted > 0 || falls || (changes.corroded && !in_gas)) {
        return {changes.burnt > 0, here.liquid};
    }
    return {changes.burnt > 0, in_gas ? here.gas : content::MatterId{}};
}

}  // namespace torchwake::rules
