#include "things/number.hpp"

#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/spatial/line.hpp>
#include <torchwake/words/aim_forecast.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::words {
namespace {

/// The obstacle that ends a flight before its target: the actor that it hits, or the tile of the next cell on
/// its path.
Argument obstacle_of(const forecast::Knowledge& knowledge, const rules::Flight& flight, core::Point target,
                     const Words& words) {
    const content::Catalog& catalog = knowledge.catalog();
    if (const auto actor = knowledge.actor(flight.end); actor && flight.victim == actor->id) {
        const content::MonsterDef& kind = catalog.monster(actor->kind);
        return {"obstacle", kind.name, kind.appearance.foreground, Article::A};
    }
    const spatial::Line way(knowledge.hero().at, target, flight.ties);
    const auto next = static_cast<std::int32_t>(flight.cells.size()) + 1;
    const auto tile = next < way.size() ? knowledge.tile(way[next]) : std::nullopt;
    return tile ? Argument{"obstacle", catalog.tile(*tile).name, bright_ink, Article::A}
                : Argument{"obstacle", words.get("something"), bright_ink};
}

/// Adds a warning for each actor that the attack would make hostile.
void warn_of_grudges(const forecast::Knowledge& knowledge, const forecast::AimForecast& outlook,
                     const Words& words, std::vector<TextLine>& lines) {
    for (const forecast::StrikeForecast& victim : outlook.victims) {
        const auto actor = knowledge.actor(victim.at);
        if (victim.offends && victim.victim != rules::hero_id && actor && !actor->hostile) {
            const std::string& name = knowledge.catalog().monster(victim.kind).name;
            lines.push_back({{words.get("aim-no-enemy", {{"name", name}}), bad_ink}});
        }
    }
}

/// True if a strike harms, heals, moves or changes the one that it reaches, rather than its place alone.
bool touches(const forecast::StrikeForecast& victim) {
    return victim.most_damage > 0 || !victim.conditions.empty() || victim.thrown > 0 || victim.healed > 0 ||
           victim.cured;
}

/// Tells about one whom an aim reaches: what happens to it, a line for each fact.
class VictimTeller {
  public:
    VictimTeller(const forecast::Knowledge& knowledge, content::MonsterId kind, const Words& words)
        : knowledge_(&knowledge), words_(&words), kind_(kind) {}

    void add(const forecast::StrikeForecast& victim) {
        if (victim.hit_permille == 0) {
            lines_.push_back({{words_->get("aim-never"), std::nullopt}});
            return;
        }
        if (victim.lands) {
            add_landing(victim);
        }
        if (victim.healed > 0) {
            lines_.push_back(words_->say("aim-heals", {number("amount", victim.healed)}));
        }
        if (victim.cured) {
            lines_.push_back({{words_->get("aim-cures"), std::nullopt}});
        }
        if (!touches(victim)) {
            lines_.push_back({{words_->get("aim-reaches"), std::nullopt}});
        }
        if (victim.most_damage > 0) {
            add_damage(victim);
        }
        for (const content::LastingEffect& effect : victim.conditions) {
            lines_.push_back(
                words_->say("aim-condition",
                            {{"condition", condition_name(effect.kind, effect.amount, *words_), bright_ink},
                             number("turns", effect.turns)}));
        }
        if (const auto actor = knowledge_->actor(victim.at)) {
            add_break(*actor, victim);
        }
        if (victim.save) {
            lines_.push_back(words_->say(victim.save->spares ? "aim-saves-all" : "aim-saves-half",
                                         {{"chance", percent(victim.save->permille), bright_ink}}));
        }
    }

    /// Adds what matter then does to it if it stays where it is.
    void add(const forecast::FateChange& fate) {
        if (fate.beats_to_die > 0) {
            lines_.push_back(words_->say("aim-fate-dies", {number("beats", fate.beats_to_die)}));
            return;
        }
        const bool worse = fate.lost > fate.lost_without;
        const std::int32_t amount = worse ? fate.lost : fate.lost_without - fate.lost;
        lines_.push_back(words_->say(worse ? "aim-fate-loses" : "aim-fate-spared",
                                     {number("amount", amount), number("beats", forecast::forecast_beats)}));
    }

    /// The lines, the first behind the name, the others below it.
    [[nodiscard]] std::vector<TextLine> told() const {
        const content::MonsterDef& monster = knowledge_->catalog().monster(kind_);
        const TextLine indent{{"  ", std::nullopt}};
        TextLine lead =
            words_->say("aim-victim", {{"name", is_hero() ? words_->get("yourself") : monster.name,
                                        is_hero() ? bad_ink : monster.appearance.foreground}});
        lead.push_back({" ", std::nullopt});
        std::vector<TextLine> told;
        for (const TextLine& line : lines_) {
            told.push_back(told.empty() ? lead : indent);
            append(told.back(), line);
        }
        return told;
    }

