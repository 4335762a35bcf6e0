// A barrel of oil rolled away and broken: by keys, by the mouse, and over lines.

#include "app/headless_game.hpp"
#include "app/walk.hpp"
#include "desktop/window/game_window.hpp"
#include "desktop/window/sprite_finder.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

constexpr int room_behind = 4;  ///< cells behind the barrel

/// Data with a barrel of oil in every room, and a seed with one that can be rolled.
class BarrelData {
  public:
    BarrelData() {
        write_barrel_data(path());
        seed_ = seed_with(path(), [this](const std::string& level) {
            way_ = keys_to_roll('0', room_behind, level);
            return way_.size() > 1;
        });
        REQUIRE_FALSE(seed_.empty());
    }

    [[nodiscard]] std::vector<std::string> arguments() const {
        return {"--seed", seed_, "--data-dir", path().string()};
    }
    /// The keys that lead beside the barrel.
    [[nodiscard]] std::vector<std::string> way() const { return {way_.begin(), way_.end() - 1}; }

  private:
    [[nodiscard]] fs::path path() const { return folder_.path() / "data"; }

    ScratchFolder folder_;
    std::string seed_;
    std::vector<std::string> way_;
};

void walk_to_barrel(GameWindow& game, const BarrelData& data) {
    REQUIRE(game.shows("Depth 1"));
    for (const std::string& key : data.way()) {
        game.press(key);
        static_cast<void>(game.settled_turn());
    }
    REQUIRE(sees_sprite(game, "barrel_oil"));
}

}  // namespace

TEST_CASE("a barrel of oil is rolled away by keys alone, and its oil is seen where it broke",
          "[desktop][window][S1]") {
    const BarrelData data;
    std::vector<std::string> arguments = data.arguments();
    arguments.emplace_back("--new");
    GameWindow game(arguments, still_options);
    walk_to_barrel(game, data);
    game.press("e");
    REQUIRE(game.shows("What do you do?"));
    game.press("r");
    CHECK(sees_sprite(game, "oil"));
    CHECK(eventually([&] { return !find_sprite(game.picture(), map_area(), "barrel_oil"); }));
}

TEST_CASE("a barrel of oil is rolled away by the mouse", "[desktop][window][S1]") {
    const BarrelData data;
    GameWindow game(data.arguments(), still_options);
    game.click_text("New game");
    walk_to_barrel(game, data);
    game.click_text("e  interact");
    game.click_text("Roll it away");
    CHECK(sees_sprite(game, "oil"));
}

TEST_CASE("a barrel of oil is rolled away over lines", "[desktop][window][S1]") {
    const BarrelData data;
    HeadlessGame game(data.arguments());
    game.act("new-game");
    game.keys(data.way());
    REQUIRE(game.seen("barrel", "barrel_oil"));
    game.act("interact");
    REQUIRE(game.awaiting() == "play/roll_or_kindle");
    game.click_on("Roll it away");
    CHECK_FALSE(game.seen("barrel", "barrel_oil"));
}
