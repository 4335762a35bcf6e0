#pragma once

#include "snapshot/value_reader.hpp"
#include "snapshot/value_writer.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/rules/chronicle.hpp>

#include <optional>

namespace torchwake::save {

/// An array of `{"turn": 3, "event": "healed", "facts": {...}}`, oldest first.
[[nodiscard]] json::Value write_chronicle(const ValueWriter& writer, const rules::Chronicle& chronicle);
/// Decodes what write_chronicle() writes.
[[nodiscard]] std::optional<rules::Chronicle> read_chronicle(const ValueReader& reader,
                                                             const json::Node& node);

}  // namespace torchwake::save
