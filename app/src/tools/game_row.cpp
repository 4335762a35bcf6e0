#include "tools/game_row.hpp"

#include "command_line/command_line.hpp"
#include "tools/described_json.hpp"

#include <torchwake/rules/ending.hpp>

#include <algorithm>

namespace torchwake::app {

bool is_ending(std::string_view cause) {
    return cause == "escaped" || std::ranges::any_of(rules::ending_table, [cause](const auto& row) {
               return cause == content::enum_id(row.kind);
           });
}

bool was_won(const GameRow& row) {
    return is_ending(row.cause) && row.cause != content::enum_id(rules::Ending::LeftBehind);
}

bool was_lost(const GameRow& row) {
    return !is_ending(row.cause) && row.cause != "turns";
}

json::Object object_of(const GameRow& row) {
    return described_object(row);
}

boost::system::result<GameRow, json::Errors> read_row(const json::Value& value, std::string_view file,
                                                      std::int32_t max_turns) {
    return json::decode(value, file, json::object<GameRow>([max_turns](json::Fields& in, GameRow& out) {
                            read_described(in, out);
                            check_within(in, "turns", out.turns, 0, max_turns);
                            check_within(in, "depth", out.depth, 0, deepest_level);
                        }));
}

}  // namespace torchwake::app
