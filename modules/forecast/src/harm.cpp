#include "known_ground.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/footing.hpp>

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

namespace torchwake::forecast {
namespace {

/// The item in a slot of the pack as the hero knows it; an invalid id if there is none.
content::ItemId item_in(const Knowledge& knowledge, rules::Slot slot) {
    const std::vector<PackEntry> pack = knowledge.pack();
    return slot.value < pack.size() ? pack[slot.value].item.value_or(content::ItemId{}) : content::ItemId{};
}

struct DeedOfCommand {
    const Knowledge& knowledge;
    using Answer = std::optional<AimedDeed>;

    Answer operator()(const rules::UseItem& use) const {
        const content::ItemId item = item_in(knowledge, use.slot);
        const bool aimed = use.target && item.valid() && knowledge.catalog().item(item).aim;
        return aimed ? Answer({.source = {item, {}}, .target = *use.target}) : std::nullopt;
    }
    Answer operator()(const rules::Throw& thrown) const {
        const content::ItemId item = item_in(knowledge, thrown.slot);
        return thrown.target && item.valid()
                   ? Answer({.source = {item, {}}, .thrown = true, .target = *thrown.target})
                   : std::nullopt;
    }
    Answer operator()(const rules::Fire& fire) const {
        const std::optional<PackEntry> missile = ammunition_at_hand(knowledge);
        return fire.target && missile ? Answer({.source = {*missile->item, {}},
                                                .weapon = knowledge.hero().shooter,
                                                .target = *fire.target})
                                      : std::nullopt;
    }
    Answer operator()(const rules::Cast& cast) const {
        const std::vector<KnownSpell> spells = knowledge.spells();
        if (!cast.target || cast.place.value >= spells.size()) {
            return std::nullopt;
        }
        const content::SpellId spell = spells[cast.place.value].spell;
        return knowledge.catalog().spell(spell).aim ? Answer({.source = {{}, spell}, .target = *cast.target})
                                                    : std::nullopt;
    }
    Answer operator()(const rules::Roll& roll) const {
        const core::Point here = knowledge.hero().at;
        const core::Point prop = core::step(here, roll.direction);
        const auto item = rules::rolls_as(knowledge.catalog(), knowledge.tile(prop));
        return item ? Answer({.source = {*item, {}},
                              .target = rules::target_of_roll(knowledge.catalog().item(*item),
                                                              knowledge.size(), here, roll.direction),
                              .rolled = prop})
                    : std::nullopt;
    }
    template <class Other>
    Answer operator()(const Other&) const {
        return std::nullopt;
    }
};

/// True if the strike costs its victim hit points, or brings it a condition that it does not want.
bool is_harmful(const StrikeForecast& strike) {
    return strike.most_damage > 0 ||
           std::ranges::any_of(strike.conditions, [](const content::LastingEffect& effect) {
               return !content::is_welcome(effect.kind, effect.amount);
           });
}

bool is_friend(const Knowledge& knowledge, rules::EntityId who, core::Point at) {
    const std::optional<KnownActor> actor = knowledge.actor(at);
    return who != rules::hero_id && actor && !actor->hostile;
}

/// True if effects push hard enough to break a known cover.
bool breaks_cover(const Knowledge& knowledge, const std::vector<content::ItemEffect>& effects,
                  const AimForecast& aim) {
    std::int32_t force = 0;
    for (const content::ItemEffect& effect : effects) {
        const auto* const push = std::get_if<content::PushEffect>(&effect);
        force = push != nullptr ? std::max(force, push->cells) : force;
    }
    return std::ranges::any_of(aim.area, [&knowledge, force](core::Point at) {
        const content::MatterId cover = knowledge.matter(at).cover;
        const std::int32_t breaks_at = cover.valid() ? knowledge.catalog().matter(cover).breaks_at : 0;
        return breaks_at > 0 && breaks_at <= force;
    });
}

/// True if a deed would strike nobody, do nothing else, and cost something. A missile that stays whole is no
/// waste: it can be picked up. An unknown one may do anything.
bool is_wasted(const Knowledge& knowledge, const AimedDeed& deed, const AimForecast& aim) {
    const content::Catalog& catalog = knowledge.catalog();
    const bool at_victims = catalog.breaks(deed.source);
    const std::vector<content::ItemEffect>& effects = catalog.effects_of(deed.source);
    return !stays_whole(catalog, deed) && aim.victims.empty() && !effects.empty() &&
           std::ranges::all_of(effects,
                               [at_victims](const content::ItemEffect& effect) {
                                   return !content::changes_place(effect) &&
                                          (at_victims || content::strikes_others(effect));
                               }) &&
           !breaks_cover(knowledge, effects, aim);
}

/// The harm to the hero itself; nothing if there is none.
std::optional<HarmForecast> own_harm(const Knowledge& knowledge, const AimForecast& aim,
                                     const std::vector<FateChange>& fates) {
    const bool struck = std::ranges::any_of(aim.victims, [](const StrikeForecast& strike) {
        return strike.victim == rules::hero_id && is_harmful(strike);
    });
    const bool burnt = std::ranges::any_of(
        fates, [](const FateChange& fate) { return fate.who == rules::hero_id && fate.is_worse(); });
    return struck || burnt ? std::optional(HarmForecast{
                                 .kind = HarmKind::Self, .at = knowledge.hero().at, .afterwards = !struck})
                           : std::nullopt;
}

/// The harm to one that is no enemy; nothing if there is none.
std::optional<HarmForecast> harm_of_friend(const Knowledge& knowledge, const AimForecast& aim,
                                           const std::vector<FateChange>& fates) {
    for (const StrikeForecast& strike : aim.victims) {
        if (is_friend(knowledge, strike.victim, strike.at) && strike.offends) {
            return HarmForecast{.kind = HarmKind::Friend, .at = strike.at, .victim = strike.kind};
        }
    }
    for (const FateChange& fate : fates) {
        if (is_friend(knowledge, fate.who, fate.at) && fate.is_worse()) {
            return HarmForecast{
                .kind = HarmKind::Friend, .at = fate.at, .victim = fate.kind, .afterwards = true};
        }
    }
    return std::nullopt;
}

std::optional<HarmForecast> harm_of_deed(const Knowledge& knowledge, const AimedDeed& deed) {
    const AimForecast aim = forecast_deed(knowledge, deed);
    const std::vector<FateChange> fates = forecast_fates(knowledge, deed, aim);
    if (const auto own = own_harm(knowledge, aim, fates)) {
        return own;
    }
    if (const auto other = harm_of_friend(knowledge, aim, fates)) {
        return other;
    }
    if (deed.thrown && destroys_prize(knowledge, deed.source.item, aim.flight.end)) {
        return HarmForecast{.kind = HarmKind::Prize, .at = aim.flight.end, .item = deed.source.item};
    }
    return is_wasted(knowledge, deed, aim)
               ? std::optional(HarmForecast{.kind = HarmKind::Waste, .at = deed.target})
               : std::nullopt;
}

/// The harm of a fire that the hero sets to a cell.
std::optional<HarmForecast> harm_of_fire(const Knowledge& knowledge, core::Point at) {
    if (!knowledge.size().contains(at)) {
        return std::nullopt;
    }
    const std::vector<FateChange> fates = FatesOfFire(knowledge).at(at);
    const auto own = own_harm(knowledge, {}, fates);
    return own ? own : harm_of_friend(knowledge, {}, fates);
}

/// True if a confused step in that direction can end on the cell beside the hero.
bool may_stumble(const Knowledge& knowledge, core::Point here, core::Direction direction) {
    const core::Point gap = core::offset(direction);
    return !core::is_diagonal(direction) || (is_open(knowledge, here + core::Point{gap.x, 0}) &&
                                             is_open(knowledge, here + core::Point{0, gap.y}));
}

/// The cells to which a confused step may lead.
std::vector<core::Point> confused_steps(const Knowledge& knowledge, core::Point here) {
    std::vector<core::Point> cells;
    for (const core::Direction direction : core::all_directions) {
        const core::Point at = core::step(here, direction);
        if (knowledge.size().contains(at) && may_stumble(knowledge, here, direction)) {
            cells.push_back(at);
        }
    }
    return cells;
}

/// The ground that the hero knows, for one that slides.
struct KnownSlide {
    const Knowledge& knowledge;

