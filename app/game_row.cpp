#include "game_row.hpp"

#include "described_json.hpp"

namespace torchwake::app {

bool was_won(const GameRow& row) {
    return row.cause == "escaped";
}

bool was_lost(const GameRow& row) {
    return !was_won(row) && row.cause != "turns";
}

json::Object object_of(const GameRow& row) {
    return described_object(row);
}

boost::system::result<GameRow, json::Errors> read_row(const json::Value& value, std::string_view file) {
    return json::decode(value, file, json::object<GameRow>(read_described<GameRow>));
}

}  // namespace torchwake::app
