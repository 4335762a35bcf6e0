#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

namespace torchwake::flow {

/// The executor that all coroutines of a game share.
using Executor = boost::asio::io_context::executor_type;

/// A part of the game told in order, which answers a T. It starts when it is awaited.
template <class T>
using Task = boost::asio::awaitable<T, Executor>;

}  // namespace torchwake::flow
