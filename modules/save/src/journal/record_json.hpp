#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/node.hpp>
#include <torchwake/save/record.hpp>

#include <optional>
#include <string_view>

namespace torchwake::save {

/// Decodes what write_record() writes.
[[nodiscard]] std::optional<Record> read_record(const content::Catalog& catalog, const json::Node& node);

/// True if the line begins like a Closed record.
[[nodiscard]] bool looks_like_closed(std::string_view line);
/// True if the line begins like a Scored record.
[[nodiscard]] bool looks_like_score(std::string_view line);

/// True if the line begins like a command.
[[nodiscard]] bool looks_like_command(std::string_view line);

}  // namespace torchwake::save
