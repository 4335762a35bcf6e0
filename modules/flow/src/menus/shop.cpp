#include "menus/arrange.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/flow/shop.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/models.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::MenuPurpose;

constexpr char32_t letters = 26;

/// The letter of a line: a to z, then A to Z, then none.
char32_t letter_of(std::size_t line) {
    const auto number = static_cast<char32_t>(line);
    if (number < letters) {
        return U'a' + number;
    }
    return number < 2 * letters ? U'A' + (number - letters) : U'\0';
}

/// SwitchTrade comes first, so that it gets a key that it shares with Confirm.
screen::Prompt shop_prompt(const screen::MenuModel& menu) {
    screen::Prompt prompt = menu_prompt(menu);
    prompt.offers.insert(prompt.offers.begin(), {Action::SwitchTrade});
    prompt.offers.push_back({Action::Inspect});
    return prompt;
}

/// Describes what would be sold or bought. Returns Confirm if it shall be.
Task<Action> inspect(GameContext* context, rules::Command trade) {
    const auto* const sale = std::get_if<rules::Sell>(&trade);
    screen::ItemModel model{MenuPurpose::Buy, {}};
    if (sale != nullptr) {
        model = {MenuPurpose::Sell, sale->slot};
    } else {
        model.ware = std::get<rules::Buy>(trade).item;
    }
    return inspect_item(context, model);
}

/// A trade, and how often it is made.
struct Deal {
    rules::Command trade;
    std::int32_t times = 1;
};

/// An open shop: its layer and its listed trades.
class Shop {
  public:
    Shop(GameContext& context, rules::EntityId vendor);

    /// The next deal, one that `check` allows; nothing if the player leaves. Awaits: the player's answers.
    [[nodiscard]] Task<std::optional<Deal>> next_deal();
    [[nodiscard]] bool allows(const rules::Command& trade) const { return !find_refusal(trade); }

  private:
    /// The listed trade on which the player decides; nothing if the player leaves.
    [[nodiscard]] Task<std::optional<rules::Command>> next_trade();
    /// The number of these missiles that the hero can pay and the vendor has; 1 of all else.
    [[nodiscard]] std::int32_t most_of(const rules::Command& trade) const;
    void switch_trade();
    /// Rebuilds the list of goods to sell or to buy.
    void list_goods();
    void list_pack(bool worn);
    void list_stock();
    void add_line(const screen::TradeLine& line, const rules::Command& trade, char32_t letter);
    [[nodiscard]] std::optional<rules::Refusal> find_refusal(const rules::Command& trade) const;

    GameContext* context_;
    rules::EntityId vendor_;
    screen::ShopModel model_;
    std::vector<rules::Command> trades_;  ///< by line; empty: nothing to trade
    LayerScope scope_;
};

Shop::Shop(GameContext& context, rules::EntityId vendor)
    : context_(&context),
      vendor_(vendor),
      model_{context.run()->world.entities.creatures[vendor].kind, {MenuPurpose::Buy, {}, 0}},
      scope_(context.stack(), "shop", &model_, model_.menu) {
    list_goods();
    place_cursor(model_.menu);
}

Task<std::optional<Deal>> Shop::next_deal() {
    for (;;) {
        const std::optional<rules::Command> trade = co_await next_trade();
        if (!trade) {
            co_return std::nullopt;
        }
        const std::int32_t most = most_of(*trade);
        if (most < 2) {
            co_return Deal{*trade};
        }
        const std::optional<std::int32_t> count =
            co_await choose_count(context_, MenuPurpose::BuyCount, most);
        if (count) {
            co_return Deal{*trade, *count};
        }
    }
}

std::int32_t Shop::most_of(const rules::Command& trade) const {
    const auto* const purchase = std::get_if<rules::Buy>(&trade);
    const content::Catalog& catalog = *context_->ruleset().catalog;
    if (purchase == nullptr || !catalog.item(purchase->item).ammunition) {
        return 1;
    }
    constexpr std::int32_t most_at_once = 99;
    const rules::Knowledge known = context_->knowledge();
    const std::vector<rules::Ware> wares = known.wares(vendor_);
    const auto ware = std::ranges::find(wares, purchase->item, &rules::Ware::item);
    const std::int32_t left = ware->place ? ware->left : most_at_once;
    const core::Coins price = rules::buying_price(catalog.item(purchase->item));
    const std::int64_t paid =
        std::min<std::int64_t>(known.hero().coins.value / std::max<std::int64_t>(price.value, 1), left);
    return static_cast<std::int32_t>(paid);
}

