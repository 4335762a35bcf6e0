#pragma once

// Errors of the environment travel in the result<T, E> of Boost.System; who reads the value asks first
// whether it is there. Newer versions of Boost.System call throw_exception_from_error where nobody asked, and
// find it in the namespace of E: a module that has such error types brings this one there by a
// using-declaration.

#include <torchwake/core/contract.hpp>

namespace torchwake::core {

/// Aborts: reading the value of a result that holds an error is a programmer's error.
template <class Error, class Place>
[[noreturn]] void throw_exception_from_error(const Error& /*error*/, const Place& /*place*/) {
    contract_failed("precondition", "the result holds a value");
}

}  // namespace torchwake::core
