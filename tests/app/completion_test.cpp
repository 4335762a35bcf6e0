// The manual page and the completions that the program prints of its own command line.

#include "app/told.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake::testing;

namespace {

std::set<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    std::set<std::string> words;
    for (std::string word; in >> word;) {
        words.insert(word);
    }
    return words;
}

/// The words that bash offers for the last one of a line, in a folder that holds one file, "a-run".
std::set<std::string> offered(const std::string& line) {
    const ScratchFolder folder;
    std::ofstream(folder.path() / "completion") << run({"--completion", "bash"}).output;
    std::ofstream(folder.path() / "a-run");
    const std::string script =
        "compopt() { :; }; . ./completion; COMP_WORDS=(" + line +
        R"(); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _torchwake; echo "${COMPREPLY[@]}")";
    ChildProcess bash({{"bash", "-c", "cd '" + folder.path().string() + "' && " + script}, {}, {}});
    CHECK(bash.exit_code() == 0);
    CHECK(bash.errors().empty());
    return words_of(bash.output());
}

bool is_installed(const std::string& program) {
    ChildProcess asked({{"sh", "-c", "command -v " + program}, {}, {}});
    return asked.exit_code() == 0;
}

/// Checks what a shell says of the completions for it, without running them.
void check_syntax(const std::string& shell, const std::string& flag) {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "completion").string();
    const Told printed = run({"--completion", shell});
    CHECK(printed.code == 0);
    std::ofstream(file) << printed.output;
    if (!is_installed(shell)) {
        SKIP(shell << " is not installed");
    }
    ChildProcess checked({{shell, flag, file}, {}, {}});
    CHECK(checked.exit_code() == 0);
    CHECK(checked.errors().empty());
}

}  // namespace

TEST_CASE("bash completes options, commands, and the values that an option takes", "[app]") {
    using Words = std::set<std::string>;
    CHECK(offered("torchwake --co") == Words{"--completion", "--continue"});
    CHECK(offered("torchwake sim") == Words{"simulate"});
    CHECK(offered("torchwake simulate --bot ''") == Words{"explorer", "fighter", "planner"});
    CHECK(offered("torchwake --completion z") == Words{"zsh"});
    CHECK(offered("torchwake show-level --builder ma") == Words{"maze"});
    CHECK(offered("torchwake replay --v") == Words{"--verify"});
    CHECK(offered("torchwake --user-dir a-") == Words{"a-run"});
    CHECK(offered("torchwake --seed 1").empty());
    CHECK(offered("torchwake headless --full").empty());
}

TEST_CASE("zsh takes the completions for it", "[app]") {
    check_syntax("zsh", "-n");
}

TEST_CASE("fish takes the completions for it", "[app]") {
    check_syntax("fish", "--no-execute");
}

TEST_CASE("every shell completes every option and command, and the manual page explains them", "[app]") {
    const std::string zsh = run({"--completion", "zsh"}).output;
    const std::string fish = run({"--completion", "fish"}).output;
    std::string manual = run({"--man-page"}).output;
    std::erase(manual, '\\');
    for (const char* const command : {"''", "headless --", "check-data --", "show-level --", "simulate --",
                                      "balance --", "measure --", "replay --", "compare --", "capsule --"}) {
        const std::set<std::string> words = offered(std::string("torchwake ") + command);
        CHECK(words.size() > 2);
        for (const std::string& word : words) {
            CAPTURE(command, word);
            CHECK(has(zsh, word));
            CHECK(has(fish, word.substr(word.find_first_not_of('-'))));
            CHECK(has(manual, word));
        }
    }
}

TEST_CASE("the manual page tells which words a command takes, how many values, and the bounds of numbers",
          "[app]") {
    std::string manual = run({"--man-page"}).output;
    for (const char* const mark : {"\\fI", "\\fB", "\\fR", "\\"}) {
        for (std::size_t at = manual.find(mark); at != std::string::npos; at = manual.find(mark)) {
            manual.erase(at, std::string_view(mark).size());
        }
    }
    for (const char* const line :
         {".SS check-data [DIR]\n", ".SS balance FILE ...\n", ".SS measure [FILE ...]\n", ".SS replay RUN\n",
          ".SS compare RUN RUN\n", "--mods DIR ...\n", "The seed of the run; 0 to 9007199254740891\n",
          "How deep it lies; 0 to 1000\n", "Size of the map's sprites; 1 to 6\n"}) {
        CAPTURE(line);
        CHECK(has(manual, line));
    }
}

TEST_CASE("completions for an unknown shell are refused with those that there are", "[app]") {
    const Told told = run({"--completion", "tcsh"});
    CHECK(told.code == 2);
    CHECK(has(told.errors, "there are bash, zsh, fish"));
}
