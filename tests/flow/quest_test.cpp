// The note about what is sought, at the beginning of a run.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::flow {
namespace {

using screen::Action;

bool note_is_open(const DrawnGame& played) {
    return screen::model_in<screen::PlayModel>(played.game.screens().front().layer)->quest.has_value();
}

const content::Catalog& catalog_without_prize() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        std::ranges::find_if(parts.items, &content::ItemDef::prize)->prize = false;
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

}  // namespace

TEST_CASE("a run begins with a note about what is sought; the first key closes it and does its deed",
          "[flow][F2][H1]") {
    DrawnGame played(short_hall);
    played.start();
    CHECK(note_is_open(played));
    CHECK(played.game.awaiting() == "play");
    const std::uint64_t before = played.game.revision();
    played.press("Right");
    CHECK(played.hero_at() == core::Point{2, 1});
    CHECK_FALSE(note_is_open(played));
    CHECK(played.game.revision() != before);
    CHECK_FALSE(played.offers({Action::Skip}));
    played.press("Escape Escape");
    CHECK_FALSE(note_is_open(played));
    played.require_clean_end();
}

TEST_CASE("a key or a click that means nothing else closes the note and takes no turn", "[flow][F2]") {
    DrawnGame by_key(short_hall);
    CHECK(by_key.start().press("Enter"));
    CHECK_FALSE(note_is_open(by_key));
    CHECK(by_key.turn() == 0);
    by_key.press("Enter");
    CHECK(by_key.game.awaiting() == "play/actions");
    by_key.require_clean_end();
    DrawnGame by_click(short_hall);
    CHECK(by_click.start().game.input(screen::PointerClicked{screen::PointedNothing{}}));
    CHECK_FALSE(note_is_open(by_click));
    CHECK(by_click.turn() == 0);
    by_click.require_clean_end();
}

TEST_CASE("a released key, a moved pointer and the wheel leave the note open", "[flow][F2]") {
    DrawnGame played(short_hall);
    played.start().release("Enter");
    played.hover({3, 1});
    played.game.input(screen::WheelTurned{1});
    played.wait(5000);
    CHECK(note_is_open(played));
    played.require_clean_end();
}

TEST_CASE("each new run tells what is sought; a game without a prize has nothing to tell", "[flow][F2][H1]") {
    DrawnGame played(short_hall);
    played.start().press("Right Escape a Down Enter n");
    CHECK(played.turn() == 0);
    CHECK(note_is_open(played));
    played.require_clean_end();
    DrawnGame endless(short_hall, catalog_without_prize());
    endless.start();
    CHECK_FALSE(note_is_open(endless));
    CHECK_FALSE(endless.offers({Action::Skip}));
    endless.require_clean_end();
}

}  // namespace torchwake::flow
