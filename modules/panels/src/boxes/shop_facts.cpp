// The screen of a shop: a menu whose title names both kinds of trade, with the effects of the chosen trade
// below it.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::panels {
namespace {

constexpr std::size_t fact_rows = 6;
constexpr std::size_t label_width = 12;

/// The figures of the hero that trade and equipment change.
struct Figures {
    core::Coins coins;
    core::Tenths weight;
    core::Tenths penalty;
};

/// The figures with one item more or less (by the sign of `more`), and with the coins gained.
Figures figures_with(const forecast::HeroFacts& hero, const content::ItemDef& item, std::int32_t more,
                     core::Coins gained) {
    const auto times = [more](core::Tenths one) { return more > 0 ? one : -one; };
    core::Tenths penalty = hero.penalty;
    if (hero.overburdened) {
        penalty = penalty - rules::overburdened_penalty;
    }
    const core::Tenths weight = hero.weight + times(item.weight);
    penalty = penalty + times(item.initiative_penalty);
    if (weight > hero.capacity) {
        penalty = penalty + rules::overburdened_penalty;
    }
    return {hero.coins + gained, weight, penalty};
}

class FactWriter {
  public:
    FactWriter(const MenuWords& words, const forecast::Knowledge& knowledge)
        : words_(words.words), knowledge_(&knowledge), hero_(knowledge.hero()) {}

    /// The facts for the trade of a line; without a line, the present figures.
    [[nodiscard]] std::vector<words::TextLine> write(const screen::TradeLine* line, bool buying) const {
        std::vector<words::TextLine> facts;
        const Figures now{hero_.coins, hero_.weight, hero_.penalty};
        Figures then = now;
        if (line != nullptr) {
            const content::ItemDef& item = knowledge_->catalog().item(line->item);
            then = figures_with(hero_, item, buying ? 1 : -1, buying ? -line->price : line->price);
        }
        facts.push_back(gold(now, then));
        facts.push_back(load(now, then));
        facts.push_back(initiative(now, then));
        if (line != nullptr && buying) {
            gear(line->item, facts);
        }
        if (line != nullptr && buying && !can_be_shot(line->item)) {
            facts.push_back({{words_->get("shop-no-shooter"), words::bad_ink}});
        }
        facts.resize(fact_rows);
        return facts;
    }

  private:
    /// False for ammunition that nothing in the pack shoots.
    [[nodiscard]] bool can_be_shot(content::ItemId missile) const {
        const content::Catalog& catalog = knowledge_->catalog();
        const std::vector<forecast::PackEntry> pack = knowledge_->pack();
        return !catalog.item(missile).ammunition ||
               std::ranges::any_of(pack, [&](const forecast::PackEntry& entry) {
                   return entry.item && rules::fits(catalog, *entry.item, missile);
               });
    }
    [[nodiscard]] words::TextLine change(std::string_view label, const std::string& now,
                                         const std::string& then, content::Colour ink) const {
        return words::told_change(words_->get(label), label_width, now, then, ink);
    }

    [[nodiscard]] words::TextLine gold(const Figures& now, const Figures& then) const {
        const bool enough = then.coins >= core::Coins{};
        return change("shop-gold", words::coins_text(now.coins),
                      enough ? words::coins_text(then.coins)
                             : words_->get("shop-short", {{"coins", words::coins_text(-then.coins)}}),
                      enough ? words::bright_ink : words::bad_ink);
    }

    [[nodiscard]] std::string pounds(core::Tenths weight) const {
        return words_->get("shop-load-value", {{"weight", content::to_string(weight)}});
    }

    [[nodiscard]] words::TextLine load(const Figures& now, const Figures& then) const {
        words::TextLine line = change("shop-load", pounds(now.weight), pounds(then.weight),
                                      then.weight > hero_.capacity ? words::bad_ink : words::bright_ink);
        line.push_back(
            {" " + words_->get("shop-capacity", {{"capacity", content::to_string(hero_.capacity)}}),
             words::quiet_ink});
        return line;
    }

    [[nodiscard]] words::TextLine initiative(const Figures& now, const Figures& then) const {
        return change("shop-initiative", content::to_string(now.penalty), content::to_string(then.penalty),
                      then.penalty > now.penalty ? words::bad_ink : words::good_ink);
    }

