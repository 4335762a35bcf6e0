#pragma once

#include "values/value_reader.hpp"
#include "values/value_writer.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/save/chronicle.hpp>

#include <optional>

namespace torchwake::save {

/// An array of `{"turn": 3, "event": "healed", "facts": {...}}` and `{"turn": 3, "remark": {...}}`, oldest
/// first.
[[nodiscard]] json::Value write_chronicle(const ValueWriter& writer, const Chronicle& chronicle);
/// Decodes what write_chronicle() writes.
[[nodiscard]] std::optional<Chronicle> read_chronicle(const ValueReader& reader, const json::Node& node);
/// Decodes the encounters of a chronicle. Errors: they can't be true.
[[nodiscard]] std::optional<Encounters> read_encounters(const ValueReader& reader, const json::Node& node);

}  // namespace torchwake::save
