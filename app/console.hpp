#pragma once

#include <string_view>

namespace torchwake::app {

/// Prints a sentence on standard error, after the program's name. What a terminal would obey is escaped, line
/// ends too.
void complain(std::string_view sentence);

/// Prints a sentence as complain(). Returns exit_failure.
[[nodiscard]] int fail(std::string_view sentence);

/// Prints lines about faults of files on standard error, escaped as by complain().
void print_faults(std::string_view lines);

}  // namespace torchwake::app
