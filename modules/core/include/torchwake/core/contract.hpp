#pragma once

// Contracts: conditions that only a programmer's error can break. They stay on in release builds, because a
// game that continues with a broken world writes that world into a save. A mistake of a player or in a file
// is never a contract violation: it is a value.

namespace torchwake::core {

/// A condition that did not hold, and its place in the source.
struct BrokenContract {
    const char* kind = "";       ///< "precondition" or "postcondition"
    const char* condition = "";  ///< the source text of the condition
    const char* file = "";       ///< the path of the source, as the compiler was given it
    int line = 0;                ///< from 1
    const char* function = "";   ///< the name of the function, without its class
};

/// Called with the contract that broke; it should return, and the process aborts then.
using ContractHandler = void (*)(const BrokenContract&);

/// Sets the function that is called when a contract breaks, after the message was printed and before the
/// process aborts: to keep what helps to find the error. It is called at most once, in the thread of the
/// error. Null: none. Returns the former one.
ContractHandler set_contract_handler(ContractHandler handler) noexcept;

/// Prints the broken condition and its place to standard error, calls the handler and aborts. The defaults
/// are the caller's place, by built-ins rather than std::source_location, which clang 14 and 15 lack.
[[noreturn]] void contract_failed(const char* kind, const char* condition,
                                  const char* file = __builtin_FILE(), int line = __builtin_LINE(),
                                  const char* function = __builtin_FUNCTION());

}  // namespace torchwake::core

/// A condition that the caller must ensure.
#define TORCHWAKE_EXPECTS(condition) \
    ((condition) ? static_cast<void>(0) : ::torchwake::core::contract_failed("precondition", #condition))

/// A condition that the code before this line must ensure.
#define TORCHWAKE_ENSURES(condition) \
    ((condition) ? static_cast<void>(0) : ::torchwake::core::contract_failed("postcondition", #condition))
