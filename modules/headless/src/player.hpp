#pragma once

#include "request.hpp"

#include <torchwake/headless/session.hpp>

#include <optional>

namespace torchwake::headless {

/// Does what a request asks for.
/// Errors: an action that is not legal here; nothing was done then.
[[nodiscard]] std::optional<RequestError> perform(const Request& request, const Table& table,
                                                  core::Size screen);

}  // namespace torchwake::headless
