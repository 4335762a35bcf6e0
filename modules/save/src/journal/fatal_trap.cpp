#include <torchwake/save/fatal_trap.hpp>

#include <range/v3/view/reverse.hpp>

#include <cstdint>
#include <variant>

namespace torchwake::save {
namespace {

/// Searches for the cause of the hero's death, from the last event backwards.
class DeathInquest {
  public:
    explicit DeathInquest(content::MonsterId hero) : hero_(hero) {}

    /// Looks at one event; returns true if the search is over.
    bool look_at(const rules::Event& event) {
        switch (searched_) {
            case Searched::Death:
                look_for_death(event);
                break;
            case Searched::Wound:
                look_for_wound(event);
                break;
            case Searched::Poisoning:
                look_for_poisoning(event);
                break;
            case Searched::Poisoner:
                look_for_poisoner(event);
                break;
            case Searched::Nothing:
                break;
        }
        return searched_ == Searched::Nothing;
    }
    [[nodiscard]] std::optional<content::TrapId> trap() const { return trap_; }

  private:
    enum class Searched : std::uint8_t { Death, Wound, Poisoning, Poisoner, Nothing };

    [[nodiscard]] bool is_hero(const rules::ActorRef& actor) const { return actor.kind == hero_; }

    /// A death by another actor, or by hunger, was no trap's.
    void look_for_death(const rules::Event& event) {
        const auto* const died = std::get_if<rules::ActorDied>(&event);
        if (died != nullptr && is_hero(died->actor)) {
            searched_ = is_hero(died->killer) ? Searched::Wound : Searched::Nothing;
        }
    }
    void look_for_wound(const rules::Event& event) {
        const auto* const hurt = std::get_if<rules::ActorHurt>(&event);
        const auto* const poison = std::get_if<rules::PoisonHurt>(&event);
        if (hurt != nullptr && is_hero(hurt->victim)) {
            found(hurt->trap);
        } else if (poison != nullptr && is_hero(poison->victim)) {
            searched_ = Searched::Poisoning;
        }
    }
    void look_for_poisoning(const rules::Event& event) {
        const auto* const began = std::get_if<rules::ConditionBegan>(&event);
        if (began != nullptr && is_hero(began->actor) && began->kind == content::ConditionKind::Poison) {
            searched_ = Searched::Poisoner;
        }
    }
    /// Looks for the hero's last action before it poisoned itself: a sprung trap, or a use of its own.
    void look_for_poisoner(const rules::Event& event) {
        if (const auto* const sprung = std::get_if<rules::TrapSprung>(&event);
            sprung != nullptr && is_hero(sprung->actor)) {
            found(sprung->trap);
        } else if (of_the_hero<rules::ItemUsed>(event) || of_the_hero<rules::SpellCast>(event) ||
                   of_the_hero<rules::MissileFlew>(event)) {
            searched_ = Searched::Nothing;
        }
    }
    template <class Kind>
    [[nodiscard]] bool of_the_hero(const rules::Event& event) const {
        const auto* const of_kind = std::get_if<Kind>(&event);
        return of_kind != nullptr && is_hero(of_kind->actor);
    }

    void found(content::TrapId trap) {
        trap_ = trap.valid() ? std::optional(trap) : std::nullopt;
        searched_ = Searched::Nothing;
    }

    content::MonsterId hero_;
    Searched searched_ = Searched::Death;
    std::optional<content::TrapId> trap_;
};

}  // namespace

std::optional<content::TrapId> fatal_trap(const content::Catalog& catalog, const Chronicle& chronicle) {
    DeathInquest inquest(catalog.hero());
    for (const ChronicleEntry& entry : chronicle.entries() | ranges::views::reverse) {
        const rules::Event* const event = entry.event();
        if (event != nullptr && inquest.look_at(*event)) {
            break;
        }
    }
    return inquest.trap();
}

}  // namespace torchwake::save
