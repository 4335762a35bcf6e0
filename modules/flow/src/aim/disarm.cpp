#include "aim/choose_direction.hpp"

namespace torchwake::flow {

Task<std::optional<rules::Disarm>> disarm(GameContext* context) {
    const std::vector<core::Direction> traps = allowed_directions<rules::Disarm>(*context);
    const std::optional<core::Direction> chosen =
        co_await choose_direction(context, screen::Action::Disarm, traps);
    co_return chosen ? std::optional(rules::Disarm{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
