#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <boost/describe/class.hpp>
#include <boost/system/result.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace torchwake::app {

/// The result of one game of a simulation. The names of its members are those of its JSON object.
struct GameRow {
    std::uint64_t seed = 0;
    std::int32_t turns = 0;
    std::int32_t depth = 1;   ///< the deepest
    std::string cause{};      ///< as in bots::PlayedRun
    std::string matter{};     ///< that killed the hero; empty: none did
    bool own_matter = false;  ///< the hero began it
    std::int64_t score = 0;
    std::int64_t gold = 0;    ///< in copper, at the end
    std::string hash{};       ///< of the world, in hex
    std::string trail{};      ///< of the hashes after every command, in hex
    std::int32_t spells = 0;  ///< cast by the hero
    std::int32_t bought = 0;
    std::int32_t sold = 0;
    std::string gift{};
    std::int32_t bought_at_first = 0;
    std::int64_t earned = 0;
    std::int64_t spent = 0;
    std::map<std::int32_t, std::int64_t> coins{};  ///< gained, in copper, by depth
    std::map<std::string, std::int32_t> used{};    ///< by kind of item
    std::int32_t kills = 0;                        ///< by the hero
    std::map<std::string, std::int32_t> matter_kills{};
    std::map<std::string, std::int32_t> announced{};  ///< spells, by what became of them
    std::map<std::string, std::int32_t> lords{};      ///< as in bots::PlayedRun
    friend bool operator==(const GameRow&, const GameRow&) = default;
};
BOOST_DESCRIBE_STRUCT(GameRow, (),
                      (seed, turns, depth, cause, matter, own_matter, score, gold, hash, trail, spells,
                       bought, sold, gift, bought_at_first, earned, spent, coins, used, kills, matter_kills,
                       announced, lords))

/// True if the cause of a game's end is an ending that the hero survived.
[[nodiscard]] bool is_ending(std::string_view cause);
/// True if the hero came out with the prize, or gave it to the fire; false if it left the prize behind.
[[nodiscard]] bool was_won(const GameRow& row);
/// True if the hero died.
[[nodiscard]] bool was_lost(const GameRow& row);

[[nodiscard]] json::Object object_of(const GameRow& row);
/// Errors: each member that is missing, unknown, of another type, or that no game comes to which is given up
/// after so many turns.
[[nodiscard]] boost::system::result<GameRow, json::Errors> read_row(const json::Value& value,
                                                                    std::string_view file,
                                                                    std::int32_t max_turns);

}  // namespace torchwake::app
