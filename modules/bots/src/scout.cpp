#include "scout.hpp"

#include "escape.hpp"
#include "fuel.hpp"

#include <torchwake/autopilot/attack.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

/// The worth of an empty hand in comparison with gear.
constexpr std::int32_t bare_hands = 20;
/// The value from which a trading hero carries an item to sell it.
constexpr core::Coins worth_carrying{100};

/// The worth of gear in tenths of a hit point a blow, dealt or prevented, less its penalty.
std::int32_t worth_of_gear(const content::ItemDef& gear) {
    const std::int32_t slowness = gear.initiative_penalty.value;
    if (gear.weapon) {
        return 5 * rules::twice_the_mean(gear.weapon->attack) - slowness;
    }
    if (gear.shoots) {
        return 0;  // a ranged weapon would take the place of the melee weapon
    }
    return bare_hands + 10 * gear.wear->armour - slowness;
}

/// The worth of what gear does besides, by the same measure.
std::int32_t worth_of_powers(const content::ItemDef& gear) {
    constexpr std::int32_t worth_of_a_power = 5;
    const auto powers = static_cast<std::int32_t>(
        std::ranges::count_if(gear.powers.of, [](std::int32_t amount) { return amount > 0; }));
    const content::Attributes& bonus = gear.bonus;
    const std::int32_t points = bonus.strength + bonus.constitution + bonus.dexterity + bonus.intelligence;
    return worth_of_a_power * (powers + points);
}

/// The known cells with a tile of which the predicate is true.
template <class Predicate>
std::vector<core::Point> cells_with(const Knowledge& knowledge, const Predicate& is_wanted) {
    const std::span<const content::TileId> tiles = knowledge.tiles().span();
    std::vector<core::Point> cells;
    for (std::size_t index = 0; index < tiles.size(); ++index) {
        if (tiles[index].valid() && is_wanted(knowledge.catalog().tile(tiles[index]))) {
            cells.push_back(knowledge.tiles().point(index));
        }
    }
    return cells;
}

bool is_unknown_ring(const content::ItemDef& item) {
    return !item.look.empty() && item.wear.has_value();
}

/// The next attribute to raise for a hero that fights hand to hand: the lowest, strength before dexterity
/// before constitution.
rules::Attribute balanced_growth(const content::Attributes& attributes) {
    const std::array<std::pair<std::int32_t, rules::Attribute>, 3> choices{
        {{attributes.strength, rules::Attribute::Strength},
         {attributes.dexterity, rules::Attribute::Dexterity},
         {attributes.constitution, rules::Attribute::Constitution}}};
    return std::ranges::min_element(choices, {}, &std::pair<std::int32_t, rules::Attribute>::first)->second;
}

rules::Command climb(const Knowledge& knowledge, const forecast::HeroFacts& hero, content::Stairs way) {
    if (way == content::Stairs::Up) {
        return rules::Ascend{};
    }
    return knowledge.descent_is_first() ? rules::Descend{balanced_growth(hero.attributes)} : rules::Descend{};
}

/// The place, among the gifts that are offered, of the one to take. Requires: gifts are offered.
std::size_t gift_to_take(const Knowledge& knowledge, const Conduct& conduct) {
    const std::vector<content::GiftId> gifts = knowledge.gifts();
    const auto wanted = std::ranges::find(gifts, std::string_view(conduct.gift), [&](content::GiftId gift) {
        return std::string_view(knowledge.catalog().gift(gift).id);
    });
    return wanted != gifts.end() ? static_cast<std::size_t>(wanted - gifts.begin())
                                 : static_cast<std::size_t>(knowledge.seed() % gifts.size());
}

}  // namespace

void Scout::look(const Knowledge& knowledge) {
    map_.update(knowledge);
    hero_ = knowledge.hero();
    announced_ = knowledge.announcements();
    enemies_ = knowledge.actors_in_view();
    std::erase_if(enemies_, [](const forecast::KnownActor& actor) { return !actor.hostile; });
    pack_ = knowledge.pack();
    spells_ = has(Means::Spells) ? knowledge.spells() : std::vector<forecast::KnownSpell>();
    free_slots_ = std::ranges::count_if(pack_, [](const forecast::PackEntry& entry) { return !entry.item; });
    forget_vain_chase(knowledge);
}

