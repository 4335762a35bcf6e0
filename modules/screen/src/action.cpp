#include <torchwake/core/contract.hpp>
#include <torchwake/core/name_id.hpp>
#include <torchwake/screen/action.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

namespace torchwake::screen {
namespace {

/// The ids in the order of the enumerators.
constexpr std::array ids{
#define TORCHWAKE_ID(name, contexts, topic) core::NameId(#name),
    TORCHWAKE_ACTIONS(TORCHWAKE_ID)
#undef TORCHWAKE_ID
};

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The index of the line with that letter or number; nothing if the text is neither.
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
    return ids[static_cast<std::size_t>(action)].view();
}

std::optional<Action> find_action(std::string_view id) {
    const auto* const found = std::ranges::find(ids, id, &core::NameId::view);
    if (found == ids.end()) {
        return std::nullopt;
    }
    return static_cast<Action>(found - ids.begin());
}

std::string offer_id(const Offer& offer) {
    std::string id(action_id(offer.action));
    if (!takes_line(offer.action)) {
        return id;
    }
    TORCHWAKE_EXPECTS(offer.argument >= 0);
    const auto line = static_cast<std::size_t>(offer.argument);
    return id + "-" + (line < letters.size() ? std::string(1, letters[line]) : std::to_string(line));
}

std::optional<Offer> find_offer(std::string_view id) {
    for (const Action action : {Action::Choose, Action::LookAt}) {
        const std::string prefix = std::string(action_id(action)) + "-";
        if (id.starts_with(prefix)) {
            const std::optional<std::int32_t> line = find_line(id.substr(prefix.size()));
            return line ? std::optional(Offer{action, *line}) : std::nullopt;
        }
    }
    const std::optional<Action> action = find_action(id);
    return action && !takes_line(*action) ? std::optional(Offer{*action, 0}) : std::nullopt;
}

}  // namespace torchwake::screen
