#include "things/number.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/words/aim_forecast.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/spell_odds.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::words {
namespace {

/// Writes the columns of a spell's line.
class CellWriter {
  public:
    explicit CellWriter(const Words& words) : words_(&words) {}

    void range(const content::Aim& aim) {
        add(Column::Range, {{std::to_string(aim.range.value), std::nullopt}});
    }

    /// The odds on the target.
    void odds(const forecast::StrikeForecast& victim) {
        TextLine effect;
        if (victim.hit_permille < whole) {
            join(effect, words_->say("strike-hits", {{"chance", percent(victim.hit_permille), bright_ink}}));
        }
        if (victim.most_damage > 0) {
            const std::int32_t least = victim.save ? victim.save->least_damage : victim.least_damage;
            add(Column::Damage, {{range_text(least, victim.most_damage), bright_ink}});
            add(Column::Kills, {{percent(victim.kill_permille), ink_of_chance(victim.kill_permille)}});
        }
        for (const content::LastingEffect& lasting : victim.conditions) {
            join(effect, {{condition_name(lasting.kind, lasting.amount, *words_), bright_ink}});
        }
        if (victim.save) {
            join(effect, words_->say(victim.save->spares ? "strike-saves-all" : "strike-saves-half",
                                     {{"chance", percent(victim.save->permille), bright_ink}}));
        }
        add(Column::Effect, std::move(effect));
    }

    /// The conditions that effects bring: "+2 Strength, haste".
    void conditions(const std::vector<content::ItemEffect>& effects) {
        TextLine effect;
        for (const content::ItemEffect& each : effects) {
            if (const auto* const lasting = std::get_if<content::LastingEffect>(&each)) {
                join(effect, {{condition_name(lasting->kind, lasting->amount, *words_), bright_ink}});
            }
        }
        add(Column::Effect, std::move(effect));
    }

    [[nodiscard]] std::vector<LineCell> cells() const { return cells_; }

  private:
    static void join(TextLine& all, const TextLine& part) {
        if (!all.empty()) {
            all.push_back({", ", std::nullopt});
        }
        append(all, part);
    }

    void add(Column column, TextLine text) {
        const std::int32_t width = text_width(text);
        if (width > 0) {
            cells_.push_back({column, std::move(text), width});
        }
    }

    const Words* words_;
    std::vector<LineCell> cells_;
};

std::optional<forecast::AimForecast> forecast_of(const screen::SpellLine& line,
                                                 const forecast::Knowledge& knowledge) {
    if (!knowledge.catalog().spell(line.spell).aim || !line.target) {
        return std::nullopt;
    }
    return forecast::forecast_aim(knowledge, content::EffectSource{{}, line.spell}, *line.target);
}

}  // namespace

std::vector<LineCell> spell_cells(const screen::SpellLine& line, const forecast::Knowledge& knowledge,
                                  const Words& words) {
    const content::SpellDef& spell = knowledge.catalog().spell(line.spell);
    CellWriter writer(words);
    if (!spell.aim) {
        writer.conditions(spell.effects);
        return writer.cells();
    }
    writer.range(*spell.aim);
    if (const std::optional<forecast::AimForecast> outlook = forecast_of(line, knowledge)) {
        const auto victim = std::ranges::find(outlook->victims, *line.target, &forecast::StrikeForecast::at);
        if (victim != outlook->victims.end()) {
            writer.odds(*victim);
        }
    }
    return writer.cells();
}

std::vector<TextLine> tell_spell(const screen::SpellLine& line, const forecast::Knowledge& knowledge,
                                 const Words& words) {
    std::vector<TextLine> lines =
        tell_effects({{}, line.spell}, knowledge.catalog(), knowledge.hero(), words);
    if (const std::optional<forecast::AimForecast> outlook = forecast_of(line, knowledge)) {
        for (TextLine& told : tell_forecast(knowledge, *outlook, {}, *line.target, words)) {
            lines.push_back(std::move(told));
        }
    }
    return lines;
}

}  // namespace torchwake::words
