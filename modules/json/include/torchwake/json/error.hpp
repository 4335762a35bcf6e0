#pragma once

#include <torchwake/core/result.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::json {

using core::throw_exception_from_error;

/// What is wrong in a text, and where.
struct Error {
    std::string file;      ///< as the caller named it
    std::string pointer;   ///< a JSON pointer (RFC 6901); empty: the whole document
    std::string found;     ///< what stands there
    std::string expected;  ///< what should
    int line = 0;          ///< from 1; 0 where the place is not in a text (a missing file, say)

    friend bool operator==(const Error&, const Error&) = default;
};

using Errors = std::vector<Error>;

/// After this many errors in one file its further ones are not collected: nobody reads them.
inline constexpr std::size_t max_errors_per_file = 100;

/// One sentence for a person: "monsters.json:12, /monsters/3/level: found \"x\", expected an integer from 1
/// to 50".
[[nodiscard]] std::string to_string(const Error& error);

}  // namespace torchwake::json
