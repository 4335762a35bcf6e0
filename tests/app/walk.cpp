#include "app/walk.hpp"

#include "app/child_process.hpp"
#include "project_file.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::testing {
namespace {

namespace fs = std::filesystem;

/// A level whose rooms have none, or all, of the monsters and items that three chances can give; below it
/// lies the prize.
std::string level_file(const std::string& monsters, const std::string& items, const std::string& town = "",
                       const std::string& props = "") {
    const auto level = [&](const std::string& begin) {
        return begin + R"(, "builder": "rooms", "size": {"width": 80, "height": 43},
      "tiles": {"wall": "wall", "floor": "floor", "door": "door_closed",
                "stairs_down": "stairs_down", "stairs_up": "stairs_up"},
      "monsters": "cellar_monsters", "items": "dungeon_items",
      "monsters_per_region": )" +
               monsters + R"(, "items_per_region": )" + items + props + "}";
    };
    return R"({"levels": [)" + town + level(R"({"id": "trial", "min_depth": 1, "max_depth": 1)") + ",\n" +
           level(R"({"id": "end", "min_depth": 2, "max_depth": 2, "prize": "ember_crown")") + "]}\n";
}

/// Above it a small town by day, whose one shop is the smith's.
constexpr const char* smiths_town = R"({
    "id": "town", "builder": "town", "min_depth": 0, "max_depth": 0, "daylight": true,
    "size": {"width": 34, "height": 22},
    "tiles": {"wall": "town_wall", "floor": "town_street", "door": "town_door",
              "stairs_down": "town_mine_mouth", "stairs_up": "town_steps_up"},
    "town": {"rooms": "town_planks", "green": "town_grass", "signs": ["town_sign_sword"]},
    "shops": ["smith"]},
)";

/// Nobody carries it far.
constexpr const char* anvil = R"({"items": [
    {"id": "anvil",
     "glyph": "~", "colour": "#a2abbd", "sprite": "pickaxe",
     "weight": "200", "value": 100, "category": "weapon"},)";

constexpr const char* always_none = "[1]";
constexpr const char* always_three = "[0, 0, 0, 1]";

constexpr const char* always_one = "[0, 1]";

constexpr const char* barrels =
    R"(, "props": [{"tile": "barrel_oil", "weight": 1}], "props_per_region": [0, 1])";

/// Tables of one monster and one item.
std::string table_file(const std::string& monster, const std::string& item) {
    return R"({
  "monster_tables": [{"id": "cellar_monsters", "entries": [{"kind": ")" +
           monster + R"(", "weight": 1}]}],
  "item_tables": [{"id": "dungeon_items", "entries": [{"kind": ")" +
           item + R"(", "weight": 1}]},
                  {"id": "scraps", "entries": [{"kind": "nothing", "weight": 1}]},
                  {"id": "spoils", "entries": [{"kind": "nothing", "weight": 1}]},
                  {"id": "relics", "entries": [{"kind": "nothing", "weight": 1}]},
                  {"id": "pantry_finds", "entries": [{"kind": "nothing", "weight": 1}]},
                  {"id": "shelf_finds", "entries": [{"kind": "nothing", "weight": 1}]},
                  {"id": "chest_finds", "entries": [{"kind": "nothing", "weight": 1}]},
                  {"id": "urn_finds", "entries": [{"kind": "nothing", "weight": 1}]}]
}
)";
}

/// Stands still, strikes nobody that it can hurt, and falls to one fireball.
constexpr const char* straw_man = R"({"monsters": [
    {"id": "straw_man",
     "glyph": "s", "colour": "#e0c060", "sprite": "skeleton", "corpse_sprite": "corpse_skeleton",
     "hit_points": 2, "attributes": {"strength": 10}, "natural_attacks": [{"name": "straw", "damage": "0"}],
     "movement": "static", "vision": 1},)";

constexpr std::string_view first_monster = "{\n  \"monsters\": [";
constexpr std::string_view first_item = "{\n  \"items\": [";
constexpr std::string_view first_words_of_monsters = "\"monsters\": {";
constexpr std::string_view first_words_of_items = "\"items\": {";
constexpr const char* words_of_straw_man = R"("monsters": {
    "straw_man": {"name": "straw man", "description": "Somebody has taken pains with the hat."},)";
constexpr const char* words_of_anvil = R"("items": {
    "anvil": {"name": "anvil", "description": "It was here before the town."},)";

