// Each lord met, broken and passed by keys, by the mouse and in a terminal. The player sees nothing but the
// rows of the screen, and is kept alive by cheats.

#include "app/tmux.hpp"
#include "app/tmux_control.hpp"
#include "app/trial.hpp"
#include "project_file.hpp"

#include <torchwake/core/point.hpp>
#include <torchwake/json/reader.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

/// The game's own data, where nobody lives but the lords and those of landmarks, and each lord falls to some
/// blows in whatever phase.
void write_data_of_lords(const fs::path& folder) {
    fs::copy(project_file("assets/data"), folder, fs::copy_options::recursive);
    const std::regex crowd(R"re(("(?:monsters|traps)_per_region": )\[[^\]]*\])re");
    const std::regex places(R"re("(?:vaults|scenes)": [0-9]+, )re");
    const std::string levels = std::regex_replace(read_text(folder / "levels.json"), crowd, "$1[1]");
    std::ofstream(folder / "levels.json") << std::regex_replace(levels, places, "");
    std::string monsters = read_text(folder / "monsters.json");
    for (std::size_t at = monsters.find("\"lord\": {"); at != std::string::npos;
         at = monsters.find("\"lord\": {", at + 1)) {
        const std::size_t begin = monsters.rfind("\n    {", at);
        std::string lord = monsters.substr(begin, at - begin);
        lord = std::regex_replace(lord, std::regex(R"re("hit_points": [0-9]+)re"), R"("hit_points": 12)");
        lord = std::regex_replace(lord, std::regex(R"re("armour": [0-9]+, )re"), "");
        lord = std::regex_replace(lord, std::regex(R"re(\n *"tricks": [^\n]*)re"), "");
        monsters.replace(begin, at - begin, lord);
        at = begin + lord.size();
    }
    std::ofstream(folder / "monsters.json") << monsters;
}

struct LordOfLevel {
    int depth = 0;
    bool last = false;     ///< no stairs lead on
    std::string glyph;     ///< on the map
    std::string name;      ///< with words of English
    std::string entrance;  ///< the sentence that tells that it is met
};

const json::Value& member(const json::Value& object, std::string_view name) {
    const json::Value* const found = object.if_object()->find(name);
    REQUIRE(found != nullptr);
    return *found;
}

/// The lords of the game's data, by depth.
std::vector<LordOfLevel> lords() {
    const auto read = [](const char* name) { return *json::read_file(project_file("assets/data/") + name); };
    const json::Value levels = read("levels.json");
    const json::Value monsters = read("monsters.json");
    const json::Value words = read("words.json");
    std::vector<LordOfLevel> lords;
    for (const json::Value& level : *member(levels, "levels").if_array()) {
        const json::Value* const arena = level.if_object()->find("arena");
        if (arena == nullptr) {
            continue;
        }
        const auto id = *member(*arena, "lord").if_string();
        const json::Array& kinds = *member(monsters, "monsters").if_array();
        const auto kind = std::ranges::find_if(
            kinds, [id](const json::Value& value) { return *member(value, "id").if_string() == id; });
        REQUIRE(kind != kinds.end());
        const json::Value& told = member(member(words, "monsters"), id);
        lords.push_back({static_cast<int>(*member(level, "min_depth").if_integer()),
                         level.if_object()->find("prize") != nullptr,
                         std::string(*member(*kind, "glyph").if_string()),
                         std::string(*member(told, "name").if_string()),
                         std::string(*member(told, "lines").if_array()->front().if_string())});
    }
    return lords;
}

using Rows = std::vector<std::string>;

/// The deeds of a player with a screen of 100x36 cells. Each call returns when its deed is over.
class Device {
  public:
    virtual ~Device() = default;
    [[nodiscard]] virtual Rows rows() = 0;
    virtual void press(const std::string& key) = 0;
    virtual void explore() = 0;
    virtual void wait() = 0;
    /// Strikes what is shown there, beside the hero, or goes towards it.
    virtual void attack(core::Point shown, core::Point hero) = 0;
    virtual void descend() = 0;
};

constexpr int map_rows = 29;
constexpr std::size_t map_columns = 78;

bool shows(const Rows& rows, std::string_view text) {
    return std::ranges::any_of(
        rows, [text](const std::string& row) { return row.find(text) != std::string::npos; });
}

/// The places of a letter in the part of the screen that shows the map.
std::vector<core::Point> on_map(const Rows& rows, std::string_view letter) {
    std::vector<core::Point> places;
    for (std::int32_t y = 1; y < map_rows; ++y) {
        std::int32_t x = 0;
        const std::string& row = rows.at(static_cast<std::size_t>(y));
        for (std::size_t at = 0; at < row.size() && x < static_cast<std::int32_t>(map_columns); ++at) {
            if (row.compare(at, letter.size(), letter) == 0) {
                places.push_back({x, y});
            }
            const bool continues =
                at + 1 < row.size() && (static_cast<unsigned char>(row[at + 1]) & 0xC0U) == 0x80U;
            x += continues ? 0 : 1;
        }
    }
    return places;
}

