// What restoring costs: a game of one question is run again on its recorded answers.

#include "bench_case.hpp"
#include "waits/waits.hpp"

#include <torchwake/prompt/restorer.hpp>
#include <torchwake/prompt/runner.hpp>

#include <string_view>
#include <vector>

namespace torchwake::bench {
namespace {

using prompt::Task;
using waits::Answer;

constexpr std::uint64_t answers = 10'000;

struct MenuQuestion {
    waits::Answers legal = waits::in_menu;
    [[nodiscard]] bool accepts(Answer answer) const { return waits::has(legal, answer); }
};

struct MenuLayer {
    std::string_view name;
    const MenuQuestion* prompt = nullptr;
};

struct MenuGame {
    prompt::LayerStack<MenuLayer> layers;
    prompt::VirtualClock clock;
    prompt::Asker<MenuLayer, Answer> asker{layers, clock};
    std::uint64_t answered = 0;
};

Task<void> ask_on(MenuGame* game) {
    const prompt::LayerScope<MenuLayer> scope(game->layers, {"menu"});
    const MenuQuestion question;
    for (;;) {
        co_await game->asker.ask(question);
        ++game->answered;
    }
}

Pass restore_game() {
    MenuGame game;
    prompt::Recorder<Answer> recorder([](Answer) {});
    prompt::Restorer<Answer, MenuLayer, Answer> restorer(recorder, game.asker, game.clock);
    recorder.restore(std::vector<Answer>(answers, Answer::Down));
    prompt::Runner runner;
    runner.start(ask_on(&game));
    while (restorer.give_next()) {
        runner.run();
    }
    game.asker.close(prompt::closing());
    runner.poll();
    return {answers, game.answered};
}

const bool restores_added =
    add_case({"recorded answer restored", "torchwake", Side::Ours, {0, 1}, [] { return restore_game; }});

}  // namespace
}  // namespace torchwake::bench
