#include "things/number.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/fight_change.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace torchwake::words {
namespace {

/// True if no figure of a fight differs.
bool is_same(const FightChange& fights) {
    const auto same = [](const forecast::BlowForecast& now, const forecast::BlowForecast& then) {
        return now.hit_permille == then.hit_permille && now.likely_blows == then.likely_blows;
    };
    return same(fights.now.ours, fights.then.ours) && same(fights.now.theirs, fights.then.theirs);
}

TextLine tell_fight(std::string_view key, const content::MonsterDef& kind,
                    const forecast::FightForecast& fight, const Words& words) {
    return words.say(key, {{"name", kind.name, kind.appearance.foreground},
                           {"ours", percent(fight.ours.hit_permille), good_ink},
                           number("blows", fight.ours.likely_blows),
                           {"theirs", percent(fight.theirs.hit_permille), bad_ink},
                           number("their-blows", fight.theirs.likely_blows)});
}

/// The rows of a table of fights: in the first column a name, then the chance and the blows of both sides.
class FightTable {
  public:
    FightTable(const Words& words, std::string_view label) : words_(&words), label_(label) {}

    [[nodiscard]] TextLine head() const {
        TextLine row = name({"", quiet_ink});
        for (const std::string_view key :
             {"odds-you-hit", "odds-it-falls", "odds-it-hits", "odds-you-fall"}) {
            add(row, words_->get(key), quiet_ink);
        }
        return row;
    }

    [[nodiscard]] std::vector<TextLine> rows(const FightChange& fights,
                                             const content::MonsterDef& kind) const {
        const TextSpan label{words_->get(label_), quiet_ink};
        return {row_of({kind.name, kind.appearance.foreground}, fights.now, nullptr),
                is_same(fights) ? unchanged(label) : row_of(label, fights.then, &fights.now)};
    }

  private:
    static constexpr std::int32_t name_width = 18;
    static constexpr std::int32_t figure_width = 9;

    [[nodiscard]] TextLine unchanged(TextSpan label) const {
        TextLine row = name(std::move(label));
        row.push_back({"  " + words_->get("odds-unchanged"), quiet_ink});
        return row;
    }

    static TextLine name(TextSpan span) {
        span.text = cut_to(span.text, name_width);
        const std::int32_t left = name_width - text_width(span.text);
        return {span, {std::string(static_cast<std::size_t>(left), ' '), std::nullopt}};
    }

    static void add(TextLine& row, const std::string& figure, Colour ink) {
        const std::int32_t left = std::max(figure_width - text_width(figure), 1);
        row.push_back({std::string(static_cast<std::size_t>(left), ' ') + figure, ink});
    }

    /// Green for the better and red for the worse than before, if there is one to compare with.
    [[nodiscard]] TextLine row_of(TextSpan label, const forecast::FightForecast& fight,
                                  const forecast::FightForecast* before) const {
        const auto ink = [before](std::int32_t better, std::int32_t worse) {
            return before == nullptr ? bright_ink
                   : better > worse  ? good_ink
                   : better < worse  ? bad_ink
                                     : quiet_ink;
        };
        const forecast::FightForecast& now = before == nullptr ? fight : *before;
        TextLine row = name(std::move(label));
        add(row, percent(fight.ours.hit_permille), ink(fight.ours.hit_permille, now.ours.hit_permille));
        add(row, blows(fight.ours), ink(now.ours.likely_blows, fight.ours.likely_blows));
        add(row, percent(fight.theirs.hit_permille), ink(now.theirs.hit_permille, fight.theirs.hit_permille));
        add(row, blows(fight.theirs), ink(fight.theirs.likely_blows, now.theirs.likely_blows));
        return row;
    }

    /// A dash if no number of blows is enough.
    [[nodiscard]] std::string blows(const forecast::BlowForecast& side) const {
        return side.likely_blows == 0 ? "-" : words_->get("odds-blows", {number("blows", side.likely_blows)});
    }

    const Words* words_;
    std::string_view label_;
};

}  // namespace

std::vector<forecast::KnownActor> nearest_enemies(const forecast::Knowledge& knowledge, std::size_t most) {
    std::vector<forecast::KnownActor> enemies = knowledge.actors_in_view();
    std::erase_if(enemies, [](const forecast::KnownActor& actor) { return !actor.hostile; });
    enemies.resize(std::min(enemies.size(), most));
    return enemies;
}

std::vector<TextLine> tell_fight_changes(FightForm form, const std::vector<FightChange>& fights,
                                         const ChangeKeys& keys, const content::Catalog& catalog,
                                         const Words& words) {
    if (fights.empty()) {
        return {};
    }
    if (!keys.same.empty() && std::ranges::all_of(fights, is_same)) {
        return {words.say(keys.same, {})};
    }
    const FightTable table(words, keys.row);
    std::vector<TextLine> lines;
    if (form == FightForm::Table) {
        lines.push_back(table.head());
    }
    for (const FightChange& each : fights) {
        const content::MonsterDef& kind = catalog.monster(each.enemy.kind);
        if (form == FightForm::Table) {
            append(lines, table.rows(each, kind));
        } else {
            lines.push_back(tell_fight("item-odds-now", kind, each.now, words));
            lines.push_back(tell_fight(keys.sentence, kind, each.then, words));
        }
    }
    return lines;
}

}  // namespace torchwake::words
