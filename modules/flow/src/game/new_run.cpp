#include "game/new_run.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/turn.hpp>

#include <utility>

namespace torchwake::flow {

save::JournalHeader header_of_run(rules::GameState game, const std::string& hero_name) {
    save::JournalHeader header;
    header.seed = game.world.run.seed;
    header.hero_name = hero_name;
    header.data = game.catalog.data_hash();
    header.mods.assign(game.catalog.mods().begin(), game.catalog.mods().end());
    header.start = rules::state_hash(game);
    return header;
}

PracticeRun practice_run(const rules::Ruleset& ruleset, const save::JournalHeader& header,
                         save::Course course) {
    // The practice command comes first, so that the run is never scored, wherever its journal breaks off.
    course.commands.insert(course.commands.begin(), {rules::Cheat{rules::CheatKind::Practice}, std::nullopt});
    for (save::ReplayedCommand& command : course.commands) {
        command.hash.reset();
    }
    for (save::ReplayedRemark& remark : course.remarks) {
        ++remark.behind;
    }
    save::Replay replay(ruleset, save::first_moment(ruleset, header), course);
    for (save::ReplayedCommand& command : course.commands) {
        const rules::Turn* const turn = replay.step();
        TORCHWAKE_EXPECTS(turn != nullptr);
        command.hash = turn->hash;
    }
    return {replay.now(), std::move(course)};
}

}  // namespace torchwake::flow