MaybeCommand Scout::do_first(const Knowledge& knowledge) const {
    if (const std::optional<forecast::KnownChoice> choice = knowledge.choice()) {
        if (choice->kind == rules::ChoiceKind::Gift) {
            return rules::AnswerChoice{choice->answers[gift_to_take(knowledge, conduct_)]};
        }
        return choice->answers.empty() ? rules::AnswerChoice{} : rules::AnswerChoice{choice->answers.front()};
    }
    if (hero_.owed_choices > 0 && has(Means::Growth)) {
        return rules::Grow{balanced_growth(hero_.attributes)};
    }
    if (const auto meal = is_starving() ? use(find_in_pack(knowledge, feeds)) : std::nullopt) {
        return meal;
    }
    return hero_.torch == true && !has(Means::Light) ? MaybeCommand(rules::SwitchTorch{}) : std::nullopt;
}

/// Ends a chase at a cell where no actor is any more.
void Scout::forget_vain_chase(const Knowledge& knowledge) {
    const bool elsewhere = knowledge.depth() != depth_;
    depth_ = knowledge.depth();
    if (quarry_ && (elsewhere || (knowledge.visibility(*quarry_) == forecast::Visibility::Visible &&
                                  !knowledge.actor(*quarry_)))) {
        quarry_.reset();
    }
}

bool Scout::has_unknown_parts() const {
    return map_.frontier().count() > 0;
}

MaybeCommand Scout::drink(const Knowledge& knowledge, std::int32_t least) const {
    return use(find_in_pack(
        knowledge, [least](const content::ItemDef& item) { return healed_by(item.effects) >= least; }));
}

MaybeCommand Scout::try_out(const Knowledge& knowledge) const {
    return use(find_in_pack(knowledge, [](const content::ItemDef& item) {
        return !item.look.empty() && !is_unknown_ring(item);
    }));
}

MaybeCommand Scout::eat(const Knowledge& knowledge) const {
    const bool weak = hero_.hit_points * 10 < hero_.max_hit_points * 8;
    const bool hungry = hero_.hunger && rules::stops_recovery(*hero_.hunger);
    return hungry && weak ? use(find_in_pack(knowledge, feeds)) : std::nullopt;
}

std::int32_t Scout::gain_by(const content::Catalog& catalog, const content::ItemDef& gear) const {
    const auto slot = content::equip_slot_of(gear);
    if (!slot || !has(Means::Gear)) {
        return 0;
    }
    std::optional<content::ItemId> replaced;
    std::int32_t places = *slot == content::EquipSlot::Ring ? 2 : 1;
    for (const forecast::PackEntry& entry : pack_) {
        if (entry.item && entry.worn && content::fits_place(*slot, *entry.worn)) {
            --places;
            replaced = !replaced || *entry.worn == *slot ? entry.item : replaced;
        }
    }
    // An unknown ring is tried on where there is room for it.
    const std::int32_t worth = worth_of_gear(gear) + worth_of_powers(gear) + (is_unknown_ring(gear) ? 1 : 0);
    if (places > 0) {
        return worth - bare_hands;
    }
    const content::ItemDef& worn = catalog.item(*replaced);
    return worn.cursed ? 0 : worth - worth_of_gear(worn) - worth_of_powers(worn);
}

bool Scout::teaches_news(const content::ItemDef& item) const {
    const auto is_news = [this](const content::LearnEffect& learn) {
        return std::ranges::find(spells_, learn.spell, &forecast::KnownSpell::spell) == spells_.end();
    };
    return has(Means::Spells) && content::has_effect<content::LearnEffect>(item.effects, is_news);
}

bool Scout::has_use_for(const Knowledge& knowledge, content::ItemId item) const {
    const content::Catalog& catalog = knowledge.catalog();
    const content::ItemDef& kind = catalog.item(item);
    return heals(kind) || feeds(kind) || strengthens(kind) || maps(kind) || kind.aim || kind.prize ||
           escapes(kind) || teaches_news(kind) || is_made_to_fly(catalog, kind) || gain_by(catalog, kind) > 0;
}

