#include "known/foreseen_matter.hpp"
#include "matter/deeds.hpp"
#include "matter/touch.hpp"

#include <torchwake/rules/forecast.hpp>

namespace torchwake::rules {

HarmOfCells::HarmOfCells(const Knowledge& knowledge)
    : knowledge_(knowledge), here_(knowledge.hero().at), corrodible_(knowledge.wears_corrodible()) {
    const HeroFacts hero = knowledge.hero();
    max_hit_points_ = hero.max_hit_points;
    exposure_ = {hero.burning, hero.wet};
    ForeseenMatter foreseen;
    foreseen.begin(knowledge);
    now_ = foreseen.matter();
    if (!now_.active.at_rest()) {
        foreseen.pass();
        blasts_ = foreseen.changes().blasts;
    }
    next_ = foreseen.matter();
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
    const content::Catalog& catalog = knowledge_.catalog();
    const content::MatterId cover = matter_at(now_, cell).cover;
    if (cell == here_ || now_.active.at_rest() || !cover.valid() || !catalog.matter(cover).stirs) {
        return false;
    }
    const content::MatterDef& stirred = catalog.matter(cover);
    ForeseenMatter foreseen;
    foreseen.begin(knowledge_);
    bring_into(catalog, foreseen.matter(), cell, {*stirred.stirs, stirred.stirs_amount});
    bool burns = false;
    for (std::int32_t beat = 0; beat < foreseen_beats && !burns; ++beat) {
        foreseen.pass();
        burns = touch_of(foreseen.matter(), cell).flames;
    }
    return burns;
}

MatterHarm HarmOfCells::touch_of(const Matter& matter, core::Point cell) const {
    const content::Catalog& catalog = knowledge_.catalog();
    const CellMatter here = matter_at(matter, cell);
    const content::MonsterDef& hero = catalog.monster(catalog.hero());
    Exposure exposure = exposure_;
    const TouchChanges changes = touch(catalog, hero, max_hit_points_, here, nullptr, exposure);
    const bool in_gas = changes.gassed > 0 || changes.impaired;
    const bool corroded = changes.corroded && corrodible_;
    if (changes.melted > 0 || falls(catalog, hero, here) || (corroded && !in_gas)) {
        return {changes.burnt > 0, here.liquid};
    }
    return {changes.burnt > 0, in_gas ? here.gas : content::MatterId{}};
}

}  // namespace torchwake::rules
