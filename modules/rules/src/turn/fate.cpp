#include <torchwake/rules/fate.hpp>

#include <type_traits>
#include <variant>

namespace torchwake::rules {
namespace {

struct WoundOfEvent {
    std::optional<Wound> operator()(const MatterHurt& hurt) const {
        return Wound{hurt.victim,
                     {.flames = !hurt.matter.valid(),
                      .gas = hurt.matter,
                      .doer = hurt.attacker.kind,
                      .item = hurt.item,
                      .spell = hurt.spell,
                      .trap = hurt.trap}};
    }
    std::optional<Wound> operator()(const ActorHurt& hurt) const {
        return Wound{hurt.victim, {.trap = hurt.trap}};
    }
    std::optional<Wound> operator()(const ActorFell& fell) const {
        return Wound{fell.victim, {.gas = fell.matter}};
    }
    std::optional<Wound> operator()(const HungerHurt& hurt) const { return Wound{hurt.actor}; }
    template <class Other>
    std::optional<Wound> operator()(const Other& other) const {
        if constexpr (requires { other.victim; } && requires { other.damage; }) {
            return Wound{other.victim};
        } else {
            return std::nullopt;
        }
    }
};

/// True if the hero used, cast, shot or threw something.
bool is_use(const Event& event, content::MonsterId hero) {
    return std::visit(
        [hero](const auto& what) {
            using What = std::remove_cvref_t<decltype(what)>;
            if constexpr (std::is_same_v<What, ItemUsed> || std::is_same_v<What, SpellCast> ||
                          std::is_same_v<What, MissileFlew>) {
                return what.actor.kind == hero;
            } else {
                return false;
            }
        },
        event);
}

std::string means_of(const content::Catalog& catalog, const CauseOfDeath& cause) {
    if (cause.trap.valid()) {
        return catalog.trap(cause.trap).id;
    }
    if (cause.spell.valid()) {
        return catalog.spell(cause.spell).id;
    }
    return cause.item.valid() ? catalog.item(cause.item).id : std::string();
}

Fate fate_by_matter(const content::Catalog& catalog, const CauseOfDeath& cause) {
    const std::string matter = matter_id(catalog, cause);
    if (!cause.doer.valid()) {
        return {matter, matter};
    }
    if (cause.doer == catalog.hero() && cause.trap.valid()) {
        return {catalog.trap(cause.trap).id, matter};
    }
    return {catalog.monster(cause.doer).id, matter, means_of(catalog, cause)};
}

}  // namespace

std::optional<Wound> wound_in(const Event& event) {
    return std::visit(WoundOfEvent(), event);
}

const ActorRef* victim_of_hero(const Event& event) {
    const auto* const died = std::get_if<ActorDied>(&event);
    const bool kills = died != nullptr && died->killer.id == hero_id && died->actor.id != hero_id;
    return kills ? &died->actor : nullptr;
}

void Inquest::hear(const Event& event) {
    if (const std::optional<Wound> wound = wound_in(event); wound && is_hero(wound->victim)) {
        wound_ = wound->cause;
        if (std::holds_alternative<PoisonHurt>(event)) {
            wound_.trap = poisoner_;
        }
    } else if (const auto* const sprung = std::get_if<TrapSprung>(&event);
               sprung != nullptr && is_hero(sprung->actor)) {
        sprung_ = sprung->trap;
    } else if (is_use(event, hero_)) {
        sprung_ = {};
    } else if (const auto* const began = std::get_if<ConditionBegan>(&event);
               began != nullptr && is_hero(began->actor) && began->kind == content::ConditionKind::Poison) {
        poisoner_ = sprung_;
    } else if (const auto* const died = std::get_if<ActorDied>(&event);
               died != nullptr && is_hero(died->actor)) {
        cause_ = wound_.by_matter() || is_hero(died->killer) ? wound_ : CauseOfDeath{};
    }
}

std::string matter_id(const content::Catalog& catalog, const CauseOfDeath& cause) {
    if (cause.gas.valid()) {
        return catalog.matter(cause.gas).id;
    }
    return cause.flames ? std::string(killed_by_flames) : std::string();
}

Fate fate_of(const content::Catalog& catalog, const RunOutcome& outcome, const CauseOfDeath& cause) {
    if (outcome.end == RunEnd::HeroEscaped) {
        const bool left_it = outcome.ending != Ending::None && outcome.ending != Ending::CarriedOut;
        return {.killer = {}, .means = left_it ? std::string(content::enum_id(outcome.ending)) : ""};
    }
    if (cause.by_matter()) {
        return fate_by_matter(catalog, cause);
    }
    if (outcome.killer == catalog.hero() && cause.trap.valid()) {
        return {catalog.trap(cause.trap).id};
    }
    return {outcome.killer.valid() ? catalog.monster(outcome.killer).id : std::string(killed_by_hunger)};
}

}  // namespace torchwake::rules