MaybeCommand Scout::study(const Knowledge& knowledge) const {
    return use(find_in_pack(knowledge, [this](const content::ItemDef& item) { return teaches_news(item); }));
}

MaybeCommand Scout::escape_by_item(const Knowledge& knowledge) const {
    const MaybeCommand elsewhere = use(find_in_pack(
        knowledge, [](const content::ItemDef& item) { return escapes(item) && !recalls(item); }));
    return elsewhere || hero_.carries_prize ? elsewhere : use(find_in_pack(knowledge, recalls));
}

MaybeCommand Scout::dress(const Knowledge& knowledge) const {
    const content::Catalog& catalog = knowledge.catalog();
    const auto better = std::ranges::find_if(pack_, [this, &catalog](const forecast::PackEntry& entry) {
        return entry.item && !entry.worn && gain_by(catalog, catalog.item(*entry.item)) > 0;
    });
    return better != pack_.end() ? MaybeCommand(rules::Equip{better->slot}) : std::nullopt;
}

MaybeCommand Scout::cast_off(const Knowledge& knowledge) const {
    constexpr std::ptrdiff_t part_to_keep_free = 6;
    const bool burdened = hero_.weight.value * 4 > hero_.capacity.value * 3;
    if (free_slots_ * part_to_keep_free > std::ssize(pack_) && !burdened) {
        return std::nullopt;
    }
    const auto object = knowledge.object(hero_.at);
    if ((object && object->what == forecast::ObjectKind::Item) || is_on_stairs(knowledge)) {
        return std::nullopt;
    }
    const auto outgrown = std::ranges::find_if(pack_, [this, &knowledge](const forecast::PackEntry& entry) {
        return entry.item && !entry.worn && content::equip_slot_of(knowledge.catalog().item(*entry.item)) &&
               !has_use_for(knowledge, *entry.item);
    });
    return outgrown != pack_.end() ? MaybeCommand(rules::DropItem{outgrown->slot}) : std::nullopt;
}

bool Scout::is_on_stairs(const Knowledge& knowledge) const {
    const content::TileDef* const tile = knowledge.tile_def(hero_.at);
    return tile != nullptr && tile->stairs != content::Stairs::None;
}

/// True for items thrown by the handful, or shot from the weapon in hand.
bool Scout::is_made_to_fly(const content::Catalog& catalog, const content::ItemDef& kind) const {
    const bool is_shot = kind.ammunition && hero_.shooter.valid() &&
                         catalog.item(hero_.shooter).shoots->ammunition == kind.ammunition->fits;
    return has(Means::Throws) && (is_shot || (kind.throws && kind.stack > 1));
}

/// True for items that the hero uses up: a trading hero all kinds, also unknown ones, but no gear, and books
/// only of what it can learn; the other healing and food alone. What it never uses would fill its pack.
bool Scout::puts_to_use(const content::ItemDef& kind) const {
    const bool in_vain = content::equip_slot_of(kind).has_value() ||
                         (content::has_effect<content::LearnEffect>(kind.effects) && !teaches_news(kind));
    const bool anything =
        habit_ == Habit::Trades && !in_vain && (!kind.effects.empty() || !kind.look.empty());
    return anything || heals(kind) || feeds(kind);
}

/// True for coins, the prize, items to use and missiles, better gear, and for a trading hero with much room
/// what is worth its weight. Nothing may overburden the hero.
bool Scout::wants(const Knowledge& knowledge, content::ItemId item) const {
    const content::ItemDef& kind = knowledge.catalog().item(item);
    if (kind.prize) {
        return free_slots_ > 0;
    }
    if (leaves_things_) {
        return false;
    }
    if (kind.money) {
        return true;
    }
    const bool flies = is_made_to_fly(knowledge.catalog(), kind);
    const bool sells = habit_ == Habit::Trades && has(Means::Trade) && kind.value >= worth_carrying &&
                       free_slots_ * 3 > std::ssize(pack_);
    const bool useful = flies || sells || puts_to_use(kind) || gain_by(knowledge.catalog(), kind) > 0;
    return useful && hero_.weight + kind.weight <= hero_.capacity && has_room(knowledge);
}