    [[nodiscard]] rules::CellMatter matter(core::Point at) const { return knowledge.matter(at); }
    [[nodiscard]] bool has_trap(core::Point at) const {
        const std::optional<KnownTrap> trap = knowledge.trap(at);
        return trap && trap->armed;
    }
    [[nodiscard]] bool lets_by(core::Point from, core::Direction direction) const {
        return forecast::lets_by(knowledge, from, direction);
    }
};

/// Cells beside the hero, with those to which a step there slides on.
std::vector<core::Point> with_slides(const Knowledge& knowledge, std::vector<core::Point> cells) {
    const core::Point here = knowledge.hero().at;
    const content::MonsterDef& hero = knowledge.catalog().monster(knowledge.catalog().hero());
    const std::size_t count = cells.size();
    for (std::size_t place = 0; place < count; ++place) {
        const core::Point to = cells[place];
        const bool enters = knowledge.size().contains(to) && !knowledge.actor(to);
        const auto next = enters
                              ? rules::slide_from(knowledge.catalog(), hero, here, to, KnownSlide{knowledge})
                              : std::nullopt;
        if (next) {
            cells.push_back(*next);
        }
    }
    return cells;
}

/// The first known trap in some cells.
std::optional<HarmForecast> harm_of_traps(const Knowledge& knowledge, const std::vector<core::Point>& cells) {
    for (const core::Point at : cells) {
        const std::optional<KnownTrap> trap = knowledge.trap(at);
        if (trap && trap->armed) {
            return HarmForecast{.kind = HarmKind::Trap, .at = at, .trap = trap->kind};
        }
    }
    return std::nullopt;
}

/// True if the hero can come to stand in a cell: it attacks an enemy there, and only opens a door.
bool can_be_entered(const Knowledge& knowledge, core::Point at) {
    const std::optional<KnownActor> other = knowledge.actor(at);
    return is_open(knowledge, at) && !(other && other->hostile);
}

/// The first cell in which matter does to the hero what it does not do to it where it stands.
std::optional<HarmForecast> harm_of_matter(const Knowledge& knowledge,
                                           const std::vector<core::Point>& cells) {
    const HarmOfCells harms(knowledge);
    const MatterHarm here = harms.at(knowledge.hero().at);
    for (const core::Point at : cells) {
        const MatterHarm there = harms.at(at);
        const bool burns = there.flames && !here.flames;
        const bool chokes =
            there.matter.valid() && (there.matter != here.matter || (there.explodes && !here.explodes));
        if ((burns || chokes) && can_be_entered(knowledge, at)) {
            return HarmForecast{
                .kind = HarmKind::Matter, .at = at, .matter = burns ? content::MatterId{} : there.matter};
        }
    }
    return std::nullopt;
}

/// The first cell with a known cover that holds the hero, or gives off gas that harms it.
std::optional<HarmForecast> harm_of_covers(const Knowledge& knowledge,
                                           const std::vector<core::Point>& cells) {
    const content::Catalog& catalog = knowledge.catalog();
    for (const core::Point at : cells) {
        const content::MatterId cover = knowledge.matter(at).cover;
        if (cover.valid() && rules::hinders(catalog, catalog.matter(cover)) &&
            can_be_entered(knowledge, at)) {
            const content::MatterDef& hindering = catalog.matter(cover);
            return HarmForecast{
                .kind = HarmKind::Matter, .at = at, .matter = hindering.holds > 0 ? cover : *hindering.stirs};
        }
    }
    return std::nullopt;
}

/// The first cell in which water carries a thing away from the hero.
std::optional<HarmForecast> harm_of_water(const Knowledge& knowledge, const std::vector<core::Point>& cells) {
    for (const core::Point at : cells) {
        if (!can_be_entered(knowledge, at) || !carries_away(knowledge.catalog(), knowledge.matter(at))) {
            continue;
        }
        if (const std::optional<PackEntry> lost = knowledge.lost_to_water()) {
            return HarmForecast{.kind = HarmKind::Loss,
                                .at = at,
                                .matter = knowledge.matter(at).liquid,
                                .item = *lost->item,
                                .count = lost->count};
        }
    }
    return std::nullopt;
}

std::optional<HarmForecast> harm_of_step(const Knowledge& knowledge, core::Direction direction) {
    const HeroFacts hero = knowledge.hero();
    if (turns_left(hero.conditions, content::ConditionKind::Held) > 0) {
        return std::nullopt;
    }
    const bool confused = turns_left(hero.conditions, content::ConditionKind::Confusion) > 0;
    const core::Point ahead = core::step(hero.at, direction);
    const std::int32_t spared = hero.powers[content::Power::Keys];
    if (const auto gate = knowledge.tile(ahead);
        !confused && gate && knowledge.catalog().tile(*gate).toll > spared) {
        const std::int32_t gold = knowledge.catalog().tile(*gate).toll - spared;
        return HarmForecast{.kind = HarmKind::Toll, .at = ahead, .gate = *gate, .gold = gold};
    }
    const std::vector<core::Point> cells =
        with_slides(knowledge, confused ? confused_steps(knowledge, hero.at) : std::vector{ahead});
    if (const auto trap = harm_of_traps(knowledge, cells)) {
        return trap;
    }
    if (const auto matter = harm_of_matter(knowledge, cells)) {
        return matter;
    }
    const std::optional<HarmForecast> cover = harm_of_covers(knowledge, cells);
    return cover ? cover : harm_of_water(knowledge, cells);
}

/// The loss of the prize where the hero lays it down; nothing if it stays whole.
std::optional<HarmForecast> harm_of_drop(const Knowledge& knowledge, const rules::DropItem& drop) {
    const core::Point here = knowledge.hero().at;
    const content::ItemId item = item_in(knowledge, drop.slot);
    return destroys_prize(knowledge, item, here)
               ? std::optional(HarmForecast{.kind = HarmKind::Prize, .at = here, .item = item})
               : std::nullopt;
}

/// True if an effect on the hero itself would change nothing now.
struct IsIdle {
    const HeroFacts& hero;

