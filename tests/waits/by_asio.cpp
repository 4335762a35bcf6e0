// The game as coroutines over Asio alone: a channel has the answers, and the open scopes and the legal
// answers are kept by hand.

#include "waits/waits.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <optional>
#include <vector>

namespace torchwake::waits {
namespace {

namespace asio = boost::asio;
using Executor = asio::io_context::executor_type;
template <class T>
using Task = asio::awaitable<T, Executor>;
using Channel = asio::experimental::channel<Executor, void(boost::system::error_code, Answer)>;

struct Game {
    int gold = gold_at_first;
    std::vector<std::string_view> scopes;
    Answers legal = 0;  ///< empty while nobody waits
    asio::io_context context{1};
    asio::executor_work_guard<Executor> work{context.get_executor()};
    Channel answers{context.get_executor(), 1};
};

class Scope {
  public:
    Scope(Game* game, std::string_view name) : game_(game) { game_->scopes.push_back(name); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    Scope(Scope&&) = delete;
    Scope& operator=(Scope&&) = delete;
    ~Scope() { game_->scopes.pop_back(); }

  private:
    Game* game_;
};

Task<Answer> ask(Game* game, Answers legal) {
    game->legal = legal;
    const Answer answer = co_await game->answers.async_receive(asio::use_awaitable_t<Executor>{});
    game->legal = 0;
    co_return answer;
}

/// The chosen line; nothing if the player cancels.
Task<std::optional<int>> choose(Game* game) {
    const Scope scope(game, "menu");
    for (int line = 0;;) {
        const Answer answer = co_await ask(game, in_menu);
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
    const Scope scope(game, "shop");
    for (;;) {
        const Answer answer = co_await ask(game, in_shop);
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
    const Scope scope(game, "game");
    for (;;) {
        const Answer answer = co_await ask(game, in_game);
        if (answer == Answer::Leave) {
            co_return;
        }
        co_await shop(game);
    }
}

class ByAsio : public Waits {
  public:
    ByAsio() = default;
    ByAsio(const ByAsio&) = delete;
    ByAsio& operator=(const ByAsio&) = delete;
    ByAsio(ByAsio&&) = delete;
    ByAsio& operator=(ByAsio&&) = delete;
    ~ByAsio() override {
        game_.answers.close();
        game_.context.poll();
    }

    void begin() override {
        asio::co_spawn(game_.context.get_executor(), play(&game_), asio::detached);
        game_.context.poll();
    }
    bool answer(Answer answer) override {
        if (!has(game_.legal, answer)) {
            return false;
        }
        game_.answers.try_send(boost::system::error_code{}, answer);
        game_.context.poll();
        return true;
    }
    [[nodiscard]] std::string path() const override {
        std::string path;
        for (const std::string_view scope : game_.scopes) {
            path += path.empty() ? "" : "/";
            path += scope;
        }
        return path;
    }
    [[nodiscard]] int gold() const override { return game_.gold; }

  private:
    Game game_;
};

}  // namespace

std::unique_ptr<Waits> by_asio() {
    return std::make_unique<ByAsio>();
}

}  // namespace torchwake::waits
