#include "shopper.hpp"

#include <torchwake/rules/trade.hpp>

#include <algorithm>
#include <optional>
#include <tuple>

namespace torchwake::bots {
namespace {

using rules::Knowledge;

/// The number of meals and potions that it likes to have.
constexpr std::int32_t wanted_meals = 5;
constexpr std::int32_t wanted_potions = 4;
/// The least gain by gear that it buys, in tenths of a hit point a blow.
constexpr std::int32_t least_gain = 5;
/// The total gain for which it returns to the town.
constexpr std::int32_t worth_the_way = 20;
/// The least money for which it returns.
constexpr core::Coins worth_the_time{1000};
/// The turns after which it gives up the search for shops.
constexpr std::int32_t shopping_patience = 300;

/// An item to buy.
struct Wish {
    content::ItemId item;
    core::Coins price;
    std::int32_t gain = 0;

    [[nodiscard]] bool is_dearer_than(const Wish& other) const {
        return std::tuple(gain, other.price) > std::tuple(other.gain, price);
    }
};

template <class Wanted>
std::int32_t count_in_pack(const content::Catalog& catalog, const Scout& scout, const Wanted& wanted) {
    std::int32_t count = 0;
    for (const rules::PackEntry& entry : scout.pack()) {
        count += entry.item && wanted(catalog.item(*entry.item)) ? entry.count : 0;
    }
    return count;
}

/// The gain by an item: food before gear before potions.
std::int32_t gain_of(const content::Catalog& catalog, const Scout& scout, const content::ItemDef& item) {
    constexpr std::int32_t gain_of_food = 1000;
    constexpr std::int32_t gain_of_potion = 8;
    if (feeds(item)) {
        return count_in_pack(catalog, scout, feeds) < wanted_meals ? gain_of_food : 0;
    }
    if (heals(item) && item.charges == 1) {
        return count_in_pack(catalog, scout, heals) < wanted_potions ? gain_of_potion : 0;
    }
    const std::int32_t gain = scout.gain_by(catalog, item);
    return gain >= least_gain ? gain : 0;
}

/// The best item that a vendor of that kind sells for at most `coins`, and that the hero can carry.
std::optional<Wish> best_wish(const Knowledge& knowledge, const Scout& scout, content::MonsterId vendor,
                              core::Coins coins) {
    const content::Catalog& catalog = knowledge.catalog();
    const rules::HeroFacts& hero = scout.hero();
    std::optional<Wish> best;
    for (const content::ItemId id : rules::stock_of(catalog, catalog.monster(vendor))) {
        const content::ItemDef& item = catalog.item(id);
        const Wish wish{id, rules::buying_price(item), gain_of(catalog, scout, item)};
        const bool can = wish.gain > 0 && wish.price <= coins && hero.weight + item.weight <= hero.capacity;
        if (can && (!best || wish.is_dearer_than(*best))) {
            best = wish;
        }
    }
    return best;
}

/// A slot with an item that the hero does not need.
std::optional<rules::Slot> surplus(const Knowledge& knowledge, const Scout& scout) {
    for (const rules::PackEntry& entry : scout.pack()) {
        if (entry.item && !entry.worn && rules::can_be_sold(knowledge.catalog().item(*entry.item)) &&
            !scout.has_use_for(knowledge, *entry.item)) {
            return entry.slot;
        }
    }
    return std::nullopt;
}

/// The hero's coins after selling all that it does not need.
core::Coins wealth(const Knowledge& knowledge, const Scout& scout) {
    core::Coins coins = scout.hero().coins;
    for (const rules::PackEntry& entry : scout.pack()) {
        const content::ItemDef* const item = entry.item ? &knowledge.catalog().item(*entry.item) : nullptr;
        if (item != nullptr && !entry.worn && rules::can_be_sold(*item) &&
            !scout.has_use_for(knowledge, *entry.item)) {
            coins = coins + core::Coins{rules::selling_price(*item).value * entry.count};
        }
    }
    return coins;
}

/// The vendors' kinds of the town, if there is one.
std::vector<content::MonsterId> shopkeepers(const content::Catalog& catalog) {
    return catalog.first_depth() == 0 ? catalog.level_at(0).shops : std::vector<content::MonsterId>{};
}

}  // namespace

bool Shopper::wants_to_town(const Knowledge& knowledge, const Scout& scout) const {
    const core::Coins coins = wealth(knowledge, scout);
    if (coins < worth_the_time || coins.value < 2 * left_with_.value) {
        return false;
    }
    std::int32_t gain = 0;
    for (const content::MonsterId vendor : shopkeepers(knowledge.catalog())) {
        const auto wish = best_wish(knowledge, scout, vendor, coins);
        gain += wish ? wish->gain : 0;
    }
    return gain >= worth_the_way;
}

MaybeCommand Shopper::next(const Knowledge& knowledge, Scout& scout) {
    if (knowledge.turn() > turn_ + 1) {
        turns_ = 0;
    }
    turns_ += knowledge.turn() > turn_ ? 1 : 0;
    turn_ = knowledge.turn();
    left_with_ = wealth(knowledge, scout);
    if (turns_ > shopping_patience) {
        return std::nullopt;
    }
    look(knowledge);
    if (const auto dressing = scout.dress(knowledge)) {
        return dressing;  // before it buys the same again
    }
    for (const rules::KnownActor& actor : knowledge.actors_in_view()) {
        const bool trades = rules::is_vendor(knowledge.catalog().monster(actor.kind)) && !actor.hostile;
        if (trades && core::adjacent(actor.at, scout.hero().at)) {
            if (const auto deal = trade_with(knowledge, scout, actor)) {
                return deal;
            }
        }
    }
    return go_to_a_shop(knowledge, scout);
}

void Shopper::look(const Knowledge& knowledge) {
    for (const rules::KnownActor& actor : knowledge.actors_in_view()) {
        if (rules::is_vendor(knowledge.catalog().monster(actor.kind))) {
            shops_.insert_or_assign(actor.kind, actor.at);
        }
    }
}

MaybeCommand Shopper::trade_with(const Knowledge& knowledge, const Scout& scout,
                                 const rules::KnownActor& vendor) const {
    if (const auto slot = surplus(knowledge, scout)) {
        return rules::Sell{vendor.id, *slot};
    }
    const auto wish = best_wish(knowledge, scout, vendor.kind, scout.hero().coins);
    return wish ? MaybeCommand(rules::Buy{vendor.id, wish->item}) : std::nullopt;
}

/// Walks to the nearest known vendor that it still has business with; if none is known, explores the town.
MaybeCommand Shopper::go_to_a_shop(const Knowledge& knowledge, Scout& scout) {
    const core::Coins coins = wealth(knowledge, scout);
    const bool sells = surplus(knowledge, scout).has_value();
    std::vector<core::Point> goals;
    bool wants = false;
    for (const content::MonsterId vendor : shopkeepers(knowledge.catalog())) {
        const auto known = shops_.find(vendor);
        if (sells || best_wish(knowledge, scout, vendor, coins)) {
            wants = true;
            if (known != shops_.end()) {
                goals.push_back(known->second);
            }
        }
    }
    if (!wants) {
        return std::nullopt;
    }
    way_.lead_to(scout.map(), goals);
    const auto step = way_.first_step(scout.map(), scout.hero().at);
    return step ? MaybeCommand(rules::Walk{*step}) : scout.look_about(knowledge);
}

}  // namespace torchwake::bots
