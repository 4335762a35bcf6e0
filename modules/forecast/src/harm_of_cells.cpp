#include "matter_course.hpp"

#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/deeds.hpp>
#include <torchwake/rules/touch.hpp>

namespace torchwake::forecast {

HarmOfCells::HarmOfCells(const Knowledge& knowledge)
    : knowledge_(knowledge), here_(knowledge.hero().at), corrodible_(knowledge.wears_corrodible()) {
    const HeroFacts hero = knowledge.hero();
    max_hit_points_ = hero.max_hit_points;
    exposure_ = {hero.burning, hero.wet};
    MatterCourse course;
    course.begin(knowledge);
    now_ = course.matter();
    if (!now_.active.at_rest()) {
        course.pass();
        blasts_ = course.changes().blasts;
    }
    next_ = course.matter();
}

MatterHarm HarmOfCells::at(core::Point cell) const {
    const MatterHarm now = touch_of(now_, cell);
    MatterHarm next = touch_of(next_, cell);
    if (const rules::Blast* const blast = blast_in(blasts_, cell)) {
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
    MatterCourse course;
    course.begin(knowledge_);
    rules::bring_into(catalog, course.matter(), cell, {*stirred.stirs, stirred.stirs_amount});
    bool burns = false;
    for (std::int32_t beat = 0; beat < forecast_beats && !burns; ++beat) {
        course.pass();
        burns = touch_of(course.matter(), cell).flames;
    }
    return burns;
}

MatterHarm HarmOfCells::touch_of(const rules::Matter& matter, core::Point cell) const {
    const content::Catalog& catalog = knowledge_.catalog();
    const rules::CellMatter here = matter_at(matter, cell);
    const content::MonsterDef& hero = catalog.monster(catalog.hero());
    rules::Exposure exposure = exposure_;
    const rules::TouchChanges changes = rules::touch(catalog, hero, max_hit_points_, here, nullptr, exposure);
    const bool in_gas = changes.gassed > 0 || changes.impaired;
    const bool corroded = changes.corroded && corrodible_;
    if (changes.melted > 0 || rules::falls(catalog, hero, here) || (corroded && !in_gas)) {
        return {changes.burnt > 0, here.liquid};
    }
    return {changes.burnt > 0, in_gas ? here.gas : content::MatterId{}};
}

}  // namespace torchwake::forecast
