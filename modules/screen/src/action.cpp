#include <torchwake/core/contract.hpp>
#include <torchwake/screen/action.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace torchwake::screen {
namespace {

/// In the order of the enumerators.
constexpr std::array<std::string_view, 40> ids{
    "move-north",
    "move-north-east",
    "move-east",
    "move-south-east",
    "move-south",
    "move-south-west",
    "move-west",
    "move-north-west",
    "wait",
    "get",
    "use",
    "drop",
    "close-door",
    "descend",
    "ascend",
    "messages",
    "help",
    "pause",
    "up",
    "down",
    "left",
    "right",
    "page-up",
    "page-down",
    "home",
    "end",
    "confirm",
    "cancel",
    "choose",
    "new-game",
    "continue",
    "options",
    "quit",
    "resume",
    "save-and-quit",
    "abandon",
    "same-seed",
    "another-seed",
    "title",
    "skip",
};
static_assert(static_cast<std::size_t>(Action::Skip) + 1 == ids.size());

constexpr std::string_view choose_prefix = "choose-";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

}  // namespace

std::string_view action_id(Action action) {
    return ids[static_cast<std::size_t>(action)];
}

std::optional<Action> find_action(std::string_view id) {
    const auto* const found = std::ranges::find(ids, id);
    if (found == ids.end()) {
        return std::nullopt;
    }
    return static_cast<Action>(found - ids.begin());
}

std::string offer_id(const Offer& offer) {
    if (offer.action != Action::Choose) {
        return std::string(action_id(offer.action));
    }
    const auto line = static_cast<std::size_t>(offer.argument);
    TORCHWAKE_EXPECTS(line < letters.size());
    return std::string(choose_prefix) + letters[line];
}

std::optional<Offer> find_offer(std::string_view id) {
    if (id.starts_with(choose_prefix) && id.size() == choose_prefix.size() + 1) {
        const std::size_t line = letters.find(id.back());
        if (line == std::string_view::npos) {
            return std::nullopt;
        }
        return Offer{Action::Choose, static_cast<std::int32_t>(line)};
    }
    const std::optional<Action> action = find_action(id);
    if (!action || action == Action::Choose) {
        return std::nullopt;
    }
    return Offer{*action, 0};
}

}  // namespace torchwake::screen
