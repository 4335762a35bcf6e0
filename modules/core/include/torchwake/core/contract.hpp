#pragma once

// Contracts: conditions that only a programmer's error can break. They stay on in release builds, because a
// game that goes on with a broken world writes that world into a save. What a player or a file may get wrong
// is never a contract: it is a value.

#include <source_location>

namespace torchwake::core {

/// Prints the broken condition and its place to standard error and aborts.
[[noreturn]] void contract_failed(const char* kind, const char* condition,
                                  std::source_location place = std::source_location::current());

}  // namespace torchwake::core

/// What the caller must have made true.
#define TORCHWAKE_EXPECTS(condition) \
    ((condition) ? static_cast<void>(0) : ::torchwake::core::contract_failed("precondition", #condition))

/// What the code before this line should have made true.
#define TORCHWAKE_ENSURES(condition) \
    ((condition) ? static_cast<void>(0) : ::torchwake::core::contract_failed("postcondition", #condition))
