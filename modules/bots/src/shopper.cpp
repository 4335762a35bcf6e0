#include "shopper.hpp"

#include <torchwake/rules/hunger.hpp>
#include <torchwake/rules/trade.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>

#include <algorithm>
#include <optional>
#include <tuple>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// The number of meals, potions, missiles of magic and escapes that it likes to have.
constexpr std::int32_t wanted_meals = 7;
constexpr std::int32_t wanted_potions = 16;
constexpr std::int32_t wanted_spells = 16;
constexpr std::int32_t wanted_escapes = 3;
constexpr std::int32_t wanted_recalls = 2;
/// The least gain by gear that it buys, in tenths of a hit point a blow.
constexpr std::int32_t least_gain = 5;
/// The value from which magic to aim is worth its price, and below which it sells what fills its pack.
constexpr core::Coins worth_a_slot{1000};
/// The least wealth with which it looks at goods that it does not know.
constexpr core::Coins worth_a_look{300};
/// The wealth with which it goes to the town, and the levels between two such journeys.
constexpr core::Coins worth_a_journey{2500};
constexpr std::int32_t levels_between_journeys = 1;
/// The depth down to which it walks there without a scroll.
constexpr std::int32_t deepest_walk = 8;
/// The least coins with which it goes there for meals.
constexpr core::Coins price_of_meals{450};
/// The steps on a level after which it gives up shopping there, or its walk to the town.
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
    for (const forecast::PackEntry& entry : scout.pack()) {
        count += entry.item && wanted(catalog.item(*entry.item)) ? entry.count : 0;
    }
    return count;
}

/// The gain by an item: food before gear before potions before escapes before magic to aim.
std::int32_t gain_of(const content::Catalog& catalog, const Scout& scout, const content::ItemDef& item) {
    constexpr std::int32_t gain_of_food = 1000;
    constexpr std::int32_t gain_of_potion = 8;
    constexpr std::int32_t gain_of_recall = 9;
    constexpr std::int32_t gain_of_escape = 7;
    constexpr std::int32_t gain_of_magic = 6;
    if (feeds(item)) {
        return count_in_pack(catalog, scout, feeds) < wanted_meals ? gain_of_food : 0;
    }
    if (heals(item) && item.charges == 1) {
        return count_in_pack(catalog, scout, heals) < wanted_potions ? gain_of_potion : 0;
    }
    if (recalls(item) && count_in_pack(catalog, scout, recalls) < wanted_recalls) {
        return gain_of_recall;
    }
    if (escapes(item)) {
        return count_in_pack(catalog, scout, escapes) < wanted_escapes ? gain_of_escape : 0;
    }
    if (item.aim && item.value >= worth_a_slot) {
        const auto is_aimed = [](const content::ItemDef& other) { return other.aim.has_value(); };
        return count_in_pack(catalog, scout, is_aimed) < wanted_spells ? gain_of_magic : 0;
    }
    const std::int32_t gain = scout.gain_by(catalog, item);
    return gain >= least_gain ? gain : 0;
}

/// The best of the wares that costs at most `coins`, and that the hero can carry.
std::optional<Wish> best_wish(const Knowledge& knowledge, const Scout& scout,
                              const std::vector<rules::Ware>& wares, core::Coins coins) {
    const content::Catalog& catalog = knowledge.catalog();
    const forecast::HeroFacts& hero = scout.hero();
    std::optional<Wish> best;
    if (!scout.has_room(knowledge)) {
        return best;
    }
    for (const rules::Ware& ware : wares) {
        const content::ItemDef& item = catalog.item(ware.item);
        const Wish wish{ware.item, rules::buying_price(item), gain_of(catalog, scout, item)};
        const bool can = wish.gain > 0 && (!ware.place || ware.left > 0) && wish.price <= coins &&
                         hero.weight + item.weight <= hero.capacity;
        if (can && (!best || wish.is_dearer_than(*best))) {
            best = wish;
        }
    }
    return best;
}

/// True for an item that the hero does not need, and can sell.
bool is_surplus(const Knowledge& knowledge, const Scout& scout, const forecast::PackEntry& entry) {
    return entry.item && !entry.worn && rules::can_be_sold(knowledge.catalog().item(*entry.item)) &&
           !scout.has_use_for(knowledge, *entry.item);
}

/// A slot with an item that the hero does not need; in a full pack the one of least value.
std::optional<rules::Slot> surplus(const Knowledge& knowledge, const Scout& scout) {
    const auto found = std::ranges::find_if(
        scout.pack(), [&](const forecast::PackEntry& entry) { return is_surplus(knowledge, scout, entry); });
    if (found != scout.pack().end()) {
        return found->slot;
    }
    if (scout.has_room(knowledge) || scout.hero().coins < worth_a_slot) {
        return std::nullopt;
    }
    // What keeps the hero alive counts for more than any item that it sells for a better one.
    const auto value = [&](const forecast::PackEntry& entry) {
        const auto* const item = entry.item && !entry.worn ? &knowledge.catalog().item(*entry.item) : nullptr;
        const bool for_sale =
            item != nullptr && rules::can_be_sold(*item) && !feeds(*item) && !heals(*item) && !escapes(*item);
        return for_sale ? item->value * entry.count : worth_a_slot;
    };
    const auto least = std::ranges::min_element(scout.pack(), {}, value);
    return value(*least) < worth_a_slot ? std::optional(least->slot) : std::nullopt;
}