bool Scout::has_room(const Knowledge& knowledge) const {
    const bool prize_to_come = knowledge.catalog().prize().has_value() && !hero_.carries_prize;
    return free_slots_ > (prize_to_come ? 1 : 0);
}

MaybeCommand Scout::step_out_of_harm(const Knowledge& knowledge) {
    const forecast::MatterForecast& forecast = map_.forecast();
    const bool burns = hero_.burning > 0;
    const bool announced = std::ranges::any_of(announced_, [this](const forecast::KnownAnnouncement& spell) {
        return std::ranges::binary_search(spell.cells, hero_.at);
    });
    if (!burns && !announced && !(map_.forecasts_harm() && forecast.ever_harmful(hero_.at))) {
        return std::nullopt;
    }
    bold_map_.update(knowledge);
    if (const auto step = way_out_of_harm(knowledge, forecast, bold_map_.steps())) {
        return rules::Walk{*step};
    }
    const bool is_alone = std::ranges::none_of(
        enemies_, [this](const forecast::KnownActor& enemy) { return core::adjacent(enemy.at, hero_.at); });
    return burns && is_alone && !forecast.ever_harmful(hero_.at) ? MaybeCommand(rules::Wait{}) : std::nullopt;
}

bool Scout::would_be_struck(core::Point to) const {
    return autopilot::cast_before(announced_, to, hero_.wait) != nullptr;
}

bool Scout::would_feed_fire(const Knowledge& knowledge, core::Point to) const {
    return gives_off_fuel(knowledge, to) &&
           (hero_.burning > 0 || forecast::HarmOfCells(knowledge).at(to).flames);
}

/// Keeps chasing one enemy until it is reached: otherwise paths that lose one enemy from view and bring
/// another into it would never end.
MaybeCommand Scout::attack(const Knowledge& knowledge, const std::vector<forecast::KnownActor>& enemies) {
    targets_.clear();
    for (const forecast::KnownActor& enemy : enemies) {
        if (const auto direction = autopilot::step_between(knowledge, hero_.at, enemy.at)) {
            return rules::Walk{*direction};
        }
        targets_.push_back(enemy.at);
    }
    if (quarry_) {
        targets_.push_back(*quarry_);
    }
    fight_.lead_beside(map_, targets_);
    const auto step = fight_.first_step(map_, hero_.at);
    quarry_.reset();
    if (step) {
        const core::Point end = fight_.end_of_path(map_, hero_.at);
        quarry_ = *std::ranges::min_element(
            targets_, {}, [end](core::Point target) { return core::chebyshev_distance(target, end); });
    }
    return walk(step);
}

std::optional<Scout::Volley> Scout::volley(const Knowledge& knowledge) const {
    if (const auto ammunition = forecast::ammunition_at_hand(knowledge)) {
        return Volley{rules::Fire{}, {*ammunition->item, hero_.shooter}};
    }
    for (const forecast::PackEntry& entry : pack_) {
        if (entry.item && !entry.worn && knowledge.catalog().item(*entry.item).throws) {
            return Volley{rules::Throw{entry.slot}, {*entry.item, {}}};
        }
    }
    return std::nullopt;
}

MaybeCommand Scout::shoot(const Knowledge& knowledge) const {
    const bool can = !enemies_.empty() && has(Means::Throws);
    const std::optional<Volley> volley = can ? this->volley(knowledge) : std::nullopt;
    if (!volley) {
        return std::nullopt;
    }
    const std::int32_t range = forecast::range_of(knowledge.catalog(), volley->missile).value;
    for (const forecast::KnownActor& enemy : enemies_) {
        const std::int32_t distance = core::chebyshev_distance(hero_.at, enemy.at);
        if (distance < 2 || distance > range) {
            return std::nullopt;  // the nearest comes first
        }
        const forecast::AimForecast aim = forecast::forecast_shot(knowledge, volley->missile, enemy.at);
        if (aim.flight.victim == enemy.id && aim.victims.front().hit_permille > 0) {
            return volley->at(enemy.at);
        }
    }
    return std::nullopt;
}

MaybeCommand Scout::gather(const Knowledge& knowledge) const {
    const auto object = knowledge.object(hero_.at);
    const bool wanted =
        object && object->what == forecast::ObjectKind::Item && wants(knowledge, object->item);
    return wanted ? MaybeCommand(rules::PickUp{}) : std::nullopt;
}

