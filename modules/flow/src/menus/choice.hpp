#pragma once

#include <torchwake/flow/backstage.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/refusal.hpp>

#include <optional>

namespace torchwake::flow {

/// Why what was chosen can't be done; that it has yet to be aimed is no reason.
[[nodiscard]] std::optional<rules::Refusal> fault_of_choice(const Backstage& backstage,
                                                            const rules::Command& command);

}  // namespace torchwake::flow
