#pragma once

#include <torchwake/core/result.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::json {

using core::throw_exception_from_error;

/// An error in a text, and its place.
struct Error {
    std::string file;      ///< the name that the caller gave
    std::string pointer;   ///< a JSON pointer (RFC 6901); empty: the whole document
    std::string found;     ///< the text at that place
    std::string expected;  ///< the text that is valid there
    int line = 0;          ///< from 1; 0 if the place is not in a text, as for a missing file

    friend bool operator==(const Error&, const Error&) = default;
};

/// The errors of a file, in the order of their finding.
using Errors = std::vector<Error>;

/// The number of errors after which the others of a file are dropped, because nobody reads them.
inline constexpr std::size_t max_errors_per_file = 100;

/// One sentence for a person: "monsters.json:12, /monsters/3/level: found \"x\", expected an integer from 1
/// to 50".
[[nodiscard]] std::string to_string(const Error& error);

}  // namespace torchwake::json
