#pragma once

#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ < 13
#error "This g++ miscompiles coroutines: programs crash at run time. Use g++ 13, clang 16, or newer."
#endif

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

namespace torchwake::prompt {

/// The executor that all coroutines of a game share.
using Executor = boost::asio::io_context::executor_type;

/// A part of a game as a coroutine that returns a T. It starts when it is awaited, and its exceptions reach
/// the awaiting coroutine. Cost: an allocation for its frame, or none if Asio has recycled one during
/// the same run of the executor.
template <class T>
using Task = boost::asio::awaitable<T, Executor>;

}  // namespace torchwake::prompt