/// A file of a folder with another text in place of one that it has once.
void replace_in(const fs::path& path, std::string_view part, const std::string& by) {
    std::string text = read_text(path);
    const std::size_t at = text.find(part);
    if (at == std::string::npos) {
        throw std::runtime_error(path.string() + " has no " + std::string(part));
    }
    text.replace(at, part.size(), by);
    std::ofstream(path) << text;
}

/// Removes the words of levels, gifts, lessons and vaults, the last lists of the file: each trial has levels
/// of its own, and none of the others.
void drop_last_words(const fs::path& words) {
    const std::string text = read_text(words);
    const std::size_t list = text.find(",\n  \"levels\": {");
    if (list == std::string::npos) {
        throw std::runtime_error(words.string() + " has no words of levels");
    }
    std::ofstream(words) << text.substr(0, list) << "\n}\n";
}

/// Makes the vendors sell without end and stay in the town, so that no table of goods is needed.
void empty_stocks(const fs::path& monsters) {
    const std::regex stock(R"re(("deals_in": \[[^\]]*\], )?"stock": \{[^}]*\})re");
    const std::regex travels(R"re(,\s*"travels": \{[^}]*\})re");
    const std::string endless =
        std::regex_replace(read_text(monsters), stock, R"("deals_in": ["weapon", "armour", "ammunition"])");
    std::ofstream(monsters) << std::regex_replace(endless, travels, "");
}

/// The game's own data without gifts, lessons, vaults and words of levels, but that the hero neither eats nor
/// carries any food, nobody is saved from its fireballs, and vendors sell without end.
void copy_data(const fs::path& folder) {
    fs::copy(testing::project_file("assets/data"), folder, fs::copy_options::recursive);
    for (const std::string_view part :
         {R"(, "supplies": [{"item": "ration", "count": 2}])",
          R"("hunger": {"well_fed": 150, "normal": 1250, "hungry": 350, "starving": 250}, )"}) {
        replace_in(folder / "monsters.json", part, "");
    }
    fs::remove(folder / "gifts.json");
    fs::remove(folder / "lessons.json");
    std::ofstream(folder / "vaults.json") << R"({"vaults": []})";
    drop_last_words(folder / "words.json");
    empty_stocks(folder / "monsters.json");
    replace_in(folder / "items.json",
               ",\n        \"save\": {\"attribute\": \"dexterity\", \"difficulty\": 15}", "");
}

using Cell = std::pair<std::size_t, std::size_t>;  ///< column, row

struct Way {
    Cell from;
    std::string key;
};

/// A level as printed, walls around it.
class Plan {
  public:
    explicit Plan(const std::string& printed) {
        std::istringstream in(printed);
        std::string row;
        std::getline(in, row);  // the seed
        while (std::getline(in, row)) {
            rows_.push_back(row);
        }
    }

    [[nodiscard]] Cell arrival() const {
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            if (const std::size_t x = rows_[y].find('@'); x != std::string::npos) {
                return {x, y};
            }
        }
        return {0, 0};
    }
    [[nodiscard]] char at(Cell cell) const { return rows_.at(cell.second).at(cell.first); }

  private:
    std::vector<std::string> rows_;
};

std::vector<std::string> keys_along(const std::map<Cell, Way>& ways, Cell at, const Plan& plan) {
    std::vector<std::string> keys;
    while (at != plan.arrival()) {
        const Way& way = ways.at(at);
        keys.insert(keys.end(), plan.at(at) == '+' ? 2 : 1, way.key);
        at = way.from;
    }
    std::reverse(keys.begin(), keys.end());
    return keys;
}

std::array<std::pair<Cell, std::string>, 4> steps_from(Cell at) {
    const auto [x, y] = at;
    return {{{{x, y - 1}, "Up"}, {{x, y + 1}, "Down"}, {{x - 1, y}, "Left"}, {{x + 1, y}, "Right"}}};
}

}  // namespace

void write_peaceful_data(const fs::path& folder) {
    copy_data(folder);
    std::ofstream(folder / "levels.json") << level_file(always_none, always_three);
    std::ofstream(folder / "tables.json") << table_file("troll", "health_potion");
    replace_in(folder / "monsters.json", R"("id": "unlit_hunter", "faction": "undead")",
               R"("id": "unlit_hunter", "faction": "folk")");
}

