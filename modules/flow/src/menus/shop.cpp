#include "menus/shop.hpp"

#include "menus/arrange.hpp"
#include "menus/choice.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/trade.hpp>
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

/// How the player leaves one of the lists.
enum class ListEnd : std::uint8_t {
    OtherList,  ///< for the other list
    Left        ///< with the shop, or because the run is over
};

/// An open shop: its layer and its listed trades.
class Shop {
  public:
    Shop(GameContext& context, PlaySession& session, rules::EntityId vendor);

    /// Lists what the vendor has, and makes the trades that the player chooses.
    [[nodiscard]] Task<ListEnd> buy() { return trade_in(MenuPurpose::Buy); }
    /// Lists what the hero can sell, and makes the trades that the player chooses.
    [[nodiscard]] Task<ListEnd> sell() { return trade_in(MenuPurpose::Sell); }

  private:
    [[nodiscard]] Task<ListEnd> trade_in(MenuPurpose list);
    /// The trade of the line under the cursor, one that `check` allows; nothing if the player looks at it
    /// only, or after the reason was told.
    [[nodiscard]] Task<std::optional<rules::Command>> trade_of_line(Action action);
    /// Makes a trade, of missiles as often as the player wants. Awaits: the turns.
    [[nodiscard]] Task<void> make(rules::Command trade);
    /// Asks if the hero shall hold or wear what it has just bought, if it can. Awaits: the turn that this
    /// takes.
    [[nodiscard]] Task<void> offer_to_put_on(content::ItemId bought);
    /// The number of these missiles that the hero can pay and the vendor has; 1 of all else.
    [[nodiscard]] std::int32_t most_of(const rules::Command& trade) const;
    /// Rebuilds the list of goods to sell or to buy.
    void list_goods();
    void list_pack(bool worn);
    void list_stock();
    void add_line(const screen::TradeLine& line, const rules::Command& trade, char32_t letter);

    GameContext* context_;
    PlaySession* session_;
    rules::EntityId vendor_;
    screen::ShopModel model_;
    std::vector<rules::Command> trades_;  ///< by line; empty: nothing to trade
    LayerScope scope_;
};

Shop::Shop(GameContext& context, PlaySession& session, rules::EntityId vendor)
    : context_(&context),
      session_(&session),
      vendor_(vendor),
      model_{context.run()->world.entities.creatures[vendor].kind, {MenuPurpose::Buy, {}, 0}},
      scope_(context.stack(), "shop", &model_, model_.menu) {}

Task<ListEnd> Shop::trade_in(MenuPurpose list) {
    model_.menu.purpose = list;
    model_.menu.filter = {};
    list_goods();
    place_cursor(model_.menu);
    while (!session_->over()) {
        screen::Prompt prompt = menu_prompt(model_.menu);
        // It comes first, so that it gets a key that it shares with Confirm.
        prompt.offers.insert(prompt.offers.begin(), {Action::SwitchTrade});
        prompt.offers.push_back({Action::Inspect});
        const Action action = co_await choose_action(context_, &model_.menu, &prompt);
        if (action == Action::SwitchTrade) {
            co_return ListEnd::OtherList;
        }
        if (action == Action::Cancel) {
            break;
        }
        const std::optional<rules::Command> trade = co_await trade_of_line(action);
        if (trade) {
            co_await make(*trade);
        }
    }
    co_return ListEnd::Left;
}

Task<std::optional<rules::Command>> Shop::trade_of_line(Action action) {
    const auto line = static_cast<std::size_t>(model_.menu.cursor);
    if (line >= trades_.size()) {
        context_->stage().show(rules::Refusal{rules::RefusalReason::SlotEmpty, {}});
        co_return std::nullopt;
    }
    const rules::Command trade = trades_[line];
    if (action == Action::Inspect) {
        const Action wanted = co_await inspect(context_, trade);
        if (wanted == Action::Cancel) {
            co_return std::nullopt;
        }
    }
    co_return allow_choice(*context_, trade) ? std::optional(trade) : std::nullopt;
}

Task<void> Shop::make(rules::Command trade) {
    std::optional<std::int32_t> times = 1;
    const std::int32_t most = most_of(trade);
    if (most > 1) {
        times = co_await choose_count(context_, MenuPurpose::BuyCount, most);
    }
    for (std::int32_t done = 0; done < times.value_or(0) && !refusal_of(*context_, trade); ++done) {
        co_await session_->take_turn(trade);
    }
    const auto* const purchase = std::get_if<rules::Buy>(&trade);
    if (purchase != nullptr) {
        co_await offer_to_put_on(purchase->item);
    }
    list_goods();
}

Task<void> Shop::offer_to_put_on(content::ItemId bought) {
    const std::vector<forecast::PackEntry> pack = context_->knowledge().pack();
    const auto entry = std::ranges::find_if(
        pack, [bought](const forecast::PackEntry& each) { return each.item == bought && !each.worn; });
    if (entry == pack.end() || refusal_of(*context_, rules::Equip{entry->slot})) {
        co_return;
    }
    screen::MenuModel menu{MenuPurpose::PutOn, {{screen::ItemLine{bought}}}, 0};
    const rules::Equip equip{entry->slot};
    const LayerScope scope(context_->stack(), "put-on", &menu, menu);
    const std::optional<std::int32_t> line = co_await choose_line(context_, &menu);
    if (line) {
        co_await session_->take_turn(equip);
    }
}

std::int32_t Shop::most_of(const rules::Command& trade) const {
    const auto* const purchase = std::get_if<rules::Buy>(&trade);
    const content::Catalog& catalog = *context_->ruleset().catalog;
    if (purchase == nullptr || !catalog.item(purchase->item).ammunition) {
        return 1;
    }
    constexpr std::int32_t most_at_once = 99;
    const forecast::Knowledge known = context_->knowledge();
    const std::vector<rules::Ware> wares = known.wares(vendor_);
    const auto ware = std::ranges::find(wares, purchase->item, &rules::Ware::item);
    const std::int32_t left = ware->place ? ware->left : most_at_once;
    const core::Coins price = rules::buying_price(catalog.item(purchase->item));
    const std::int64_t paid =
        std::min<std::int64_t>(known.hero().coins.value / std::max<std::int64_t>(price.value, 1), left);
    return static_cast<std::int32_t>(paid);
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
    for (const forecast::PackEntry& entry : context_->knowledge().pack()) {
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
    model_.menu.lines.push_back({line, letter, !refusal_of(*context_, trade)});
    trades_.push_back(trade);
}

}  // namespace

Task<void> visit_shop(GameContext* context, PlaySession* session, rules::EntityId vendor) {
    Shop shop(*context, *session, vendor);
    ListEnd end = ListEnd::OtherList;
    while (end == ListEnd::OtherList) {
        end = co_await shop.buy();
        if (end == ListEnd::OtherList) {
            end = co_await shop.sell();
        }
    }
}

}  // namespace torchwake::flow