/// True for a hungry hero without a meal who can pay for some.
bool lacks_meals(const Knowledge& knowledge, const Scout& scout) {
    const forecast::HeroFacts& hero = scout.hero();
    return hero.hunger && rules::stops_recovery(*hero.hunger) && hero.coins >= price_of_meals &&
           count_in_pack(knowledge.catalog(), scout, feeds) == 0;
}

/// The hero's coins after selling all that it does not need.
core::Coins wealth(const Knowledge& knowledge, const Scout& scout) {
    core::Coins coins = scout.hero().coins;
    for (const forecast::PackEntry& entry : scout.pack()) {
        if (is_surplus(knowledge, scout, entry)) {
            coins += rules::selling_price(knowledge.catalog().item(*entry.item)) * entry.count;
        }
    }
    return coins;
}

}  // namespace

MaybeCommand Shopper::next(const Knowledge& knowledge, Scout& scout) {
    if (knowledge.depth() != depth_) {
        depth_ = knowledge.depth();
        steps_ = 0;
        on_foot_ = on_foot_ && depth_ > 0;
    }
    if (steps_ > shopping_patience || !scout.has(Means::Trade)) {
        return std::nullopt;
    }
    if (const auto dressing = scout.dress(knowledge)) {
        return dressing;  // before it buys the same again
    }
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        const bool trades = rules::is_vendor(knowledge.catalog().monster(actor.kind)) && !actor.hostile;
        if (trades && core::adjacent(actor.at, scout.hero().at)) {
            if (const auto deal = trade_with(knowledge, scout, actor)) {
                return deal;
            }
        }
    }
    const MaybeCommand step = go_to_a_shop(knowledge, scout);
    steps_ += step ? 1 : 0;
    return step;
}

MaybeCommand Shopper::go_to_town(const Knowledge& knowledge, Scout& scout) {
    const forecast::HeroFacts& hero = scout.hero();
    const bool rich =
        hero.coins >= worth_a_journey && hero.deepest_depth >= last_journey_ + levels_between_journeys;
    const bool fasts = lacks_meals(knowledge, scout);
    const bool can = scout.has(Means::Trade) && !hero.carries_prize;
    if (can && scout.enemies().empty() && (rich || fasts)) {
        std::int32_t& last = fasts ? last_fasting_ : last_journey_;
        const bool is_first_here = hero.deepest_depth > last;  // else it would walk to and fro
        last = hero.deepest_depth;
        if (const auto journey = use(scout.find_in_pack(knowledge, recalls))) {
            return journey;
        }
        on_foot_ = on_foot_ || (is_first_here && knowledge.depth() <= deepest_walk);
    }
    on_foot_ = on_foot_ && steps_ <= shopping_patience;
    const bool walks = can && on_foot_;
    MaybeCommand step = walks ? scout.take_stairs(knowledge, content::Stairs::Up) : std::nullopt;
    step = step || !walks ? step : scout.explore(knowledge);  // it may never have seen the way
    step = step || !walks ? step : scout.force_a_way(knowledge, content::Stairs::Up);
    on_foot_ = on_foot_ && step.has_value();  // else it would go down, and up again
    steps_ += step ? 1 : 0;
    return step;
}

MaybeCommand Shopper::trade_with(const Knowledge& knowledge, const Scout& scout,
                                 const forecast::KnownActor& vendor) {
    if (const auto slot = surplus(knowledge, scout)) {
        return rules::Sell{vendor.id, *slot};
    }
    Visit& visit = visits_[vendor.kind];
    visit = {scout.hero().deepest_depth, knowledge.wares(vendor.id)};
    const auto wish = best_wish(knowledge, scout, visit.wares, scout.hero().coins);
    return wish ? MaybeCommand(rules::Buy{vendor.id, wish->item}) : std::nullopt;
}

/// It has business with a vendor to whom it sells, whose goods it does not know, or who has what it wants.
bool Shopper::has_business_with(const Knowledge& knowledge, const Scout& scout,
                                content::MonsterId vendor) const {
    if (surplus(knowledge, scout)) {
        return true;
    }
    const core::Coins coins = wealth(knowledge, scout);
    const auto visit = visits_.find(vendor);
    if (visit == visits_.end() || visit->second.deepest_depth != scout.hero().deepest_depth) {
        return coins >= worth_a_look;
    }
    return best_wish(knowledge, scout, visit->second.wares, coins).has_value();
}

/// Walks to the nearest known vendor that it has business with; for want of meals first to one that sells
/// them.
MaybeCommand Shopper::go_to_a_shop(const Knowledge& knowledge, Scout& scout) {
    const std::vector<forecast::KnownVendor> vendors = knowledge.vendors();
    const content::Catalog& catalog = knowledge.catalog();
    const auto feeds_hero = [&catalog](const forecast::KnownVendor& vendor) {  // and never runs out of meals
        return std::ranges::any_of(catalog.items(), [&](const content::ItemDef& item) {
            return feeds(item) &&
                   std::ranges::count(catalog.monster(vendor.kind).deals_in, item.category) > 0;
        });
    };
    const bool for_meals = lacks_meals(knowledge, scout) && std::ranges::any_of(vendors, feeds_hero);
    const auto is_goal = [&](const forecast::KnownVendor& vendor) {
        return for_meals ? feeds_hero(vendor) : has_business_with(knowledge, scout, vendor.kind);
    };
    const auto goals = vendors | ranges::views::filter(is_goal) |
                       ranges::views::transform(&forecast::KnownVendor::at) | ranges::to<std::vector>();
    if (goals.empty()) {
        return std::nullopt;
    }
    way_.lead_beside(scout.map(), goals);
    return walk(way_.first_step(scout.map(), scout.hero().at));
}

}  // namespace torchwake::bots