/// Cells to look into, and those of items that it wants.
std::vector<core::Point> Scout::places_to_see(const Knowledge& knowledge,
                                              const spatial::BitGrid& cells) const {
    std::vector<core::Point> places = cells.cells();
    std::erase(places, hero_.at);
    for (const rules::RememberedObject& object : knowledge.remembered_objects()) {
        if (object.item.valid() && wants(knowledge, knowledge.apparent_kind(object.item))) {
            places.push_back(object.at);
        }
    }
    return places;
}

MaybeCommand Scout::explore(const Knowledge& knowledge) {
    explore_.lead_onto(map_, places_to_see(knowledge, map_.frontier()));
    return walk(explore_.first_step(map_, hero_.at));
}

MaybeCommand Scout::look_about(const Knowledge& knowledge) {
    explore_.lead_onto(map_, places_to_see(knowledge, map_.unseen(knowledge)));
    return walk(explore_.first_step(map_, hero_.at));
}

MaybeCommand Scout::take_portal(const Knowledge& knowledge) {
    targets_ = cells_with(knowledge, [](const content::TileDef& tile) { return tile.portal; });
    portal_.lead_onto(map_, targets_);
    if (portal_.distance(hero_.at) == 0) {
        return rules::Descend{};
    }
    return walk(portal_.first_step(map_, hero_.at));
}

autopilot::PathMap& Scout::stairs_map(const Knowledge& knowledge, content::Stairs way) {
    autopilot::PathMap& map = way == content::Stairs::Down ? down_ : up_;
    map.lead_onto(map_, knowledge.stairs(way));
    return map;
}

spatial::Distance Scout::steps_to_stairs(const Knowledge& knowledge, content::Stairs way) {
    return stairs_map(knowledge, way).distance(hero_.at);
}

MaybeCommand Scout::take_stairs(const Knowledge& knowledge, content::Stairs way) {
    const autopilot::PathMap& map = stairs_map(knowledge, way);
    if (map.distance(hero_.at) == 0) {
        return climb(knowledge, hero_, way);
    }
    return walk(map.first_step(map_, hero_.at));
}

MaybeCommand Scout::force_a_way(const Knowledge& knowledge, content::Stairs way) {
    last_map_.update(knowledge);
    forced_.lead_onto(last_map_, knowledge.stairs(way));
    if (forced_.distance(hero_.at) == spatial::unreachable) {
        forced_.lead_onto(last_map_, places_to_see(knowledge, last_map_.unseen(knowledge)));
    }
    const auto step = forced_.first_step(last_map_, hero_.at);
    const auto trap = step ? knowledge.trap(core::step(hero_.at, *step)) : std::nullopt;
    if (trap && trap->armed) {
        return rules::Disarm{*step};
    }
    return step ? walk(step) : pass_a_gate(knowledge);
}

/// Goes to the nearest gate, and pays its toll.
MaybeCommand Scout::pass_a_gate(const Knowledge& knowledge) {
    const std::vector<core::Point> gates =
        cells_with(knowledge, [](const content::TileDef& tile) { return tile.toll > 0; });
    for (const core::Point gate : gates) {
        if (const auto direction = autopilot::step_between(knowledge, hero_.at, gate)) {
            return rules::Walk{*direction};
        }
    }
    forced_.lead_beside(last_map_, gates);
    return walk(forced_.first_step(last_map_, hero_.at));
}

MaybeCommand Scout::run(const Knowledge& knowledge) {
    const auto hunter = knowledge.hunter();
    const bool pressed = std::ranges::any_of(enemies_, [&](const forecast::KnownActor& enemy) {
        return hunter && enemy.kind != hunter->kind && core::adjacent(enemy.at, hero_.at);
    });
    if (!hunter || !hero_.carries_prize || pressed) {
        return std::nullopt;
    }
    const MaybeCommand potion = 3 * hero_.hit_points < hero_.max_hit_points ? drink(knowledge) : std::nullopt;
    return potion ? potion : take_stairs(knowledge, content::Stairs::Up);
}

}  // namespace torchwake::bots
