#include <torchwake/screen/action.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>

namespace torchwake::screen {
namespace {

constexpr auto action_count = static_cast<unsigned>(Action::Skip) + 1;

}  // namespace

TEST_CASE("every action has an id of its own that finds it", "[screen][action]") {
    std::set<std::string_view> ids;
    for (unsigned place = 0; place < action_count; ++place) {
        const auto action = static_cast<Action>(place);
        const std::string_view id = action_id(action);
        CHECK_FALSE(id.empty());
        CHECK(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos);
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
}

TEST_CASE("an offer is found by its id", "[screen][action]") {
    CHECK(find_offer("get") == Offer{Action::Get});
    for (std::int32_t line = 0; line < 52; ++line) {
        CHECK(find_offer(offer_id({Action::Choose, line})) == Offer{Action::Choose, line});
    }
    for (const std::string_view wrong :
         {"", "choose", "choose-", "choose-1", "choose-aa", "nothing", "get-a"}) {
        CHECK_FALSE(find_offer(wrong).has_value());
    }
}

}  // namespace torchwake::screen
