#include "waits/waits.hpp"

#include "project_file.hpp"
#include "prompt/allocations.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <vector>

namespace torchwake::waits {
namespace {

constexpr auto every_answer = {Answer::Enter, Answer::Leave,  Answer::Buy,   Answer::Up,
                               Answer::Down,  Answer::Choose, Answer::Cancel};
static_assert(every_answer.size() == answer_count);

/// A way's game after those answers, and whether it took the last one.
struct Reached {
    std::string path;
    int gold = 0;
    bool taken = false;
    friend bool operator==(const Reached&, const Reached&) = default;
};

Reached reach(const Way& way, const std::vector<Answer>& answers) {
    const std::unique_ptr<Waits> game = way.make();
    game->begin();
    Reached reached;
    for (const Answer answer : answers) {
        reached.taken = game->answer(answer);
    }
    reached.path = game->path();
    reached.gold = game->gold();
    return reached;
}

/// Compares all ways after those answers, and after every answer that may follow, that many answers on.
void compare_from(std::vector<Answer>& answers, int more) {
    const Reached expected = reach(ways.front(), answers);
    for (const Way& way : ways) {
        INFO(way.name << " after " << answers.size() << " answers, in " << expected.path);
        REQUIRE(reach(way, answers) == expected);
    }
    if (more == 0 || (!answers.empty() && !expected.taken)) {
        return;
    }
    for (const Answer answer : every_answer) {
        answers.push_back(answer);
        compare_from(answers, more - 1);
        answers.pop_back();
    }
}

std::unique_ptr<Waits> in_its_menu(const Way& way) {
    std::unique_ptr<Waits> game = way.make();
    game->begin();
    game->answer(Answer::Enter);
    game->answer(Answer::Buy);
    REQUIRE(game->path() == "game/shop/menu");
    return game;
}

/// The lines of a text file that are neither empty nor a comment.
int lines_of_code(const std::string& path) {
    std::ifstream file(path);
    REQUIRE(file.is_open());
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        const std::size_t first = line.find_first_not_of(' ');
        lines += first != std::string::npos && line.compare(first, 2, "//") != 0 ? 1 : 0;
    }
    return lines;
}

}  // namespace

TEST_CASE("a game written in four ways takes and refuses the same answers to the same result",
          "[waits][prompt]") {
    std::vector<Answer> answers;
    compare_from(answers, 5);
}

TEST_CASE("an answer in a menu within a shop within a game asks for no memory by prompt", "[waits][prompt]") {
    for (const Way& way : ways) {
        const std::unique_ptr<Waits> game = in_its_menu(way);
        game->answer(Answer::Down);
        const std::size_t before = prompt::allocations();
        for (int answer = 0; answer < 100; ++answer) {
            game->answer(Answer::Down);
        }
        const std::size_t asked = prompt::allocations() - before;
        INFO(way.name << ": " << asked << " allocations in 100 answers");
        CHECK((asked == 0 || way.name == "asio"));
    }
}

TEST_CASE("a scope that is opened by prompt asks for memory once, for its frame", "[waits][prompt]") {
    const std::unique_ptr<Waits> game = in_its_menu(ways.front());
    game->answer(Answer::Cancel);
    const std::size_t before = prompt::allocations();
    game->answer(Answer::Buy);
    CHECK(prompt::allocations() - before <= 1);
    game->answer(Answer::Down);
    game->answer(Answer::Cancel);
    CHECK(prompt::allocations() - before <= 1);
}

TEST_CASE("the page about coroutines states the lines of each way", "[waits][docs]") {
    std::ifstream page(testing::project_file("docs/coroutines.md"));
    const std::string text((std::istreambuf_iterator<char>(page)), std::istreambuf_iterator<char>());
    for (const Way& way : ways) {
        const std::string source = "by_" + std::string(way.name) + ".cpp";
        const int lines = lines_of_code(testing::project_file("tests/waits/") + source);
        const std::string row = "| " + std::to_string(lines) + " | [`" + source + "`]";
        INFO("docs/coroutines.md needs a row with: " << row);
        CHECK(text.find(row) != std::string::npos);
    }
}

}  // namespace torchwake::waits
