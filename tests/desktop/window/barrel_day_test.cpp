// A barrel of oil rolled away and broken: by keys, by the mouse, and over lines.

#include "app/headless_game.hpp"
#include "app/members.hpp"
#include "app/walk.hpp"
#include "desktop/window/game_window.hpp"
#include "desktop/window/sprite_finder.hpp"

#include <torchwake/json/value.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

constexpr int room = 4;  ///< cells behind the barrel

core::Point step_of(const std::string& key) {
    static const std::map<std::string, core::Point> steps{
        {"Up", {0, -1}}, {"Down", {0, 1}}, {"Left", {-1, 0}}, {"Right", {1, 0}}};
    return steps.at(key);
}

/// A level that show-level printed, and the way of the hero to the nearest barrel: the last key leads into
/// it.
class BarrelLevel {
  public:
    explicit BarrelLevel(const std::string& printed) : way_(keys_to_nearest('0', printed)) {
        std::istringstream in(printed);
        std::string row;
        std::getline(in, row);  // the seed
        while (std::getline(in, row)) {
            if (const std::size_t column = row.find('@'); column != std::string::npos) {
                hero_ = {static_cast<std::int32_t>(column), static_cast<std::int32_t>(rows_.size())};
            }
            rows_.push_back(row);
        }
    }

    [[nodiscard]] const std::vector<std::string>& way() const { return way_; }
    /// True if no door is on the way, and there is room behind the barrel.
    [[nodiscard]] bool suits() const {
        core::Point at = hero_;
        for (const std::string& key : way_) {
            at = at + step_of(key);
            if (glyph(at) == '+') {
                return false;
            }
        }
        for (int cell = 0; cell < room && !way_.empty(); ++cell) {
            at = at + step_of(way_.back());
            if (glyph(at) != '.') {
                return false;
            }
        }
        return way_.size() > 1;
    }

  private:
    [[nodiscard]] char glyph(core::Point at) const {
        return rows_.at(static_cast<std::size_t>(at.y)).at(static_cast<std::size_t>(at.x));
    }

    std::vector<std::string> way_;
    std::vector<std::string> rows_{};
    core::Point hero_;
};

/// Data with a barrel of oil in every room, and a seed with one that can be rolled.
class BarrelData {
  public:
    BarrelData() {
        write_barrel_data(path());
        seed_ = seed_with(path(), [this](const std::string& printed) {
            const BarrelLevel level(printed);
            way_ = level.way();
            return level.suits();
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

const std::string still = R"({"animation_speed": "none", "reduced_motion": true})";

bool sees_sprite(const GameWindow& game, const std::string& sprite) {
    return eventually([&] { return find_sprite(game.picture(), map_area(), sprite).has_value(); });
}

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
    GameWindow game(arguments, still);
    walk_to_barrel(game, data);
    game.press("e");
    REQUIRE(game.shows("What do you do?"));
    game.press("r");
    CHECK(sees_sprite(game, "oil"));
    CHECK(eventually([&] { return !find_sprite(game.picture(), map_area(), "barrel_oil"); }));
}

TEST_CASE("a barrel of oil is rolled away by the mouse", "[desktop][window][S1]") {
    const BarrelData data;
    GameWindow game(data.arguments(), still);
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
