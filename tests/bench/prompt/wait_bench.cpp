// What waits cost: a menu that asks, inside a shop, inside a game, in each of the ways of tests/waits.

#include "allocations.hpp"
#include "bench_case.hpp"
#include "waits/waits.hpp"

#include <functional>
#include <memory>
#include <string>

namespace torchwake::bench {
namespace {

using waits::Answer;
using waits::MakeWaits;
using waits::Waits;

constexpr std::uint64_t answers = 10'000;
constexpr std::uint64_t games = 1'000;

/// A game that waits in its menu.
std::shared_ptr<Waits> in_its_menu(MakeWaits make) {
    std::shared_ptr<Waits> game = make();
    game->begin();
    game->answer(Answer::Enter);
    game->answer(Answer::Buy);
    return game;
}

/// Answers the menu; its question is published again after each answer.
std::function<Pass()> prepare_answers(MakeWaits make) {
    return [game = in_its_menu(make)] {
        Pass pass;
        for (; pass.calls < answers; ++pass.calls) {
            pass.result += game->answer(Answer::Down) ? 1U : 0U;
        }
        return pass;
    };
}

/// Closes the menu and opens it again.
std::function<Pass()> prepare_scopes(MakeWaits make) {
    return [game = in_its_menu(make)] {
        Pass pass;
        for (; pass.calls < answers; ++pass.calls) {
            pass.result += game->answer(Answer::Cancel) && game->answer(Answer::Buy) ? 1U : 0U;
        }
        return pass;
    };
}

/// Begins a game and goes to its menu; the result is the bytes that this asks for.
std::function<Pass()> prepare_games(MakeWaits make) {
    return [make] {
        Pass pass;
        for (; pass.calls < games; ++pass.calls) {
            const std::unique_ptr<Waits> game = make();
            const std::uint64_t before = allocated_bytes();
            game->begin();
            game->answer(Answer::Enter);
            game->answer(Answer::Buy);
            pass.result += allocated_bytes() - before;
        }
        return pass;
    };
}

bool add_ways() {
    for (const waits::Way& way : waits::ways) {
        const bool ours = way.name == "prompt";
        const auto add = [&](const char* workload, auto prepare, double microseconds) {
            const Goal goal{0, ours ? microseconds : 0};
            add_case({workload, std::string(way.name), ours ? Side::Ours : Side::Variant, goal,
                      [prepare, make = way.make] { return prepare(make); }});
        };
        add("answer to three nested waits", prepare_answers, 1);
        add("innermost of three scopes closed and opened", prepare_scopes, 2);
        add("three nested scopes begun", prepare_games, 20);
    }
    return true;
}

const bool added = add_ways();

}  // namespace
}  // namespace torchwake::bench
