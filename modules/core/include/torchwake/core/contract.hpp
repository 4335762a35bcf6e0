#pragma once

// Contracts: conditions that only a programmer's error can break. They stay on in release builds, because a
// game that continues with a broken world writes that world into a save. A mistake of a player or in a file
// is never a contract violation: it is a value.

#include <source_location>

namespace torchwake::core {

/// Prints the broken condition and its place to standard error and aborts.
[[noreturn]] void contract_failed(const char* kind, const char* condition,
                                  std::source_location place = std::source_location::current());

}  // namespace torchwake::core

/// A condition that the caller must ensure.
#define TORCHWAKE_EXPECTS(condition) \
    ((condition) ? static_cast<void>(0) : ::torchwake::core::contract_failed("precondition", #condition))

/// A condition that the code before this line must ensure.
#define TORCHWAKE_ENSURES(condition) \
    ((condition) ? static_cast<void>(0) : ::torchwake::core::contract_failed("postcondition", #condition))
