#include "words/item_odds.hpp"

#include "words/describe.hpp"
#include "words/figures.hpp"
#include "words/fill_in.hpp"
#include "words/outlook.hpp"

#include <torchwake/rules/preview.hpp>
#include <torchwake/rules/shooting.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::view {
namespace {

/// Tells about enough enemies, and still has room on a page.
constexpr std::size_t most_enemies = 3;

std::vector<rules::KnownActor> nearest_enemies(const rules::Knowledge& knowledge) {
    std::vector<rules::KnownActor> enemies = knowledge.actors_in_view();
    std::erase_if(enemies, [](const rules::KnownActor& actor) { return !actor.hostile; });
    enemies.resize(std::min(enemies.size(), most_enemies));
    return enemies;
}

/// The colour of a number of which fewer are better than now.
Colour ink_of_fewer(std::int32_t then, std::int32_t now) {
    return then < now ? good_ink : then > now ? bad_ink : bright_ink;
}

/// A fight with an enemy as it is, and how it is with the thing, or without one that is worn.
struct Fights {
    rules::KnownActor enemy;
    rules::FightOutlook now;
    rules::FightOutlook then;
    bool without = false;
};

Fights fights_with(const rules::Knowledge& knowledge, const rules::KnownActor& enemy,
                   const rules::PackEntry& entry) {
    return {enemy, rules::preview_fight(knowledge, enemy),
            entry.worn ? rules::preview_fight_without(knowledge, enemy, entry)
                       : rules::preview_fight_with(knowledge, enemy, entry),
            entry.worn.has_value()};
}

/// True if no figure of a fight differs.
bool is_same(const Fights& fights) {
    const auto same = [](const rules::BlowOutlook& now, const rules::BlowOutlook& then) {
        return now.hit_permille == then.hit_permille && now.likely_blows == then.likely_blows;
    };
    return same(fights.now.ours, fights.then.ours) && same(fights.now.theirs, fights.then.theirs);
}

std::vector<TextLine> tell_fights(const Fights& fights, const content::Catalog& catalog, const Words& words) {
    const content::MonsterDef& kind = catalog.monster(fights.enemy.kind);
    const auto told = [&](std::string_view key, const rules::FightOutlook& fight) {
        return say(words, key,
                   {{"name", kind.name, kind.appearance.foreground},
                    {"ours", percent(fight.ours.hit_permille), good_ink},
                    number("blows", fight.ours.likely_blows),
                    {"theirs", percent(fight.theirs.hit_permille), bad_ink},
                    number("their-blows", fight.theirs.likely_blows)});
    };
    return {told("item-odds-now", fights.now),
            told(fights.without ? "item-odds-without" : "item-odds-with", fights.then)};
}

/// The rows of a table of fights: in the first column a name, then the chance and the blows of both sides.
class FightTable {
  public:
    explicit FightTable(const Words& words) : words_(&words) {}

    [[nodiscard]] TextLine head() const {
        TextLine row = name({"", quiet_ink});
        for (const std::string_view key :
             {"odds-you-hit", "odds-it-falls", "odds-it-hits", "odds-you-fall"}) {
            add(row, words_->get(key), quiet_ink);
        }
        return row;
    }

    [[nodiscard]] std::vector<TextLine> rows(const Fights& fights, const content::Catalog& catalog) const {
        const content::MonsterDef& kind = catalog.monster(fights.enemy.kind);
        const rules::FightOutlook& now = fights.now;
        const std::string_view key = fights.without ? "odds-without-this" : "odds-with-this";
        return {row_of({kind.name, kind.appearance.foreground}, now, now),
                row_of({words_->get(key), quiet_ink}, fights.then, now)};
    }

  private:
    static constexpr std::int32_t name_width = 18;
    static constexpr std::int32_t figure_width = 9;

    static TextLine name(TextSpan span) {
        span.text = cut_to(span.text, name_width);
        const std::int32_t left = name_width - text_width(span.text);
        return {span, {std::string(static_cast<std::size_t>(left), ' '), std::nullopt}};
    }

    static void add(TextLine& row, const std::string& figure, Colour ink) {
        const std::int32_t left = std::max(figure_width - text_width(figure), 1);
        row.push_back({std::string(static_cast<std::size_t>(left), ' ') + figure, ink});
    }

