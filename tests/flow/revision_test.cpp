// Whoever draws a game draws it again where its revision has changed: it changes with whatever goes on in any
// kind of screen, and stays while the game waits.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "scenario/market.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::Offer;

constexpr std::string_view hall_with_stairs_and_items = "########\n#<@Mc..#\n########";
constexpr std::string_view doors = "#####\n#'@'#\n#####";
constexpr std::string_view narrow_range = "#####\n#@F.#\n#####";
constexpr std::string_view vault = "#####\n#<@&#\n#####";
constexpr std::string_view gift_hall = "########\n#@.....#\n########";

/// A way to a screen, and an answer there; without one its time passes.
struct Visit {
    std::size_t kind = 0;  ///< of screen::Layer
    std::vector<Offer> way;
    std::optional<Offer> answer;
    std::string_view map = hall_with_stairs_and_items;
    std::int64_t turn_shown = 0;
};

template <class Model>
constexpr std::size_t kind = screen::Layer(static_cast<const Model*>(nullptr)).index();

const std::vector<Visit> visits{
    {kind<screen::TitleModel>, {}, Offer{Action::Down}},
    {kind<screen::ScoresModel>, {{Action::Scores}}, Offer{Action::Down}},
    {kind<screen::CaptureModel>,
     {{Action::Options}, {Action::Bindings}, {Action::Choose, 1}},
     Offer{Action::Cancel}},
    {kind<screen::PlayModel>, {{Action::NewGame}}, Offer{Action::Wait}},
    {kind<screen::MenuModel>, {{Action::NewGame}, {Action::Pause}}, Offer{Action::Down}},
    {kind<screen::HelpModel>, {{Action::NewGame}, {Action::Help}}, Offer{Action::Down}},
    {kind<screen::MessagesModel>, {{Action::NewGame}, {Action::Messages}}, Offer{Action::Right}},
    {kind<screen::DiscoveriesModel>, {{Action::NewGame}, {Action::Discoveries}}, Offer{Action::Down}},
    {kind<screen::MapModel>, {{Action::NewGame}, {Action::Map}}, Offer{Action::MoveEast}},
    {kind<screen::FindModel>, {{Action::NewGame}, {Action::Find}}, Offer{Action::Down}},
    {kind<screen::LookModel>, {{Action::NewGame}, {Action::Examine}}, Offer{Action::MoveEast}},
    {kind<screen::TravelModel>, {{Action::NewGame}, {Action::Travel}}, Offer{Action::MoveEast}},
    {kind<screen::CharacterModel>, {{Action::NewGame}, {Action::Character}}, Offer{Action::Cancel}},
    {kind<screen::AimModel>,
     {{Action::NewGame}, {Action::MoveEast}, {Action::Get}, {Action::Use}, {Action::Choose, 0}},
     Offer{Action::MoveWest}},
    {kind<screen::ConfirmModel>,
     {{Action::NewGame},
      {Action::MoveEast},
      {Action::Get},
      {Action::Use},
      {Action::Choose, 0},
      {Action::MoveEast},
      {Action::Confirm}},
     Offer{Action::Cancel},
     narrow_range},
    {kind<screen::ItemModel>,
     {{Action::NewGame}, {Action::MoveEast}, {Action::Get}, {Action::Use}, {Action::Inspect}},
     Offer{Action::Cancel}},
    {kind<screen::AnimationModel>,
     {{Action::NewGame}, {Action::MoveEast}},
     Offer{Action::Skip},
     hall_with_stairs_and_items,
     40},
    {kind<screen::AutoActionModel>, {{Action::NewGame}, {Action::Explore}}, std::nullopt},
    {kind<screen::WatchModel>,
     {{Action::NewGame}, {Action::Wait}, {Action::Wait}, {Action::Pause}, {Action::Watch}},
     Offer{Action::Right}},
    {kind<screen::DirectionModel>, {{Action::NewGame}, {Action::CloseDoor}}, Offer{Action::Cancel}, doors},
    {kind<screen::DeathModel>, {{Action::NewGame}, {Action::Wait}}, std::nullopt, doomed},
    {kind<screen::RecapModel>, {{Action::NewGame}, {Action::Wait}}, Offer{Action::Down}, doomed},
    {kind<screen::ReviewModel>,
     {{Action::NewGame}, {Action::Pause}, {Action::SaveAndQuit}, {Action::Watch}, {Action::Inspect}},
     Offer{Action::Cancel}},
    {kind<screen::VictoryModel>,
     {{Action::NewGame},
      {Action::MoveEast},
      {Action::Get},
      {Action::MoveWest},
      {Action::MoveWest},
      {Action::Ascend}},
     std::nullopt,
     vault},
    {kind<screen::ShopModel>,
     {{Action::NewGame},
      {Action::MoveEast},
      {Action::Get},
      {Action::MoveEast},
      {Action::Get},
      {Action::MoveEast}},
     Offer{Action::Down},
     smithy},
    {kind<screen::GiftModel>, {{Action::NewGame}}, Offer{Action::Down}, gift_hall}};

const content::Catalog& catalog_of(std::string_view map) {
    if (map == gift_hall) {
        return scenario::gift_catalog();
    }
    return map == smithy ? scenario::market_catalog() : scenario::test_catalog();
}

bool is_open(const DrawnGame& played, std::size_t wanted) {
    return played.game.screens().back().layer.index() == wanted;
}

/// Goes that way. Waits, where it does not lead there at once, for the hero's death and what comes of it.
void open(DrawnGame& played, const Visit& visit) {
    for (const Offer& step : visit.way) {
        REQUIRE(played.game.input(screen::OfferTaken{step}));
    }
    for (int turn = 0; turn < 50 && !is_open(played, visit.kind); ++turn) {
        if (!played.take(Action::Wait)) {
            played.wait(2000);
        }
    }
    REQUIRE(is_open(played, visit.kind));
}

}  // namespace

TEST_CASE("in each kind of screen the revision stays until the game goes on, and then changes",
          "[flow][revision][F6]") {
    std::set<std::size_t> kinds;
    for (const Visit& visit : visits) {
        CAPTURE(visit.kind);
        DrawnGame played(visit.map, catalog_of(visit.map), {});
        played.stage.duration = core::Milliseconds{visit.turn_shown};
        played.stage.range = 5;
        played.start();
        open(played, visit);
        kinds.insert(visit.kind);
        const std::uint64_t before = played.game.revision();
        played.game.input(screen::FocusChanged{false});
        played.game.input(screen::KeyReleased{*screen::parse_key("z")});
        played.wait(0);
        CHECK(played.game.revision() == before);
        if (visit.answer) {
            CHECK(played.game.input(screen::OfferTaken{*visit.answer}));
        } else {
            REQUIRE(played.game.next_due().has_value());
            played.game.advance(*played.game.next_due() - played.game.now());
        }
        CHECK(played.game.revision() != before);
        played.require_clean_end();
    }
    CHECK(kinds.size() == std::variant_size_v<screen::Layer>);
}

TEST_CASE("a pointer that moves the cursor of a menu changes the revision, once a line",
          "[flow][revision][menu]") {
    DrawnGame played(hall_with_stairs_and_items);
    played.start().take(Action::Pause);
    const std::uint64_t before = played.game.revision();
    CHECK(played.hover_line(played.menu()->cursor));
    CHECK(played.game.revision() == before);
    CHECK(played.hover_line(1));
    CHECK(played.game.revision() != before);
    CHECK_FALSE(played.hover_line(100));
    played.require_clean_end();
}

}  // namespace torchwake::flow
