#include "known/forecast.hpp"

#include "matter/beat.hpp"
#include "matter/deeds.hpp"
#include "matter/touch.hpp"

#include <torchwake/rules/formulas.hpp>

#include <algorithm>
#include <utility>

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

/// Known matter, from beat to beat. Requires for a beat: it is not at rest.
class Foresight {
  public:
    Foresight(const Knowledge& knowledge, Matter matter)
        : catalog_(knowledge.catalog()),
          floor_(catalog_.level_at(knowledge.depth()).tiles.floor),
          matter_(std::move(matter)) {
        if (!matter_.active.at_rest()) {
            tiles_ = knowledge.tiles();
            bodies_ = bodies_of(knowledge);
        }
    }

    [[nodiscard]] const Matter& matter() const { return matter_; }
    [[nodiscard]] const std::vector<Body>& bodies() const { return bodies_; }
    [[nodiscard]] const BeatChanges& changes() const { return changes_; }

    void pass() {
        changes_ = pass_beat(catalog_, tiles_, matter_);
        for (const core::Point at : changes_.burnt_ground) {
            tiles_[at] = floor_;
        }
        for (const core::Point at : changes_.eaten_ground) {
            tiles_[at] = floor_;
        }
        ++beat_;
        for (Body& body : bodies_) {
            if (body.fate.beats_to_die == 0) {
                touch_one(body);
            }
        }
    }

    /// The cells that the last beat lets hurt.
    [[nodiscard]] spatial::BitGrid harmful() const {
        return harmful_cells(catalog_, matter_, changes_.blasts);
    }

  private:
    void touch_one(Body& body) {
        const TouchChanges changes =
            touch(catalog_, *body.kind, body.max_hit_points, matter_at(matter_, body.at),
                  blast_in(changes_.blasts, body.at), body.exposure);
        if (changes.burnt > 0) {
            heat_cell(matter_, body.at, heat_of_fire);
        }
        body.fate.lost += changes.lost();
        if (body.fate.lost >= body.hit_points) {
            body.fate.beats_to_die = beat_;
        }
    }

    const content::Catalog& catalog_;
    content::TileId floor_;
    Matter matter_;
    core::Grid<content::TileId> tiles_;
    std::vector<Body> bodies_;
    BeatChanges changes_;
    std::int32_t beat_ = 0;
};

}  // namespace

bool MatterForecast::ever_harmful(core::Point at) const {
    return std::ranges::any_of(harmful, [at](const spatial::BitGrid& cells) { return cells.get(at); });
}

MatterForecast foresee_matter(const Knowledge& knowledge, std::int32_t beats) {
    return foresee_beats(knowledge, knowledge.matter(), beats);
}

MatterForecast foresee_beats(const Knowledge& knowledge, Matter matter, std::int32_t beats) {
    MatterForecast forecast;
    Foresight foresight(knowledge, std::move(matter));
    if (foresight.matter().active.at_rest()) {
        return forecast;
    }
    forecast.ticks = foresight.matter().active.ticks;
    for (std::int32_t beat = 0; beat < beats; ++beat) {
        foresight.pass();
        forecast.harmful.push_back(foresight.harmful());
    }
    for (const Body& body : foresight.bodies()) {
        if (body.fate.lost > 0) {
            forecast.fates.push_back(body.fate);
        }
    }
    return forecast;
}

std::optional<ForetoldHarm> foresee_harm_of_matter(const Knowledge& knowledge, core::Point at) {
    Foresight foresight(knowledge, knowledge.matter());
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
        blasts_ = pass_beat(*catalog_, knowledge.tiles(), next_).blasts;
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
    return {changes.burnt > 0, in_gas ? here.gas : changes.corroded ? here.liquid : content::MatterId{}};
}

}  // namespace torchwake::rules
