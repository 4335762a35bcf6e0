#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

namespace torchwake::prompt {

/// The executor that all coroutines of a game share.
using Executor = boost::asio::io_context::executor_type;

/// A part of a game told in order, as a coroutine that answers a T. It starts when it is awaited; exceptions
/// leave it where it is awaited. Cost: awaiting one needs no allocation once Asio has recycled a frame of
/// that size.
template <class T>
using Task = boost::asio::awaitable<T, Executor>;

}  // namespace torchwake::prompt
