#pragma once

// Writes JSON values as text. Equal values give equal texts, byte for byte, on every machine. reader.hpp
// reads the text back into an equal value, except for strings that are not UTF-8: their broken bytes become
// U+FFFD.

#include <torchwake/json/value.hpp>

#include <string>

namespace torchwake::json {

/// For files: two spaces an indent, one member a line, arrays of scalars on one line, a line end at the end.
[[nodiscard]] std::string write_pretty(const Value& value);

/// For protocols: all on one line, no blanks, no line end.
[[nodiscard]] std::string write_line(const Value& value);

}  // namespace torchwake::json
