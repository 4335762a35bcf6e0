#pragma once

#include "../rules/game_data.hpp"

#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/stage/presenter.hpp>

#include <array>
#include <cstdint>
#include <utility>

namespace torchwake::bench {

/// A run of the game's own data, all of its level known, and the whole presenter that shows it.
struct ShownRun {
    ShownRun(rules::LevelSource level_source, std::uint64_t seed)
        : ruleset{&game_data(), std::move(level_source)}, world(rules::new_run(ruleset, seed)) {
        world.choice = {};
        presenter.show(screen::RunEntered{knowledge(), &chronicle});
    }
    [[nodiscard]] forecast::Knowledge knowledge() const { return {game_data(), world, true}; }

    words::Words words = *words::load_words(TORCHWAKE_BENCH_MAPS "/../../../assets/words/english.json");
    screen::KeyMap keys;
    rules::Ruleset ruleset;
    rules::World world;
    stage::Presenter presenter{game_data(), words, keys};
    save::Chronicle chronicle;
    screen::PlayModel play{knowledge()};
    screen::Prompt prompt{{{screen::Action::Wait, 0}, {screen::Action::Use, 0}}};
    std::array<screen::Entry, 1> screens{screen::Entry{"play", &play, &prompt}};
};

}  // namespace torchwake::bench