/// True if the last messages tell of a spell that is still to come.
bool is_announced(const Rows& rows) {
    static const std::regex ticks("in [0-9]+ ticks?\\.");
    constexpr std::array ends{" casts ", " strikes out", "comes to nothing"};
    bool open = false;
    for (std::size_t y = map_rows; y < rows.size(); ++y) {
        const bool ended = std::ranges::any_of(
            ends, [&row = rows[y]](const char* end) { return row.find(end) != std::string::npos; });
        open = std::regex_search(rows[y], ticks) || (open && !ended);
    }
    return open;
}

/// The hero has less than three quarters of its hit points.
bool is_hurt(const Rows& rows) {
    static const std::regex health("HP [#.]+ +([0-9]+)/([0-9]+)");
    std::smatch found;
    for (const std::string& row : rows) {
        if (std::regex_search(row, found, health)) {
            return 4 * std::stoi(found[1]) < 3 * std::stoi(found[2]);
        }
    }
    return false;
}

bool are_beside(core::Point a, core::Point b) {
    return core::chebyshev_distance(a, b) == 1;
}

/// The key that strikes beside the hero also where attack would stop; attack from afar.
std::string key_of_attack(core::Point shown, core::Point hero) {
    constexpr std::array<std::string_view, 3> keys{"yku", "h.l", "bjn"};
    if (!are_beside(shown, hero)) {
        return "Tab";
    }
    const core::Point place = shown - hero + core::Point{1, 1};
    return {keys.at(static_cast<std::size_t>(place.y))[static_cast<std::size_t>(place.x)]};
}

/// One run against one lord.
class Fight {
  public:
    Fight(Device& device, const LordOfLevel& lord) : device_(&device), lord_(&lord) {}

    void play() {
        arrive();
        meet();
        while (!broken_ || !dead_) {
            INFO(report());
            REQUIRE(++deeds_ < most_deeds);
            act();
            look();
            if (dead_ && !broken_) {
                read_log();
                REQUIRE(broken_);
            }
        }
        if (!lord_->last) {
            pass();
        }
    }

  private:
    static constexpr int most_deeds = 200;

    void cheat(const std::string& key) {
        device_->press("\\");
        device_->press(key);
    }
    void look() {
        rows_ = device_->rows();
        met_ = met_ || shows(rows_, lord_->entrance);
        broken_ = broken_ || shows(rows_, "comes to nothing");
        dead_ = dead_ || shows(rows_, lord_->name + " dies.");
    }
    /// Looks for what the rows below the map no longer show.
    void read_log() {
        device_->press("M");
        look();
        device_->press("Escape");
        look();
    }
    [[nodiscard]] std::string report() const {
        std::string text = "depth " + std::to_string(lord_->depth) + '\n';
        for (const std::string& row : rows_) {
            text += row + '\n';
        }
        return text;
    }

    void arrive() {
        device_->press("n");
        device_->press("b");
        cheat("u");
        for (int depth = 0; depth < lord_->depth; ++depth) {
            cheat("n");
        }
    }
    void meet() {
        for (look(); !met_ || !shows_bar(); look()) {
            INFO(report());
            REQUIRE(++deeds_ < most_deeds);
            if (shows_bar()) {
                read_log();
            }
            device_->explore();
        }
    }
    [[nodiscard]] bool shows_bar() const {
        return rows_.front().find(lord_->name) != std::string::npos &&
               rows_.front().find("phase 1 of") != std::string::npos;
    }
    /// Strikes until the last phase begins, and from then on only one who has announced a spell. Lets an
    /// announced spell come while it stands away from it.
    void act() {
        const std::vector<core::Point> seen = on_map(rows_, lord_->glyph);
        const std::vector<core::Point> hero = on_map(rows_, "@");
        if (is_hurt(rows_)) {
            cheat("h");
        } else if (seen.empty() || hero.empty()) {
            read_log();
            deeds_ % 3 == 0 ? device_->wait() : device_->explore();
        } else if (are_beside(seen.front(), hero.front()) ? is_wounded() && !is_announced(rows_)
                                                          : is_announced(rows_)) {
            device_->wait();
        } else {
            device_->attack(seen.front(), hero.front());
        }
    }
    [[nodiscard]] bool is_wounded() const { return rows_.front().find("phase 1 of") == std::string::npos; }

