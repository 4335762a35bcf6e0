#pragma once

#include "request.hpp"

#include <torchwake/flow/interpreter.hpp>
#include <torchwake/headless/session.hpp>

#include <optional>

namespace torchwake::headless {

/// Does what a request asks for. Errors: the action is not legal now; then nothing is done.
[[nodiscard]] std::optional<RequestError> perform(const Request& request, const SessionContext& context,
                                                  core::Size screen);

/// The context in which keys are translated now.
[[nodiscard]] flow::Situation situation_of(const SessionContext& context);

}  // namespace torchwake::headless
