#include <torchwake/bots/play_out.hpp>

namespace torchwake::bots {

PlayedRun play_out(const rules::Ruleset& ruleset, std::uint64_t seed, Bot& bot, std::int32_t max_turns) {
    PlayedRun run{rules::new_run(ruleset, seed), std::nullopt, 0};
    run.hash = rules::state_hash(*ruleset.catalog, run.world);
    rules::Turn turn;
    while (!run.outcome && run.world.run.turn < max_turns) {
        rules::take_turn(ruleset, run.world, bot.next({*ruleset.catalog, run.world}), turn);
        if (turn.refusal) {
            rules::take_turn(ruleset, run.world, rules::Wait{}, turn);
        }
        run.outcome = turn.outcome;
        run.hash = turn.hash;
    }
    return run;
}

}  // namespace torchwake::bots
