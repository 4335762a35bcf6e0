#include <torchwake/content/reactions.hpp>
#include <torchwake/core/contract.hpp>

namespace torchwake::content {

Reactions::Reactions(std::span<const FactionDef> factions, std::span<const MonsterDef> kinds, MonsterId hero)
    : reactions_(most_camps * most_camps, Reaction::Ignore), foes_(most_camps), minded_(most_camps) {
    TORCHWAKE_EXPECTS(factions.size() <= most_factions && hero.value < kinds.size());
    const auto heros_own = static_cast<Camp>(factions.size());
    const auto others = static_cast<Camp>(factions.size() + 1);
    for (const MonsterDef& kind : kinds) {
        TORCHWAKE_EXPECTS(!kind.faction.valid() || kind.faction.value < factions.size());
        const bool is_hero = &kind == &kinds[hero.value];
        camps_.push_back(kind.faction.valid() ? kind.faction.value : is_hero ? heros_own : others);
    }
    const auto react = [this](Camp of, Camp towards) -> Reaction& {
        return reactions_[of * most_camps + towards];
    };
    for (Camp camp = 0; camp <= others; ++camp) {
        for (Camp towards = 0; towards <= others; ++towards) {
            react(camp, towards) = camp < factions.size() ? factions[camp].reaction
                                   : camp == heros_own    ? Reaction::Attack
                                                          : Reaction::Ignore;
        }
    }
    react(others, camp_of(hero)) = Reaction::Attack;
    for (Camp camp = 0; camp < factions.size(); ++camp) {
        for (const NamedReaction& named : factions[camp].reactions) {
            react(camp, named.towards.value) = named.reaction;
        }
    }
    for (Camp camp = 0; camp <= others; ++camp) {
        react(camp, camp) = Reaction::Ignore;
    }
    for (Camp a = 0; a <= others; ++a) {
        for (Camp b = 0; b <= others; ++b) {
            const bool fights = react(a, b) == Reaction::Attack || react(b, a) == Reaction::Attack;
            foes_[a] |= fights ? only(b) : CampSet{0};
            minded_[a] |= fights || react(a, b) == Reaction::Flee ? only(b) : CampSet{0};
        }
    }
}

}  // namespace torchwake::content