Task<std::optional<rules::Command>> Shop::next_trade() {
    list_goods();
    const MenuPlace place{&context_->asker(), &context_->stage(), context_->ruleset().catalog};
    for (;;) {
        const screen::Prompt prompt = shop_prompt(model_.menu);
        const Action action = co_await await_menu(place, &model_.menu, &prompt);
        if (action == Action::Cancel) {
            co_return std::nullopt;
        }
        if (action == Action::SwitchTrade) {
            switch_trade();
            continue;
        }
        const auto line = static_cast<std::size_t>(model_.menu.cursor);
        if (line >= trades_.size()) {
            context_->stage().show(rules::Refusal{rules::RefusalReason::SlotEmpty, {}});
            continue;
        }
        const rules::Command trade = trades_[line];
        if (action == Action::Inspect) {
            const Action wanted = co_await inspect(context_, trade);
            if (wanted == Action::Cancel) {
                continue;
            }
        }
        const std::optional<rules::Refusal> refusal = find_refusal(trade);
        if (!refusal) {
            co_return trade;
        }
        context_->stage().show(*refusal);
    }
}

void Shop::switch_trade() {
    const bool selling = model_.menu.purpose == MenuPurpose::Sell;
    model_.menu.purpose = selling ? MenuPurpose::Buy : MenuPurpose::Sell;
    model_.menu.filter = {};
    list_goods();
    place_cursor(model_.menu);
}

void Shop::list_goods() {
    model_.menu.lines.clear();
    trades_.clear();
    if (model_.menu.purpose == MenuPurpose::Sell) {
        list_pack(false);
        if (model_.menu.lines.empty()) {
            list_pack(true);  // lists equipped items; they are refused
        }
    } else {
        list_stock();
    }
    if (model_.menu.lines.empty()) {
        model_.menu.lines.push_back({screen::FreeSlotLine{}, 0, false});
    }
    const auto last = static_cast<std::int32_t>(model_.menu.lines.size()) - 1;
    model_.menu.cursor = std::min(model_.menu.cursor, last);
    arrange(model_.menu, *context_->ruleset().catalog);
}

void Shop::list_pack(bool worn) {
    const content::Catalog& catalog = *context_->ruleset().catalog;
    for (const rules::PackEntry& entry : context_->knowledge().pack()) {
        if (entry.item && entry.worn.has_value() == worn && rules::can_be_sold(catalog.item(*entry.item))) {
            add_line({*entry.item, entry.count, rules::selling_price(catalog.item(*entry.item))},
                     rules::Sell{vendor_, entry.slot}, U'a' + entry.slot.value);
        }
    }
}

void Shop::list_stock() {
    const content::Catalog& catalog = *context_->ruleset().catalog;
    for (const rules::Ware& ware : context_->knowledge().wares(vendor_)) {
        const core::Coins price = rules::buying_price(catalog.item(ware.item));
        const auto left = ware.place ? std::optional(ware.left) : std::nullopt;
        add_line({ware.item, 1, price, left}, rules::Buy{vendor_, ware.item}, letter_of(trades_.size()));
    }
}

void Shop::add_line(const screen::TradeLine& line, const rules::Command& trade, char32_t letter) {
    model_.menu.lines.push_back({line, letter, !find_refusal(trade)});
    trades_.push_back(trade);
}

std::optional<rules::Refusal> Shop::find_refusal(const rules::Command& trade) const {
    const rules::Checked checked = rules::check(context_->ruleset(), context_->run()->world, trade);
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    return refusal != nullptr ? std::optional(*refusal) : std::nullopt;
}

}  // namespace

Task<void> visit_shop(GameContext* context, PlaySession* session, rules::EntityId vendor) {
    Shop shop(*context, vendor);
    while (!session->over()) {
        const std::optional<Deal> deal = co_await shop.next_deal();
        if (!deal) {
            co_return;
        }
        for (std::int32_t done = 0; done < deal->times && shop.allows(deal->trade); ++done) {
            co_await session->do_command(deal->trade);
        }
    }
}

}  // namespace torchwake::flow
