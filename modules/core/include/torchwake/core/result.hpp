#pragma once

// Support for the result<T, E> of Boost.System, in which errors of the environment travel; check for the
// value before you read it. Newer versions of Boost.System call throw_exception_from_error on an unchecked
// error, and look it up in the namespace of E: a module with such error types adds a using-declaration there.

#include <torchwake/core/contract.hpp>

namespace torchwake::core {

/// Aborts: reading the value of a result that holds an error is a programmer's error.
template <class Error, class Place>
[[noreturn]] void throw_exception_from_error(const Error& /*error*/, const Place& /*place*/) {
    contract_failed("precondition", "the result holds a value");
}

}  // namespace torchwake::core
