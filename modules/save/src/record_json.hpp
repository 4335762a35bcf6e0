#pragma once

#include <torchwake/json/node.hpp>
#include <torchwake/save/record.hpp>

#include <optional>
#include <string_view>

namespace torchwake::save {

/// The mirror of write_record, as a decoder.
[[nodiscard]] std::optional<Record> read_record(const json::Node& node);

/// Whether that is how a line begins whose record is Scored.
[[nodiscard]] bool looks_like_score(std::string_view line);

/// Whether that is how a line begins whose record is a command.
[[nodiscard]] bool looks_like_command(std::string_view line);

}  // namespace torchwake::save
