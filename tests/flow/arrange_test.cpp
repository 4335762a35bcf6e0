// Lists that are filtered by typing, sorted, and shown as grids.

#include "flow/drawn_game.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/screen/layer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view row_of_things = R"(
    ########
    #@*!)..#
    ########)";

/// The catalog of drawn maps, in which the name of each item is its id.
const content::Catalog& named_items() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        for (content::ItemDef& item : parts.items) {
            item.name = item.id;
        }
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

void type(DrawnGame& played, std::string_view text) {
    for (const char letter : text) {
        played.game.input(screen::TextEntered{static_cast<char32_t>(letter)});
    }
}

/// A game whose hero has a rock (a), a health potion (b) and a blade (c), with its pack open.
class OpenPack {
  public:
    OpenPack() : played_(row_of_things, named_items()) {
        played_.start().press("Right g Right g Right g a");
        REQUIRE(played_.game.awaiting() == "play/use");
    }
    [[nodiscard]] DrawnGame& played() { return played_; }
    [[nodiscard]] const screen::MenuModel& menu() const { return *played_.menu(); }
    [[nodiscard]] std::vector<std::int32_t> shown() const { return screen::shown_lines(menu()); }

  private:
    DrawnGame played_;
};

}  // namespace

TEST_CASE("a filter is typed, and leaves the things with that in their names", "[flow][I3][F7]") {
    OpenPack pack;
    pack.played().press("/");
    CHECK(pack.menu().filter.typing);
    type(pack.played(), "POT");
    CHECK(pack.shown() == std::vector<std::int32_t>{1});
    CHECK(pack.menu().cursor == 1);
    pack.played().press("Backspace Backspace Backspace");
    CHECK(pack.shown().size() == pack.menu().lines.size());
    type(pack.played(), "health");
    pack.played().press("Enter Enter");
    CHECK(pack.played().game.awaiting() == "play");
    CHECK(scenario::events_of<rules::ActorHealed>(pack.played().stage.events).size() == 1);
    pack.played().require_clean_end();
}

TEST_CASE("Escape first ends the filter, then leaves the list", "[flow][I3][F7]") {
    OpenPack pack;
    pack.played().press("/");
    type(pack.played(), "xyz");
    CHECK(pack.shown().empty());
    pack.played().press("Enter");
    CHECK(pack.played().game.awaiting() == "play/use");
    pack.played().press("Escape");
    CHECK_FALSE(pack.menu().filter.typing);
    CHECK(pack.shown().size() == pack.menu().lines.size());
    pack.played().press("Escape");
    CHECK(pack.played().game.awaiting() == "play");
    pack.played().require_clean_end();
}

TEST_CASE("while a filter is typed, letters choose nothing, and what it leaves out has no letter",
          "[flow][I3][F7]") {
    OpenPack pack;
    pack.played().press("/");
    type(pack.played(), "b");
    pack.played().press("b");
    CHECK(pack.played().game.awaiting() == "play/use");
    CHECK(find_letter(pack.menu(), U'c') == 2);
    CHECK_FALSE(find_letter(pack.menu(), U'a').has_value());
    pack.played().require_clean_end();
}

TEST_CASE("the pack is sorted by letter, by kind or by weight, and a letter keeps its thing",
          "[flow][I3][F7]") {
    OpenPack pack;
    CHECK(pack.menu().order == screen::PackOrder::Kind);
    CHECK(pack.shown() == std::vector<std::int32_t>{2, 1, 0});
    pack.played().press("Home");
    CHECK(pack.menu().cursor == 2);
    pack.played().press("Down");
    CHECK(pack.menu().cursor == 1);
    pack.played().press("=");
    CHECK(pack.menu().order == screen::PackOrder::Weight);
    pack.played().press("=");
    CHECK(pack.menu().order == screen::PackOrder::Letter);
    CHECK_FALSE(pack.menu().shown.has_value());
    pack.played().press("b Enter");
    CHECK(scenario::events_of<rules::ActorHealed>(pack.played().stage.events).size() == 1);
    CHECK(pack.played().stage.options.pack_order == screen::PackOrder::Letter);
    pack.played().require_clean_end();
}

TEST_CASE("a grid has six things beside each other, and the next list keeps the shape", "[flow][I3][F7]") {
    OpenPack pack;
    pack.played().press("Home Right");
    CHECK(pack.menu().cursor == 2);
    pack.played().press("# Right Right");
    CHECK(pack.menu().grid);
    CHECK(pack.menu().cursor == 0);
    pack.played().press("Down");
    CHECK(pack.menu().cursor == 0);
    pack.played().press("Escape d");
    CHECK(pack.played().game.awaiting() == "play/drop");
    CHECK(pack.menu().grid);
    pack.played().require_clean_end();
}

TEST_CASE("a list that is restored has its filter, its order and its cursor", "[flow][I3][F4]") {
    OpenPack pack;
    pack.played().press("= # /");
    type(pack.played(), "a");
    const screen::MenuModel before = pack.menu();
    DrawnGame again(row_of_things, named_items(), {.start = Start::Continue});
    again.storage.kept_runs = pack.played().storage.kept_runs;
    again.storage.kept_runs.leave();
    again.start();
    REQUIRE(again.game.awaiting() == "play/use");
    CHECK(again.menu()->shown == before.shown);
    CHECK(again.menu()->grid);
    CHECK(again.menu()->filter.text == "a");
    CHECK(again.menu()->cursor == before.cursor);
    again.require_clean_end();
    pack.played().require_clean_end();
}

TEST_CASE("the lists of actions, keys and runs are filtered by typing, and keep their own order",
          "[flow][F7]") {
    DrawnGame played(row_of_things);
    played.start().press("F5 Enter");
    REQUIRE(played.game.awaiting() == "play/actions");
    CHECK_FALSE(played.offers({Action::Arrange}));
    played.press("/");
    type(played, "discov");
    CHECK(screen::shown_lines(*played.menu()).size() == 1);
    played.press("Enter");
    CHECK(played.game.awaiting() == "play/discoveries");
    played.press("Escape Escape o");
    played.take(Action::Bindings);
    const std::size_t all = played.menu()->lines.size();
    played.press("/");
    type(played, "run-");
    CHECK(screen::shown_lines(*played.menu()).size() < all);
    played.press("Escape Escape Escape s w /");
    REQUIRE(played.game.awaiting() == "title/runs");
    type(played, "nobody of that name");
    CHECK(screen::shown_lines(*played.menu()).empty());
    played.press("Enter");
    CHECK(played.game.awaiting() == "title/runs");
    played.press("Escape Escape");
    CHECK(played.game.awaiting() == "title");
    played.require_clean_end();
}

TEST_CASE("the pages of messages and discoveries are filtered by typing", "[flow][F5][F7]") {
    DrawnGame played(row_of_things);
    played.start().press("M /");
    type(played, "rat");
    CHECK(played.layer<screen::MessagesModel>().text.text == "rat");
    played.press("Enter");
    CHECK_FALSE(played.layer<screen::MessagesModel>().text.typing);
    played.press("Escape");
    CHECK(played.layer<screen::MessagesModel>().text.text.empty());
    played.press("Escape \" /");
    type(played, "x");
    CHECK(played.layer<screen::DiscoveriesModel>().text.text == "x");
    played.press("Escape Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

}  // namespace torchwake::flow
