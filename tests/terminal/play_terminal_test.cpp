#include "project_file.hpp"

#include <torchwake/terminal/play_terminal.hpp>
#include <torchwake/words/words.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace torchwake;

namespace {

const words::Words& english() {
    static const words::Words words = *words::load_words(testing::project_file("assets/words/english.json"));
    return words;
}

}  // namespace

TEST_CASE("a small terminal is told the needed and the present size in lines that fit", "[terminal]") {
    const std::vector<std::string> lines = terminal::too_small_lines({24, 9}, english());

    std::string text;
    for (const std::string& line : lines) {
        CHECK(line.size() <= 24);
        text += line + " ";
    }
    CHECK(lines.size() <= 9);
    CHECK(text.find("40x16") != std::string::npos);
    CHECK(text.find("24x9") != std::string::npos);
}

TEST_CASE("a terminal without room for a word still gets the sentence", "[terminal]") {
    CHECK_FALSE(terminal::too_small_lines({0, 0}, english()).empty());
}