    /// Green for the better and red for the worse than now.
    [[nodiscard]] TextLine row_of(TextSpan label, const rules::FightOutlook& fight,
                                  const rules::FightOutlook& now) const {
        TextLine row = name(std::move(label));
        add(row, percent(fight.ours.hit_permille),
            ink_of_fewer(now.ours.hit_permille, fight.ours.hit_permille));
        add(row, blows(fight.ours), ink_of_fewer(fight.ours.likely_blows, now.ours.likely_blows));
        add(row, percent(fight.theirs.hit_permille),
            ink_of_fewer(fight.theirs.hit_permille, now.theirs.hit_permille));
        add(row, blows(fight.theirs), ink_of_fewer(now.theirs.likely_blows, fight.theirs.likely_blows));
        return row;
    }

    /// A dash if no number of blows is enough.
    [[nodiscard]] std::string blows(const rules::BlowOutlook& side) const {
        return side.likely_blows == 0
                   ? "-"
                   : plain_text(say(*words_, "odds-blows", {number("blows", side.likely_blows)}));
    }

    const Words* words_;
};

/// Forecasts a shot, a throw or a use of the thing at an enemy; nothing if it is for none of these.
std::optional<rules::AimOutlook> outlook_of(const rules::Knowledge& knowledge, content::ItemId id,
                                            core::Point target) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::ItemId shooter = knowledge.hero().shooter;
    if (shooter.valid() && rules::fits(catalog, shooter, id)) {
        return rules::preview_shot(knowledge, {id, shooter}, target);
    }
    if (catalog.item(id).throws) {
        return rules::preview_shot(knowledge, {id}, target);
    }
    return catalog.item(id).aim ? std::optional(rules::preview_aim(knowledge, id, target)) : std::nullopt;
}

/// How the fights of gear are told.
enum class Form : std::uint8_t { Sentences, Table };

/// The fights, or one line if the thing makes no difference to any.
std::vector<TextLine> tell_all(Form form, const std::vector<Fights>& fights, const content::Catalog& catalog,
                               const Words& words) {
    if (fights.empty()) {
        return {};
    }
    if (std::ranges::all_of(fights, is_same)) {
        return {say(words, "item-odds-same", {})};
    }
    const FightTable table(words);
    std::vector<TextLine> lines;
    if (form == Form::Table) {
        lines.push_back(table.head());
    }
    for (const Fights& each : fights) {
        std::ranges::move(form == Form::Table ? table.rows(each, catalog) : tell_fights(each, catalog, words),
                          std::back_inserter(lines));
    }
    return lines;
}

std::vector<TextLine> odds_in(Form form, const rules::Knowledge& knowledge, const rules::PackEntry& entry,
                              const Words& words) {
    std::vector<TextLine> lines;
    if (!entry.item) {
        return lines;
    }
    const content::Catalog& catalog = knowledge.catalog();
    const auto add = [&lines](std::vector<TextLine> told) {
        std::ranges::move(told, std::back_inserter(lines));
    };
    if (entry.worn == content::EquipSlot::Melee) {
        lines.push_back({{words.get("item-in-hand") + " ", quiet_ink}});
        append(lines.back(), damage_sum(knowledge, words));
    }
    const std::vector<rules::KnownActor> enemies = nearest_enemies(knowledge);
    if (content::equip_slot_of(catalog.item(*entry.item))) {
        std::vector<Fights> fights;
        std::ranges::transform(enemies, std::back_inserter(fights), [&](const rules::KnownActor& enemy) {
            return fights_with(knowledge, enemy, entry);
        });
        add(tell_all(form, fights, catalog, words));
        return lines;
    }
    for (const rules::KnownActor& enemy : enemies) {
        if (const auto outlook = outlook_of(knowledge, *entry.item, enemy.at)) {
            add(tell_strike(knowledge, *outlook, enemy.at, words));
        }
    }
    return lines;
}

}  // namespace

std::vector<TextLine> tell_item_odds(const rules::Knowledge& knowledge, const rules::PackEntry& entry,
                                     const Words& words) {
    return odds_in(Form::Sentences, knowledge, entry, words);
}

std::vector<TextLine> item_odds_table(const rules::Knowledge& knowledge, const rules::PackEntry& entry,
                                      const Words& words) {
    return odds_in(Form::Table, knowledge, entry, words);
}

}  // namespace torchwake::view