    /// Adds the change by holding or wearing the item, beside the present value.
    void gear(content::ItemId id, std::vector<words::TextLine>& facts) const {
        const auto worn = forecast::worn_instead_of(*knowledge_, id);
        const content::ItemDef* const now = worn ? &knowledge_->catalog().item(*worn->item) : nullptr;
        const content::ItemDef& item = knowledge_->catalog().item(id);
        if (item.weapon || item.shoots || (item.wear && item.wear->slot != content::EquipSlot::Ring)) {
            const words::FightFigures before = words::fight_figures(hero_, knowledge_->catalog());
            const words::FightFigures then =
                words::fight_figures(words::hero_with(*knowledge_, {{}, id, 1}), knowledge_->catalog());
            if (item.wear) {
                facts.push_back(change("gear-armour", std::to_string(before.armour),
                                       std::to_string(then.armour),
                                       then.armour < before.armour ? words::bad_ink : words::good_ink));
            } else {
                const bool alike = before.shoots == then.shoots;
                facts.push_back(change(then.shoots ? "gear-shots" : "gear-damage",
                                       alike || !then.shoots ? before.damage : "-", then.damage,
                                       !alike                      ? words::key_ink
                                       : then.worth > before.worth ? words::good_ink
                                       : then.worth < before.worth ? words::bad_ink
                                                                   : words::key_ink));
            }
        }
        const auto add_below = [&facts](const words::TextLine& told) {
            facts.push_back({{std::string(label_width, ' '), words::quiet_ink}});
            append(facts.back(), told);
        };
        if (now != nullptr) {
            add_below(words_->say("shop-for", {{"item", now->name, now->appearance.foreground}}));
        }
        if (const std::optional<forecast::PackEntry> better = better_in_pack(item)) {
            const content::ItemDef& carried = knowledge_->catalog().item(*better->item);
            const words::FightFigures with =
                words::fight_figures(words::hero_with(*knowledge_, *better), knowledge_->catalog());
            add_below(words_->say(
                "shop-carried",
                {{"item", carried.name, carried.appearance.foreground, words::Article::A},
                 {"figure", item.wear ? std::to_string(with.armour) : with.damage, words::bright_ink}}));
        }
    }

    /// The thing in the pack that is better in the same place than what is held or worn there, by its damage
    /// or its armour; nothing if there is none, or the place is that of rings.
    [[nodiscard]] std::optional<forecast::PackEntry> better_in_pack(const content::ItemDef& ware) const {
        const content::Catalog& catalog = knowledge_->catalog();
        const auto slot = content::equip_slot_of(ware);
        const auto worth = [&](const forecast::HeroFacts& hero) {
            const words::FightFigures figures = words::fight_figures(hero, catalog);
            return ware.wear ? figures.armour : figures.worth;
        };
        std::optional<forecast::PackEntry> best;
        std::int32_t most = worth(hero_);
        for (const forecast::PackEntry& entry : knowledge_->pack()) {
            if (!entry.item || entry.worn || !slot || slot == content::EquipSlot::Ring ||
                content::equip_slot_of(catalog.item(*entry.item)) != slot ||
                catalog.item(*entry.item).shoots.has_value() != ware.shoots.has_value()) {
                continue;
            }
            const std::int32_t with = worth(words::hero_with(*knowledge_, entry));
            if (with > most) {
                most = with;
                best = entry;
            }
        }
        return best;
    }

    const words::Words* words_;
    const forecast::Knowledge* knowledge_;
    forecast::HeroFacts hero_;
};

/// The trade of a line; null if there is none, as of a ware that is sold out.
const screen::TradeLine* possible_trade(const screen::MenuLine& line) {
    const auto* const trade = std::get_if<screen::TradeLine>(&line.what);
    return trade != nullptr && trade->left != 0 ? trade : nullptr;
}

/// The rows of a box in which there is also room for what a ware is good for.
constexpr std::int32_t high = 30;
constexpr std::size_t use_rows = 3;
constexpr std::int32_t use_width = 46;

/// Tells the uses of a line's thing, in that many rows.
std::vector<words::TextLine> uses_of(const screen::MenuLine& line, const forecast::Knowledge& knowledge,
                                     const words::Words& words, std::int32_t width) {
    std::vector<words::TextLine> rows;
    if (const auto* const trade = std::get_if<screen::TradeLine>(&line.what)) {
        rows = wrapped_all(tell_uses(trade->item, knowledge.catalog(), knowledge.hero(), words), width);
    }
    rows.resize(use_rows);
    return rows;
}

}  // namespace

// The facts take equal room for every line, so that the box keeps its size. In a high area they tell also
// what the chosen thing is good for.
MenuContent content_of(const screen::ShopModel& shop, const forecast::Knowledge& knowledge,
                       const PaintContext& with) {
    MenuContent content{with.box_area(), with.source.box_words(), {}};
    MenuWords& words = content.words;
    const bool buying = shop.menu.purpose == screen::MenuPurpose::Buy;
    const std::string& name = knowledge.catalog().monster(shop.vendor).name;
    words.title = words.words->get(buying ? "shop-buying" : "shop-selling", {{"vendor", name}});
    const std::string key = words::prompt_label(*words.keys, screen::Action::SwitchTrade);
    words.switches =
        EdgeHint{(key.empty() ? key : key + ": ") + words.words->get(buying ? "shop-sell" : "shop-buy"),
                 screen::Action::SwitchTrade};
    const auto cursor = static_cast<std::size_t>(shop.menu.cursor);
    const FactWriter writer(words, knowledge);
    std::int32_t widest = 0;
    for (const screen::MenuLine& line : shop.menu.lines) {
        widest = std::max(widest, words::widest(writer.write(possible_trade(line), buying)));
    }
    const screen::MenuLine& chosen = shop.menu.lines.at(cursor);
    words.facts = writer.write(possible_trade(chosen), buying);
    content.told = {words.title, {{{menu_note(shop.menu, *words.words), {}}}}, words.facts};
    if (content.area.size.height >= high) {
        widest = std::max(widest, use_width);
        append(words.facts, uses_of(chosen, knowledge, *words.words, widest));
    }
    const std::int32_t spare = widest - words::text_width(words.facts.front());
    words.facts.front().push_back({std::string(static_cast<std::size_t>(spare), ' '), std::nullopt});
    return content;
}

}  // namespace torchwake::panels
