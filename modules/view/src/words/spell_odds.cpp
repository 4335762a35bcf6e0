#include "words/spell_odds.hpp"

#include "words/condition_words.hpp"
#include "words/describe.hpp"

#include <torchwake/rules/preview.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::view {
namespace {

/// The conditions that effects bring: "+2 Strength, haste"; empty if there are none.
TextLine conditions_in_short(const std::vector<content::ItemEffect>& effects, const Words& words) {
    std::string names;
    for (const content::ItemEffect& effect : effects) {
        if (const auto* const lasting = std::get_if<content::LastingEffect>(&effect)) {
            names += (names.empty() ? "" : ", ") + condition_name(lasting->kind, lasting->amount, words);
        }
    }
    return names.empty() ? TextLine() : TextLine{{names, bright_ink}};
}

std::optional<rules::AimOutlook> outlook_of(const screen::SpellLine& line,
                                            const rules::Knowledge& knowledge) {
    if (!knowledge.catalog().spell(line.spell).aim || !line.target) {
        return std::nullopt;
    }
    return rules::preview_aim(knowledge, content::EffectSource{{}, line.spell}, *line.target);
}

LineCell cell_of(Column column, TextLine text) {
    const std::int32_t width = text_width(plain_text(text));
    return {column, std::move(text), width};
}

}  // namespace

std::vector<LineCell> spell_cells(const screen::SpellLine& line, const rules::Knowledge& knowledge,
                                  const Words& words) {
    std::vector<LineCell> cells;
    if (const std::optional<content::Aim>& aim = knowledge.catalog().spell(line.spell).aim) {
        const std::array<Argument, 1> range{Argument{"range", std::to_string(aim->range.value), {}}};
        cells.push_back(cell_of(Column::Range, words.say("spell-range", range)));
    }
    if (const std::optional<rules::AimOutlook> outlook = outlook_of(line, knowledge)) {
        const auto victim = std::ranges::find(outlook->victims, *line.target, &rules::StrikeOutlook::at);
        if (victim != outlook->victims.end()) {
            cells.push_back(cell_of(Column::Odds, strike_in_short(*victim, words)));
        }
    }
    if (!knowledge.catalog().spell(line.spell).aim) {
        TextLine conditions = conditions_in_short(knowledge.catalog().spell(line.spell).effects, words);
        if (!conditions.empty()) {
            cells.push_back(cell_of(Column::Odds, std::move(conditions)));
        }
    }
    return cells;
}

std::vector<TextLine> tell_spell(const screen::SpellLine& line, const rules::Knowledge& knowledge,
                                 const Words& words) {
    std::vector<TextLine> lines =
        tell_effects({{}, line.spell}, knowledge.catalog(), knowledge.hero(), words);
    if (const std::optional<rules::AimOutlook> outlook = outlook_of(line, knowledge)) {
        for (TextLine& told : tell_outlook(knowledge, *outlook, *line.target, words)) {
            lines.push_back(std::move(told));
        }
    }
    return lines;
}

}  // namespace torchwake::view