void write_deadly_data(const fs::path& folder) {
    copy_data(folder);
    std::ofstream(folder / "levels.json") << level_file(always_three, always_none);
    std::ofstream(folder / "tables.json") << table_file("troll", "health_potion");
    const std::string monsters = read_text(folder / "monsters.json");
    std::ofstream(folder / "monsters.json")
        << std::regex_replace(monsters, std::regex(R"("asleep": [0-9]+)"), R"("asleep": 0)");
}

void write_target_data(const fs::path& folder) {
    copy_data(folder);
    std::ofstream(folder / "levels.json") << level_file(always_one, always_one);
    std::ofstream(folder / "tables.json") << table_file("straw_man", "scroll_fireball");
    replace_in(folder / "monsters.json", first_monster, straw_man);
    replace_in(folder / "words.json", first_words_of_monsters, words_of_straw_man);
}

void write_market_data(const fs::path& folder) {
    copy_data(folder);
    std::ofstream(folder / "levels.json") << level_file(always_one, always_none, smiths_town);
    std::ofstream(folder / "tables.json") << table_file("straw_man", "scroll_fireball");
    replace_in(folder / "monsters.json", first_monster, straw_man);
    replace_in(folder / "words.json", first_words_of_monsters, words_of_straw_man);
    replace_in(folder / "monsters.json", R"("pack_slots": 26,)",
               R"("pack_slots": 26, "supplies": [{"item": "ruby", "count": 3}],)");
    replace_in(folder / "items.json", first_item, anvil);
    replace_in(folder / "words.json", first_words_of_items, words_of_anvil);
}

void write_flask_data(const fs::path& folder) {
    copy_data(folder);
    std::ofstream(folder / "levels.json") << level_file(always_none, always_none);
    std::ofstream(folder / "tables.json") << table_file("troll", "health_potion");
    replace_in(folder / "monsters.json", R"("pack_slots": 26,)",
               R"("pack_slots": 26, "supplies": [{"item": "flask_oil"},
                 {"item": "flask_fire"}, {"item": "grass_seeds"}],)");
}

void write_barrel_data(const fs::path& folder) {
    copy_data(folder);
    std::ofstream(folder / "levels.json") << level_file(always_none, always_none, "", barrels);
    std::ofstream(folder / "tables.json") << table_file("troll", "health_potion");
}

std::string seed_with(const fs::path& data, const std::function<bool(const std::string&)>& suits) {
    constexpr int most_seeds = 60;
    for (int seed = 1; seed < most_seeds; ++seed) {
        ChildProcess plan(
            {{TORCHWAKE_PROGRAM, "show-level", "--seed", std::to_string(seed), "--data-dir", data.string()},
             {},
             {}});
        if (plan.exit_code() == 0 && suits(plan.output())) {
            return std::to_string(seed);
        }
    }
    return {};
}

int room_to_the_east(const std::string& level) {
    const Plan plan(level);
    const auto [column, row] = plan.arrival();
    int free = 0;
    while (plan.at({column + 1 + static_cast<std::size_t>(free), row}) == '.') {
        ++free;
    }
    return free;
}

std::vector<std::string> keys_to_nearest(char glyph, const std::string& level) {
    const Plan plan(level);
    std::map<Cell, Way> ways{{plan.arrival(), {}}};
    std::deque<Cell> open{plan.arrival()};
    for (; !open.empty(); open.pop_front()) {
        const Cell at = open.front();
        if (plan.at(at) == glyph) {
            return keys_along(ways, at, plan);
        }
        for (const auto& [next, key] : steps_from(at)) {
            if (plan.at(next) != '#' && ways.emplace(next, Way{at, key}).second) {
                open.push_back(next);
            }
        }
    }
    return {};
}

std::vector<std::string> keys_to_roll(char glyph, int room, const std::string& level) {
    const Plan plan(level);
    const std::vector<std::string> way = keys_to_nearest(glyph, level);
    Cell at = plan.arrival();
    const auto step = [&at](const std::string& key) {
        const auto steps = steps_from(at);
        at = std::ranges::find(steps, key, &std::pair<Cell, std::string>::second)->first;
    };
    for (const std::string& key : way) {
        step(key);
        if (plan.at(at) == '+') {
            return {};
        }
    }
    for (int cell = 0; cell < room && !way.empty(); ++cell) {
        step(way.back());
        if (plan.at(at) != '.') {
            return {};
        }
    }
    return way;
}

}  // namespace torchwake::testing
