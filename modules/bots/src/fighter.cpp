#include "scout.hpp"

#include <torchwake/bots/fighter.hpp>

namespace torchwake::bots {

using forecast::Knowledge;

struct Fighter::Inner {
    explicit Inner(const Conduct& conduct) : scout(Habit::Uses, conduct) {}

    [[nodiscard]] rules::Command decide(const Knowledge& knowledge) {
        scout.look(knowledge);
        const forecast::HeroFacts& hero = scout.hero();
        if (const auto first = scout.do_first(knowledge)) {
            return *first;
        }
        MaybeCommand command = scout.step_out_of_harm(knowledge);
        command = command ? command : scout.run(knowledge);
        if (!command && hero.hit_points * 2 <= hero.max_hit_points) {
            command = scout.drink(knowledge);
        }
        const bool starves = scout.is_starving();  // then it neither chases nor explores
        if (!command && (!scout.enemies().empty() || (scout.is_chasing() && !starves))) {
            command = scout.shoot(knowledge);
            command = command ? command : scout.attack(knowledge, scout.enemies());
        }
        for (const auto care : {&Scout::gather, &Scout::dress, &Scout::cast_off, &Scout::eat}) {
            command = command ? command : (scout.*care)(knowledge);
        }
        const bool recovers = !hero.hunger || !rules::stops_recovery(*hero.hunger);
        const bool can_rest = recovers && scout.enemies().empty() && hero.hit_points < hero.max_hit_points;
        if (!command && can_rest) {
            return rules::Wait{};
        }
        if (!command && !hero.carries_prize && !starves) {
            command = scout.explore(knowledge);
        }
        const content::Stairs way = hero.carries_prize ? content::Stairs::Up : content::Stairs::Down;
        command = command ? command : scout.take_stairs(knowledge, way);
        command = command ? command : scout.force_a_way(knowledge, way);
        return command.value_or(rules::Wait{});
    }

    Scout scout;
};

Fighter::Fighter(const Conduct& conduct) : inner_(std::make_unique<Inner>(conduct)) {}
Fighter::~Fighter() = default;

rules::Command Fighter::next(const Knowledge& knowledge) {
    return inner_->decide(knowledge);
}

}  // namespace torchwake::bots
