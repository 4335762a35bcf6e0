#pragma once

// JSON values to text. Equal values give equal texts, byte for byte, on every machine. What comes out can be
// read back by reader.hpp and gives an equal value, but for strings that are not UTF-8: their broken bytes
// become U+FFFD.

#include <torchwake/json/value.hpp>

#include <string>

namespace torchwake::json {

/// For files: two spaces an indent, one member a line, arrays of scalars on one line, a line end at the end.
[[nodiscard]] std::string write_pretty(const Value& value);

/// For protocols: all on one line, no blanks, no line end.
[[nodiscard]] std::string write_line(const Value& value);

}  // namespace torchwake::json