    bool operator()(const content::HealEffect&) const { return hero.hit_points >= hero.max_hit_points; }
    bool operator()(const content::ManaEffect&) const { return hero.mana >= hero.max_mana; }
    bool operator()(const content::CureEffect&) const {
        return turns_left(hero.conditions, content::ConditionKind::Poison) == 0;
    }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }
};

/// The waste of a thing that the hero uses on itself, and whose effects it knows; nothing if one would change
/// something.
std::optional<HarmForecast> waste_of_use(const Knowledge& knowledge, const rules::UseItem& use) {
    const content::ItemId item = item_in(knowledge, use.slot);
    if (!item.valid()) {
        return std::nullopt;
    }
    const HeroFacts hero = knowledge.hero();
    const std::vector<content::ItemEffect>& effects = knowledge.catalog().item(item).effects;
    const bool idle =
        !effects.empty() && std::ranges::all_of(effects, [&hero](const content::ItemEffect& effect) {
            return std::visit(IsIdle{hero}, effect);
        });
    return idle ? std::optional(HarmForecast{.kind = HarmKind::Waste, .at = hero.at, .item = item})
                : std::nullopt;
}

}  // namespace

std::optional<AimedDeed> aimed_deed(const Knowledge& knowledge, const rules::Command& command) {
    return std::visit(DeedOfCommand{knowledge}, command);
}

