#include <torchwake/screen/action.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>

namespace torchwake::screen {

TEST_CASE("every action has an id of its own that finds it", "[screen][action]") {
    std::set<std::string_view> ids;
    for (const ActionTraits& traits : action_table) {
        const Action action = traits.action;
        const std::string_view id = action_id(action);
        CHECK_FALSE(id.empty());
        CHECK(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz123456789-") == std::string_view::npos);
        CHECK(ids.insert(id).second);
        CHECK(find_action(id) == action);
    }
    CHECK_FALSE(find_action("").has_value());
    CHECK_FALSE(find_action("Get").has_value());
}

TEST_CASE("an offer's id is its action's, and a letter for a chosen line", "[screen][action]") {
    CHECK(offer_id({Action::Get}) == "get");
    CHECK(offer_id({Action::MoveNorthEast}) == "move-north-east");
    CHECK(offer_id({Action::Choose, 0}) == "choose-a");
    CHECK(offer_id({Action::Choose, 25}) == "choose-z");
    CHECK(offer_id({Action::Choose, 26}) == "choose-A");
    CHECK(offer_id({Action::Choose, 51}) == "choose-Z");
    CHECK(offer_id({Action::Choose, 52}) == "choose-52");
    CHECK(offer_id({Action::Choose, 118}) == "choose-118");
}

TEST_CASE("an offer is found by its id", "[screen][action]") {
    CHECK(find_offer("get") == Offer{Action::Get});
    for (std::int32_t line = 0; line < 200; ++line) {
        for (const Action action : {Action::Choose, Action::LookAt}) {
            CHECK(find_offer(offer_id({action, line})) == Offer{action, line});
        }
    }
    for (const std::string_view wrong :
         {"", "choose", "choose-", "choose-1", "choose-51", "choose-052", "choose-1000", "choose-52a",
          "choose-aa", "look-at", "look-at-", "nothing", "get-a"}) {
        CHECK_FALSE(find_offer(wrong).has_value());
    }
}

TEST_CASE("an offer's id does not name a cell, a character or a key", "[screen][action]") {
    CHECK(offer_id({Action::TravelTo, 77}) == "travel-to");
    CHECK(offer_id({Action::Type, U'a'}) == "type");
    CHECK(offer_id({Action::BindKey, 5}) == "bind-key");
    CHECK(find_offer("travel-to") == Offer{Action::TravelTo, 0});
}

TEST_CASE("only what is pointed at takes a cell", "[screen][action]") {
    for (const ActionTraits& traits : action_table) {
        const Action action = traits.action;
        const bool pointed = action == Action::TravelTo || action == Action::PointAt ||
                             action == Action::ConfirmAt || action == Action::ExamineAt;
        CHECK(takes_cell(action) == pointed);
    }
}

}  // namespace torchwake::screen
