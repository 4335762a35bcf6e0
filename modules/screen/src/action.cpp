#include <torchwake/core/contract.hpp>
#include <torchwake/screen/action.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

namespace torchwake::screen {
namespace {

/// In the order of the enumerators.
constexpr std::array<std::string_view, 89> ids{
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
    "take-off",
    "fire",
    "throw",
    "swap-weapons",
    "close-door",
    "cast",
    "examine",
    "explore",
    "travel",
    "rest",
    "descend",
    "ascend",
    "character",
    "grow",
    "messages",
    "help",
    "cheat",
    "actions",
    "undo",
    "capsule",
    "pause",
    "run-north",
    "run-north-east",
    "run-east",
    "run-south-east",
    "run-south",
    "run-south-west",
    "run-west",
    "run-north-west",
    "travel-to",
    "next-target",
    "previous-target",
    "point-at",
    "confirm-at",
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
    "inspect",
    "jump-to",
    "take-over",
    "type",
    "erase",
    "bind-key",
    "new-game",
    "continue",
    "runs",
    "watch",
    "scores",
    "options",
    "bindings",
    "reset-bindings",
    "name",
    "seed",
    "quit",
    "resume",
    "save-and-quit",
    "abandon",
    "same-seed",
    "another-seed",
    "title",
    "cheat-heal",
    "cheat-reveal",
    "cheat-next-level",
    "cheat-undying",
    "cheat-practice",
    "skip",
    "switch-trade",
    "discoveries",
    "disarm",
};
static_assert(static_cast<std::size_t>(Action::Disarm) + 1 == ids.size());

constexpr std::string_view choose_prefix = "choose-";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The line that a letter stands for, or a number where the letters do not reach.
std::optional<std::int32_t> find_line(std::string_view text) {
    if (text.size() == 1) {
        const std::size_t line = letters.find(text.front());
        return line == std::string_view::npos ? std::nullopt : std::optional(static_cast<std::int32_t>(line));
    }
    constexpr std::int32_t most_lines = 1000;
    std::int32_t line = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), line);
    const bool sound = error == std::errc() && end == text.data() + text.size() && text.front() != '0';
    return sound && line >= static_cast<std::int32_t>(letters.size()) && line < most_lines
               ? std::optional(line)
               : std::nullopt;
}

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
    TORCHWAKE_EXPECTS(offer.argument >= 0);
    const auto line = static_cast<std::size_t>(offer.argument);
    return std::string(choose_prefix) +
           (line < letters.size() ? std::string(1, letters[line]) : std::to_string(line));
}

std::optional<Offer> find_offer(std::string_view id) {
    if (id.starts_with(choose_prefix)) {
        const std::optional<std::int32_t> line = find_line(id.substr(choose_prefix.size()));
        return line ? std::optional(Offer{Action::Choose, *line}) : std::nullopt;
    }
    const std::optional<Action> action = find_action(id);
    if (!action || action == Action::Choose) {
        return std::nullopt;
    }
    return Offer{*action, 0};
}

}  // namespace torchwake::screen
