#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/words/aim_forecast.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/fight_change.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/item_odds.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>

namespace torchwake::words {
namespace {

/// Tells about enough enemies, and still has room on a page.
constexpr std::size_t most_enemies = 3;

FightChange change_by(const forecast::Knowledge& knowledge, const forecast::KnownActor& enemy,
                      const forecast::PackEntry& entry) {
    return {enemy, forecast::forecast_fight(knowledge, enemy),
            entry.worn ? forecast::forecast_fight_without(knowledge, enemy, entry)
                       : forecast::forecast_fight_with(knowledge, enemy, entry)};
}

/// The words for a fight without a thing that is worn, or with one that is not.
ChangeKeys keys_of(const forecast::PackEntry& entry) {
    return entry.worn ? ChangeKeys{"odds-without-this", "item-odds-without", "item-odds-same"}
                      : ChangeKeys{"odds-with-this", "item-odds-with", "item-odds-same"};
}

/// Forecasts a shot, a throw or a use of the thing at an enemy; nothing if it is for none of these.
std::optional<forecast::AimForecast> forecast_of(const forecast::Knowledge& knowledge, content::ItemId id,
                                                 core::Point target) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::ItemId shooter = knowledge.hero().shooter;
    if (shooter.valid() && rules::fits(catalog, shooter, id)) {
        return forecast::forecast_shot(knowledge, {id, shooter}, target);
    }
    if (catalog.item(id).throws) {
        return forecast::forecast_shot(knowledge, {id}, target);
    }
    return catalog.item(id).aim ? std::optional(forecast::forecast_aim(knowledge, id, target)) : std::nullopt;
}

std::vector<TextLine> odds_in(FightForm form, const forecast::Knowledge& knowledge,
                              const forecast::PackEntry& entry, const Words& words) {
    std::vector<TextLine> lines;
    if (!entry.item) {
        return lines;
    }
    const content::Catalog& catalog = knowledge.catalog();
    const auto add = [&lines](std::vector<TextLine> told) { append(lines, std::move(told)); };
    if (entry.worn == content::EquipSlot::Melee) {
        lines.push_back({{words.get("item-in-hand") + " ", quiet_ink}});
        append(lines.back(), damage_sum(knowledge, words));
    }
    const std::vector<forecast::KnownActor> enemies = nearest_enemies(knowledge, most_enemies);
    if (content::equip_slot_of(catalog.item(*entry.item))) {
        std::vector<FightChange> fights;
        std::ranges::transform(enemies, std::back_inserter(fights), [&](const forecast::KnownActor& enemy) {
            return change_by(knowledge, enemy, entry);
        });
        add(tell_fight_changes(form, fights, keys_of(entry), catalog, words));
        return lines;
    }
    for (const forecast::KnownActor& enemy : enemies) {
        if (const auto outlook = forecast_of(knowledge, *entry.item, enemy.at)) {
            add(tell_strike(knowledge, *outlook, enemy.at, words));
        }
    }
    return lines;
}

}  // namespace

std::vector<TextLine> tell_item_odds(const forecast::Knowledge& knowledge, const forecast::PackEntry& entry,
                                     const Words& words) {
    return odds_in(FightForm::Sentences, knowledge, entry, words);
}

std::vector<TextLine> item_odds_table(const forecast::Knowledge& knowledge, const forecast::PackEntry& entry,
                                      const Words& words) {
    return odds_in(FightForm::Table, knowledge, entry, words);
}

std::vector<TextLine> tell_throw(const forecast::Knowledge& knowledge, content::ItemId id,
                                 const Words& words) {
    const content::Catalog& catalog = knowledge.catalog();
    std::vector<TextLine> lines;
    if (catalog.item(id).breaks) {
        lines = tell_uses(id, catalog, knowledge.hero(), words);
    } else {
        const rules::Shot shot = rules::shot_of(catalog, {}, id);
        lines = tell_throwing({*shot.attack, shot.attribute, shot.range, {}}, knowledge.hero(), words);
    }
    for (const forecast::KnownActor& enemy : nearest_enemies(knowledge, most_enemies)) {
        append(lines,
               tell_strike(knowledge, forecast::forecast_shot(knowledge, {id}, enemy.at), enemy.at, words));
    }
    return lines;
}

}  // namespace torchwake::words
