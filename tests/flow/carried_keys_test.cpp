// Keys that the player changed stay the player's when the game's own table changes.

#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

GameSettings with_keys(std::vector<save::StoredBinding> bindings) {
    GameSettings settings = from_title;
    settings.options.bindings = std::move(bindings);
    return settings;
}

const std::optional<screen::Notice>& notice_of(const DrawnGame& played) {
    return played.layer<screen::TitleModel>().notice;
}

}  // namespace

TEST_CASE("a key of the player's wins over a new one of the game, which is named once", "[flow][keys][H2]") {
    const std::vector<save::StoredBinding> mine{{"messages", {"m"}}};
    DrawnGame played("####\n#@.#\n####", with_keys(mine));
    played.start();
    REQUIRE(notice_of(played).has_value());
    CHECK(notice_of(played)->key == "keys-conflict");
    CHECK(notice_of(played)->argument == "m (messages, not map)");
    REQUIRE(played.storage.options.has_value());
    CHECK(played.storage.options->bindings == mine);
    const save::Options stored = *played.storage.options;
    played.take(Action::NewGame);
    played.press("m");
    CHECK(played.game.awaiting() == "play/messages");
    played.require_clean_end();

    GameSettings again = from_title;
    again.options = stored;
    DrawnGame later("####\n#@.#\n####", again);
    later.start();
    CHECK_FALSE(notice_of(later).has_value());
    later.require_clean_end();
}

TEST_CASE("a key that the options give twice is named, stays with the first, and stays stored",
          "[flow][keys][H2]") {
    const std::vector<save::StoredBinding> twice{{"messages", {"m", "Ctrl+m"}}, {"rest", {"m"}}};
    DrawnGame played("####\n#@.#\n####", with_keys(twice));
    played.start();
    REQUIRE(notice_of(played).has_value());
    CHECK(notice_of(played)->argument.find("m (messages, not rest)") != std::string::npos);
    CHECK(played.storage.options->bindings == twice);
    played.take(Action::NewGame);
    played.press("m");
    CHECK(played.game.awaiting() == "play/messages");
    played.press("Escape Ctrl+m");
    CHECK(played.game.awaiting() == "play/messages");
    played.require_clean_end();
}

TEST_CASE("keys without conflicts are told to nobody", "[flow][keys][H2]") {
    DrawnGame played("####\n#@.#\n####", with_keys({{"messages", {"Ctrl+m"}}}));
    played.start();
    CHECK_FALSE(notice_of(played).has_value());
    played.require_clean_end();
}

}  // namespace torchwake::flow
