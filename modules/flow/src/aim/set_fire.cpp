#include "aim/choose_direction.hpp"

namespace torchwake::flow {

Task<std::optional<rules::SetFire>> set_fire(GameContext* context) {
    const std::vector<core::Direction> ways = allowed_directions<rules::SetFire>(*context);
    const std::optional<core::Direction> chosen =
        co_await choose_direction(context, screen::Action::SetFire, ways);
    co_return chosen ? std::optional(rules::SetFire{*chosen}) : std::nullopt;
}

}  // namespace torchwake::flow
