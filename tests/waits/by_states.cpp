// The game as a stack of states, each an object with a virtual step. A state that opens another one continues
// in resume(), so what it does is told in two places.

#include "waits/waits.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace torchwake::waits {
namespace {

class State;

/// What a state wants after an answer.
struct Next {
    std::unique_ptr<State> open{};  ///< opens this state above it
    bool close = false;             ///< closes the state itself
    std::optional<int> result{};    ///< for the state below, if it closes
};

class State {
  public:
    explicit State(int* gold) : gold_(gold) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    State(State&&) = delete;
    State& operator=(State&&) = delete;
    virtual ~State() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual Answers legal() const = 0;
    virtual Next step(Answer answer) = 0;
    /// The state above has closed.
    virtual void resume(std::optional<int> /*result*/) {}

  protected:
    [[nodiscard]] int& gold() const { return *gold_; }
    [[nodiscard]] int* purse() const { return gold_; }

  private:
    int* gold_;
};

class MenuState : public State {
  public:
    using State::State;
    [[nodiscard]] std::string_view name() const override { return "menu"; }
    [[nodiscard]] Answers legal() const override { return in_menu; }
    Next step(Answer answer) override {
        if (answer == Answer::Cancel) {
            return {.close = true};
        }
        if (answer == Answer::Choose) {
            return {.close = true, .result = line_};
        }
        line_ = moved(line_, answer);
        return {};
    }

  private:
    int line_ = 0;
};

class ShopState : public State {
  public:
    using State::State;
    [[nodiscard]] std::string_view name() const override { return "shop"; }
    [[nodiscard]] Answers legal() const override { return in_shop; }
    Next step(Answer answer) override {
        if (answer == Answer::Leave) {
            return {.close = true};
        }
        return {.open = std::make_unique<MenuState>(purse())};
    }
    void resume(std::optional<int> line) override {
        if (line) {
            gold() -= prices.at(static_cast<std::size_t>(*line));
        }
    }
};

class GameState : public State {
  public:
    using State::State;
    [[nodiscard]] std::string_view name() const override { return "game"; }
    [[nodiscard]] Answers legal() const override { return in_game; }
    Next step(Answer answer) override {
        if (answer == Answer::Leave) {
            return {.close = true};
        }
        return {.open = std::make_unique<ShopState>(purse())};
    }
};

class ByStates : public Waits {
  public:
    void begin() override { states_.push_back(std::make_unique<GameState>(&gold_)); }
    bool answer(Answer answer) override {
        if (states_.empty() || !has(states_.back()->legal(), answer)) {
            return false;
        }
        Next next = states_.back()->step(answer);
        if (next.close) {
            states_.pop_back();
            if (!states_.empty()) {
                states_.back()->resume(next.result);
            }
        }
        if (next.open != nullptr) {
            states_.push_back(std::move(next.open));
        }
        return true;
    }
    [[nodiscard]] std::string path() const override {
        std::string path;
        for (const std::unique_ptr<State>& state : states_) {
            path += path.empty() ? "" : "/";
            path += state->name();
        }
        return path;
    }
    [[nodiscard]] int gold() const override { return gold_; }

  private:
    int gold_ = gold_at_first;
    std::vector<std::unique_ptr<State>> states_;
};

}  // namespace

std::unique_ptr<Waits> by_states() {
    return std::make_unique<ByStates>();
}

}  // namespace torchwake::waits
