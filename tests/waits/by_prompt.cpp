// The game as coroutines over our module prompt.

#include "waits/waits.hpp"

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/runner.hpp>

namespace torchwake::waits {
namespace {

using prompt::Task;

struct Question {
    Answers legal = 0;
    [[nodiscard]] bool accepts(Answer answer) const { return has(legal, answer); }
};

struct Layer {
    std::string_view name;
    const Question* prompt = nullptr;
};

struct Game {
    int gold = gold_at_first;
    prompt::LayerStack<Layer> layers;
    prompt::VirtualClock clock;
    prompt::Asker<Layer, Answer> asker{layers, clock};
};

using Scope = prompt::LayerScope<Layer>;

/// The chosen line; nothing if the player cancels.
Task<std::optional<int>> choose(Game* game) {
    const Scope scope(game->layers, {"menu"});
    const Question question{in_menu};
    for (int line = 0;;) {
        const Answer answer = co_await game->asker.ask(question);
        if (answer == Answer::Cancel) {
            co_return std::nullopt;
        }
        if (answer == Answer::Choose) {
            co_return line;
        }
        line = moved(line, answer);
    }
}

Task<void> shop(Game* game) {
    const Scope scope(game->layers, {"shop"});
    const Question question{in_shop};
    for (;;) {
        const Answer answer = co_await game->asker.ask(question);
        if (answer == Answer::Leave) {
            co_return;
        }
        const std::optional<int> line = co_await choose(game);
        if (line) {
            game->gold -= prices.at(static_cast<std::size_t>(*line));
        }
    }
}

Task<void> play(Game* game) {
    const Scope scope(game->layers, {"game"});
    const Question question{in_game};
    for (;;) {
        const Answer answer = co_await game->asker.ask(question);
        if (answer == Answer::Leave) {
            co_return;
        }
        co_await shop(game);
    }
}

class ByPrompt : public Waits {
  public:
    ByPrompt() = default;
    ByPrompt(const ByPrompt&) = delete;
    ByPrompt& operator=(const ByPrompt&) = delete;
    ByPrompt(ByPrompt&&) = delete;
    ByPrompt& operator=(ByPrompt&&) = delete;
    ~ByPrompt() override {
        game_.asker.close(prompt::closing());
        runner_.poll();
    }

    void begin() override { runner_.start(play(&game_)); }
    bool answer(Answer answer) override { return game_.asker.post(answer); }
    [[nodiscard]] std::string path() const override { return game_.layers.path(); }
    [[nodiscard]] int gold() const override { return game_.gold; }

  private:
    Game game_;
    prompt::Runner runner_;
};

}  // namespace

std::unique_ptr<Waits> by_prompt() {
    return std::make_unique<ByPrompt>();
}

}  // namespace torchwake::waits
