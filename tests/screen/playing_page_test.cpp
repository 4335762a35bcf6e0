// The keys on the page for players are those of the key map. To write them anew, after an intended change:
//   TORCHWAKE_APPROVE=1 ctest -L screen
// and read the difference before you commit it. A row for a new action is written by hand: "| <!-- its-id -->
// | use |".

#include "project_file.hpp"

#include <torchwake/screen/key_map.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::screen {
namespace {

constexpr std::string_view mark_begin = "<!-- ";
constexpr std::string_view mark_end = " -->";

/// A page with keys in its tables.
struct KeysPage {
    std::string text;
    std::vector<std::string> ids;  ///< of the actions that its cells name
};

/// The keys of an action in a cell: "`o` `PadR`".
std::string keys_cell(const KeyMap& keys, Action action) {
    std::string cell;
    for (const Key& key : keys.keys(action)) {
        cell += " `" + to_string(key) + '`';
    }
    return cell;
}

/// The page with the keys in each cell that begins with ids of actions, as in "<!-- up down --> `Up`".
KeysPage with_keys(std::string text, const KeyMap& keys) {
    KeysPage page{std::move(text), {}};
    for (std::size_t at = page.text.find(mark_begin); at != std::string::npos;
         at = page.text.find(mark_begin, at)) {
        at += mark_begin.size();
        const std::size_t end = page.text.find(mark_end, at);
        std::istringstream ids(page.text.substr(at, end - at));
        std::string cell;
        for (std::string id; ids >> id;) {
            const std::optional<Action> action = find_action(id);
            INFO(id);
            REQUIRE(action);
            page.ids.push_back(id);
            cell += (cell.empty() ? "" : ",") + keys_cell(keys, *action);
        }
        at = end + mark_end.size();
        page.text.replace(at, page.text.find(" |", at) - at, cell);
    }
    return page;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("the page for players has the keys of every action, as the key map has them", "[screen]") {
    const std::string path = testing::project_file("docs/playing.md");
    const KeyMap keys = *load_key_map(testing::project_file("assets/keys.json"));
    KeysPage made = with_keys(text_of(path), keys);
    if (std::getenv("TORCHWAKE_APPROVE") != nullptr) {
        std::ofstream(path, std::ios::binary) << made.text;
    }
    CHECK(made.text == text_of(path));

    std::vector<std::string> bound;
    for (const Action action : keys.actions()) {
        bound.emplace_back(action_id(action));
    }
    std::ranges::sort(bound);
    std::ranges::sort(made.ids);
    CHECK(made.ids == bound);
}

}  // namespace torchwake::screen