AimForecast forecast_deed(const Knowledge& knowledge, const AimedDeed& deed) {
    return deed.is_missile() ? forecast_shot(knowledge, {deed.source.item, deed.weapon}, deed.target)
                             : forecast_aim(knowledge, deed.source, deed.target, deed.rolled);
}

core::Cells reach_of(const content::Catalog& catalog, const AimedDeed& deed) {
    const std::optional<content::Aim>& aim = catalog.aim_of(deed.source);
    return deed.is_missile() || !aim ? range_of(catalog, {deed.source.item, deed.weapon}) : aim->range;
}

std::optional<HarmForecast> forecast_harm(const Knowledge& knowledge, const rules::Command& command) {
    if (const auto* const walk = std::get_if<rules::Walk>(&command)) {
        return harm_of_step(knowledge, walk->direction);
    }
    if (const auto* const fire = std::get_if<rules::SetFire>(&command)) {
        return harm_of_fire(knowledge, core::step(knowledge.hero().at, fire->direction));
    }
    if (const auto* const use = std::get_if<rules::UseItem>(&command); use != nullptr && !use->target) {
        return waste_of_use(knowledge, *use);
    }
    if (const auto* const drop = std::get_if<rules::DropItem>(&command)) {
        return harm_of_drop(knowledge, *drop);
    }
    const std::optional<AimedDeed> deed = aimed_deed(knowledge, command);
    return deed ? harm_of_deed(knowledge, *deed) : std::nullopt;
}

}  // namespace torchwake::forecast
