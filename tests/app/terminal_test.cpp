// The game in a text terminal, played by keys in tmux.

#include "app/tmux.hpp"
#include "app/told.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <string>

using namespace torchwake::testing;

namespace {

/// The command that plays with these variables and options; its errors go to the file "errors" of the folder,
/// and its exit code follows them.
std::string play(const ScratchFolder& folder, const std::string& variables, const std::string& options) {
    const std::string path = folder.path().string();
    return "env LC_ALL=C.UTF-8 TERM=screen-256color " + variables + " " TORCHWAKE_PROGRAM +
           " --terminal --user-dir '" + path + "/user' " + options + " 2>'" + path +
           "/errors'; echo \"ended with $?\" >>'" + path + "/errors'";
}

std::string errors_in(const ScratchFolder& folder) {
    const std::filesystem::path file = folder.path() / "errors";
    CHECK(eventually([&] { return read_text(file).find("ended with") != std::string::npos; }));
    return read_text(file);
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The row that contains a text; empty if none does.
std::string row_with(const std::string& rows, const std::string& text) {
    const std::size_t place = rows.find(text);
    if (place == std::string::npos) {
        return {};
    }
    const std::size_t before = rows.rfind('\n', place);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return rows.substr(begin, rows.find('\n', place) - begin);
}

void need_tmux() {
    if (!Tmux::installed()) {
        SKIP("there is no tmux: install the package tmux");
    }
}

/// Answers the choice of a gift at the beginning of a run.
void go_to_town(const Tmux& terminal) {
    REQUIRE(terminal.shows("WHAT YOU SEEK"));
    terminal.type({"b"});
    REQUIRE(terminal.shows("[o] explore"));
}

/// Goes down and waits for whatever lives there, until it has killed the hero.
bool die(const Tmux& terminal) {
    return eventually([&] {
        terminal.type({">", ">", "o", ">", ">", ".", ".", ".", ".", ".", ".", ".", "."});
        return has(terminal.shown(), "YOU DIED");
    });
}

}  // namespace

TEST_CASE("a run is played in a terminal from the title to a death", "[app][terminal]") {
    need_tmux();
    const ScratchFolder folder;
    const Tmux terminal(play(folder, "", "--seed 7"));

    REQUIRE(terminal.shows("n) New game"));
    CHECK(eventually([&] { return has(row_with(terminal.coloured(), "New game"), "\033[38;5;"); }));
    terminal.type({"Down"});
    REQUIRE(terminal.shows("> l) Learn"));
    terminal.type({"Up", "Enter"});
    go_to_town(terminal);
    CHECK(terminal.shows("@"));
    terminal.type({"a"});
    REQUIRE(terminal.shows("Use what?"));
    CHECK(terminal.shows("─┘"));
    terminal.type({"Escape"});
    REQUIRE(terminal.shows("[o] explore"));
    REQUIRE(die(terminal));
    CHECK(terminal.shows("killed by"));
    terminal.type({"C-c"});
    CHECK(errors_in(folder) == "ended with 0\n");
}

TEST_CASE("a terminal without colours shows the chosen line in bold", "[app][terminal]") {
    need_tmux();
    const ScratchFolder folder;
    const Tmux terminal(play(folder, "TERM=vt100", ""));

    REQUIRE(terminal.shows("> n) New game"));
    REQUIRE(terminal.shows("confirm"));  // the last row: the page is whole
    const std::string rows = terminal.coloured();
    CHECK(has(row_with(rows, "New game"), "\033[1m"));
    CHECK_FALSE(has(row_with(rows, "Learn"), "\033[1m"));
    CHECK_FALSE(has(rows, "\033[38;"));
}

TEST_CASE("a terminal too small says so, and the game goes on when it has grown", "[app][terminal]") {
    need_tmux();
    const ScratchFolder folder;
    const Tmux terminal(play(folder, "", "--new --seed 7"));

    REQUIRE(terminal.shows("WHAT YOU SEEK"));
    terminal.resize(40, 10);
    REQUIRE(terminal.shows("40x10"));
    CHECK(terminal.shows("40x16"));
    terminal.resize(80, 24);
    REQUIRE(terminal.shows("WHAT YOU SEEK"));
    terminal.resize(120, 40);
    REQUIRE(terminal.shows("WHAT YOU SEEK"));
    terminal.type({"b"});
    CHECK(terminal.shows("[o] explore"));
}

TEST_CASE("a run goes on where it was after its terminal was closed", "[app][terminal]") {
    need_tmux();
    const ScratchFolder folder;
    {
        const Tmux terminal(play(folder, "", "--new --seed 7"));
        go_to_town(terminal);
        terminal.type({"a"});
        REQUIRE(terminal.shows("Use what?"));
        terminal.hang_up();
    }
    const Tmux terminal(play(folder, "", "--continue"));
    CHECK(terminal.shows("Use what?"));
}

TEST_CASE("faults of data that are read again are printed when the terminal is free again",
          "[app][terminal]") {
    need_tmux();
    const ScratchFolder folder;
    const Tmux terminal(play(folder, "", "--new --seed 7"));
    go_to_town(terminal);
    const std::filesystem::path mod = folder.path() / "user" / "mods" / "torn";
    std::filesystem::create_directories(mod);
    std::ofstream(mod / "items.json") << "{";
    terminal.type({"F5"});
    REQUIRE(terminal.shows("The data stay as they were."));
    CHECK(read_text(folder.path() / "errors").empty());
    terminal.type({"C-c"});
    CHECK(has(errors_in(folder), "torn/items.json:1"));
}

TEST_CASE("a terminal of an unknown kind is refused by a sentence", "[app][terminal]") {
    need_tmux();
    for (const char* kind : {"TERM=nonsense", "TERM=dumb"}) {
        CAPTURE(kind);
        const ScratchFolder folder;
        const Tmux terminal(play(folder, kind, ""));
        const std::string errors = errors_in(folder);
        CHECK(has(errors, "set TERM to one that can"));
        CHECK(has(errors, "ended with 1"));
    }
}

TEST_CASE("a locale without UTF-8 is refused by a sentence", "[app][terminal]") {
    need_tmux();
    const ScratchFolder folder;
    const Tmux terminal(play(folder, "LC_ALL=C", ""));
    const std::string errors = errors_in(folder);
    CHECK(has(errors, "set LC_ALL to one that has"));
    CHECK(has(errors, "ended with 1"));
}

TEST_CASE("the terminal's game is refused where input is no terminal", "[app][terminal]") {
    const Told told = run({"--terminal"});
    CHECK(told.code == 1);
    CHECK(has(told.errors, "standard input and output are no terminal"));
}

TEST_CASE("options of the window don't go with the terminal's", "[app][terminal]") {
    CHECK(run({"--terminal", "--fullscreen"}).code == 2);
    CHECK(run({"--terminal", "--screenshot", "x.png"}).code == 2);
}

TEST_CASE("a recorded run is watched in a terminal, and in a language of the player's",
          "[app][terminal][H6]") {
    need_tmux();
    const ScratchFolder folder;
    {
        const Tmux terminal(play(folder, "", "--new --seed 7"));
        go_to_town(terminal);
        terminal.type({".", ".", "."});
        terminal.type({"C-c"});
        REQUIRE(errors_in(folder) == "ended with 0\n");
    }
    const std::string user = folder.path().string() + "/user";
    std::string run;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(user)) {
        if (entry.path().filename().string().starts_with("journal")) {
            run = entry.path().parent_path().string();
        }
    }
    REQUIRE_FALSE(run.empty());
    const Tmux terminal("env LC_ALL=C.UTF-8 TERM=screen-256color " TORCHWAKE_PROGRAM " replay '" + run +
                        "' --terminal --language german --user-dir '" + user + "'");
    CHECK(terminal.shows("Tiefe 0"));
    CHECK(terminal.shows("zurück"));
}
