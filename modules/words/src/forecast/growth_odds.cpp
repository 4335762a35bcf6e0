#include <torchwake/words/growth_odds.hpp>

namespace torchwake::words {

std::vector<TextLine> tell_growth_odds(const forecast::Knowledge& knowledge, const screen::GrowLine& growth,
                                       FightForm form, const Words& words) {
    std::vector<forecast::KnownActor> enemies = nearest_enemies(knowledge, 1);
    if (enemies.empty() && growth.strongest.valid()) {
        enemies.push_back(forecast::unhurt(knowledge, growth.strongest));
    }
    if (!growth.grown || enemies.empty()) {
        return {};
    }
    const forecast::KnownActor& enemy = enemies.front();
    const FightChange fight{enemy, forecast::forecast_fight(knowledge, enemy),
                            forecast::forecast_fight_as(knowledge, enemy, *growth.grown)};
    return tell_fight_changes(form, {fight}, {"odds-once-raised", "growth-odds-then"}, knowledge.catalog(),
                              words);
}

}  // namespace torchwake::words