  private:
    [[nodiscard]] bool is_hero() const { return kind_ == knowledge_->catalog().hero(); }

    /// Where one that is thrown comes to stand.
    void add_landing(const forecast::StrikeForecast& victim) {
        const std::int32_t cells = core::chebyshev_distance(victim.at, *victim.lands);
        if (cells == 0) {
            lines_.push_back({{words_->get("aim-throws-nowhere"), std::nullopt}});
        } else if (!victim.lost_in.valid()) {
            lines_.push_back(words_->say("aim-throws", {number("cells", cells)}));
        } else {
            const content::MatterDef& matter = knowledge_->catalog().matter(victim.lost_in);
            lines_.push_back(
                words_->say("aim-throws-into", {number("cells", cells), {"matter", matter.name, good_ink}}));
        }
    }

    /// The damage without a saving throw, with the chance that it kills; beside its hit points if it can't.
    void add_damage(const forecast::StrikeForecast& victim) {
        const std::int32_t least = victim.save ? victim.save->least_damage : victim.least_damage;
        const auto actor = knowledge_->actor(victim.at);
        const bool kills = victim.kill_permille > 0 || !actor;
        const bool hits = victim.hit_permille == whole;
        const std::string_view key =
            kills ? (hits ? "aim-hits" : "aim-may-hit") : (hits ? "aim-wounds" : "aim-may-wound");
        lines_.push_back(words_->say(key, {{"odds", percent(victim.hit_permille), bright_ink},
                                           {"damage", range_text(least, victim.most_damage), bright_ink},
                                           {"chance", percent(victim.kill_permille),
                                            is_hero() ? bad_ink : ink_of_chance(victim.kill_permille)},
                                           number("health", actor ? actor->hit_points : 0)}));
    }

    /// The chance that it does not cast what it has announced.
    void add_break(const forecast::KnownActor& actor, const forecast::StrikeForecast& victim) {
        const std::int32_t chance = forecast::breaks_permille(actor, victim);
        if (chance > 0) {
            lines_.push_back(words_->say(
                "aim-breaks", {{"spell", knowledge_->catalog().spell(actor.announced).name, bright_ink},
                               {"chance", percent(chance), ink_of_chance(chance)}}));
        }
    }

    const forecast::Knowledge* knowledge_;
    const Words* words_;
    content::MonsterId kind_;
    std::vector<TextLine> lines_;
};

}  // namespace

std::vector<TextLine> tell_forecast(const forecast::Knowledge& knowledge,
                                    const forecast::AimForecast& outlook,
                                    const std::vector<forecast::FateChange>& fates, core::Point target,
                                    const Words& words) {
    std::vector<TextLine> lines;
    const auto add = [&lines](const VictimTeller& teller) {
        for (TextLine& line : teller.told()) {
            lines.push_back(std::move(line));
        }
    };
    if (outlook.flight.end != target) {
        lines.push_back(
            words.say("aim-stops-short", {obstacle_of(knowledge, outlook.flight, target, words)}));
    }
    const bool unknown = std::ranges::any_of(
        outlook.flight.cells, [&knowledge](core::Point cell) { return !knowledge.tile(cell).has_value(); });
    if (unknown) {
        lines.push_back({{words.get("aim-unknown"), bad_ink}});
    }
    warn_of_grudges(knowledge, outlook, words, lines);
    for (const forecast::StrikeForecast& victim : outlook.victims) {
        VictimTeller teller(knowledge, victim.kind, words);
        teller.add(victim);
        const auto fate = std::ranges::find(fates, victim.victim, &forecast::FateChange::who);
        if (fate != fates.end()) {
            teller.add(*fate);
        }
        add(teller);
    }
    if (outlook.victims.empty()) {
        lines.push_back({{words.get("aim-nobody"), std::nullopt}});
    }
    for (const forecast::FateChange& fate : fates) {
        if (std::ranges::find(outlook.victims, fate.who, &forecast::StrikeForecast::victim) ==
            outlook.victims.end()) {
            VictimTeller teller(knowledge, fate.kind, words);
            teller.add(fate);
            add(teller);
        }
    }
    return lines;
}

std::vector<TextLine> tell_strike(const forecast::Knowledge& knowledge, const forecast::AimForecast& outlook,
                                  core::Point at, const Words& words) {
    const auto victim = std::ranges::find(outlook.victims, at, &forecast::StrikeForecast::at);
    if (victim == outlook.victims.end() || !touches(*victim)) {
        return {};
    }
    VictimTeller teller(knowledge, victim->kind, words);
    teller.add(*victim);
    return teller.told();
}

}  // namespace torchwake::words