    void pass() {
        const std::string below = "Depth " + std::to_string(lord_->depth + 1);
        for (look(); !shows(rows_, below); look()) {
            INFO(report());
            REQUIRE(++deeds_ < most_deeds);
            deeds_ % 2 == 0 ? device_->explore() : device_->descend();
        }
    }

    Device* device_;
    const LordOfLevel* lord_;
    Rows rows_;
    bool met_ = false;
    bool broken_ = false;
    bool dead_ = false;
    int deeds_ = 0;
};

/// Virtual time that is enough for a deed and its animation.
constexpr int short_while = 3000;

class Keyboard : public Device {
  public:
    explicit Keyboard(const Trial& trial) : game_(trial.arguments()) { game_.advance(0); }

    Rows rows() override { return game_.screen(); }
    void press(const std::string& key) override {
        game_.key(key);
        pass_time(short_while);
    }
    void explore() override {
        game_.key("o");
        pass_time(a_long_while);
    }
    void wait() override { press("."); }
    void attack(core::Point shown, core::Point hero) override { press(key_of_attack(shown, hero)); }
    void descend() override {
        game_.key(">");
        pass_time(a_long_while);
        if (game_.awaiting() == "play/level-up") {
            press("Enter");
        }
    }

  protected:
    HeadlessGame& game() { return game_; }
    void pass_time(int milliseconds) { game_.advance(milliseconds); }

  private:
    HeadlessGame game_;
};

/// Cheats by keys, and plays by the mouse.
class Mouse final : public Keyboard {
  public:
    using Keyboard::Keyboard;

    void explore() override {
        game().click_on("[o]");
        pass_time(a_long_while);
    }
    void wait() override {
        game().click_cell(game().hero_at());
        pass_time(short_while);
    }
    void attack(core::Point shown, core::Point) override {
        game().click(shown);
        pass_time(short_while);
    }
    void descend() override {
        if (!game().shows("[>]")) {
            return;
        }
        game().click_on("[>]");
        pass_time(a_long_while);
        if (game().awaiting() == "play/level-up") {
            game().click_on("Constitution");
            pass_time(short_while);
        }
    }
};

/// Keys in tmux.
class Terminal final : public Device {
  public:
    explicit Terminal(const Tmux& terminal) : control_(terminal.socket()) {}

    Rows rows() override {
        Rows rows;
        std::istringstream lines(shown_ = control_.shown());
        for (std::string row; std::getline(lines, row);) {
            rows.push_back(row);
        }
        return rows;
    }
    void press(const std::string& key) override {
        control_.type(key);
        await_change();
    }
    void explore() override { press("o"); }
    void wait() override { press("."); }
    void attack(core::Point shown, core::Point hero) override { press(key_of_attack(shown, hero)); }
    void descend() override {
        press(">");
        if (shown_.find("raise one attribute") != std::string::npos) {
            press("Enter");
        }
    }

  private:
    /// Waits until the game names keys in the last row again, and rests.
    void await_change() {
        constexpr std::chrono::milliseconds change_time{1500};
        const auto end = std::chrono::steady_clock::now() + change_time;
        for (std::string before = shown_; shown_ == before && std::chrono::steady_clock::now() < end;) {
            static_cast<void>(control_.await_output(change_time));
            shown_ = control_.shown();
        }
    }

    TmuxControl control_;
    std::string shown_;
};

template <class OwnDevice>
void play_headless() {
    for (const LordOfLevel& lord : lords()) {
        const Trial trial(write_data_of_lords);
        OwnDevice device(trial);
        Fight(device, lord).play();
    }
}

}  // namespace

TEST_CASE("by keys: each lord is met, kept from a spell that it announced, and passed",
          "[app][headless][lord][V6]") {
    play_headless<Keyboard>();
}

TEST_CASE("by the mouse: each lord is met, kept from a spell that it announced, and passed",
          "[app][headless][lord][V6]") {
    play_headless<Mouse>();
}

TEST_CASE("in a terminal: each lord is met, kept from a spell that it announced, and passed",
          "[app][terminal][lord][V6]") {
    if (!Tmux::installed()) {
        SKIP("there is no tmux: install the package tmux");
    }
    for (const LordOfLevel& lord : lords()) {
        const Trial trial(write_data_of_lords);
        fs::create_directories(trial.user());
        std::ofstream(trial.user() / "options.json") << R"({"animation_speed": "none"})";
        const Tmux terminal("env LC_ALL=C.UTF-8 TERM=screen-256color " TORCHWAKE_PROGRAM
                            " --terminal --seed 5 --data-dir '" +
                            trial.data().string() + "' --user-dir '" + trial.user().string() + "'");
        terminal.resize(100, 36);
        REQUIRE(terminal.shows("confirm"));  // the last row: the page is whole
        Terminal device(terminal);
        Fight(device, lord).play();
    }
}
