#include "escape.hpp"
#include "names.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/identifier.hpp>

#include <algorithm>

namespace torchwake::json {
namespace {

/// The number of characters in a text; nothing if one is a control character.
std::optional<std::size_t> count_characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const auto first = core::first_code_point(text);
        if (!first || core::is_ascii_control(first->value)) {
            return std::nullopt;
        }
        text.remove_prefix(first->bytes);
    }
    return count;
}

std::string did_you_mean(std::string_view wrong, std::span<const std::string_view> known) {
    const std::string_view closest = closest_name(wrong, known);
    return closest.empty() ? "" : " (did you mean " + quoted(closest) + "?)";
}

/// The expectation to report for a member of an unknown name.
std::string instead_of(std::string_view unknown, std::span<const std::string_view> known) {
    const std::string suggestion = did_you_mean(unknown, known);
    if (!suggestion.empty()) {
        return "a known member" + suggestion;
    }
    return known.empty() ? "no member" : choice_of(known);
}

}  // namespace

Fields::Fields(const Node& node) : node_(&node) {
    TORCHWAKE_EXPECTS(node.value().if_object() != nullptr);
}

const Member* Fields::find(std::string_view name) {
    known_.push_back(name);
    return node_->value().if_object()->find_member(name);
}

void Fields::refuse(std::string_view name, std::string_view found, std::string_view expected) const {
    const Member* const member = node_->value().if_object()->find_member(name);
    (member == nullptr ? *node_ : node_->child(*member)).refuse(found, expected);
}

void Fields::refuse_former(std::string_view name, std::string_view expected) {
    if (const Member* const member = node_->value().if_object()->find_member(name)) {
        former_.push_back(name);
        node_->child(*member).refuse("member " + quoted(name), expected);
    }
}

void Fields::refuse_unknown() const {
    for (const Member& member : node_->value().if_object()->members()) {
        const auto is_among = [&member](std::span<const std::string_view> names) {
            return std::ranges::find(names, member.name.view()) != names.end();
        };
        if (!is_among(known_) && !is_among(former_)) {
            node_->child(member).refuse("member " + quoted(member.name), instead_of(member.name, known_));
        }
    }
}

std::optional<bool> boolean(const Node& node) {
    if (const bool* const value = node.value().if_bool()) {
        return *value;
    }
    node.refuse("true or false");
    return std::nullopt;
}

std::optional<std::string> identifier(const Node& node) {
    const std::optional<std::string_view> value = node.value().if_string();
    if (value && is_identifier(*value)) {
        return std::string(*value);
    }
    node.refuse("an id: 1 to " + std::to_string(longest_identifier) + " of a-z, 0-9 and _");
    return std::nullopt;
}

std::optional<std::string> Text::operator()(const Node& node) const {
    const std::optional<std::string_view> value = node.value().if_string();
    const std::size_t length = value ? count_characters(*value).value_or(0) : 0;
    if (length >= 1 && length <= most) {
        return std::string(*value);
    }
    node.refuse("a text of 1 to " + std::to_string(most) + " characters, none a control character");
    return std::nullopt;
}

std::optional<std::int64_t> integer_within(const Node& node, std::int64_t low, std::int64_t high) {
    const std::int64_t* const value = node.value().if_integer();
    if (value != nullptr && *value >= low && *value <= high) {
        return *value;
    }
    node.refuse("an integer from " + std::to_string(low) + " to " + std::to_string(high));
    return std::nullopt;
}

std::optional<std::size_t> known_name(const Node& node, std::span<const std::string_view> names,
                                      std::string_view what) {
    const std::optional<std::string_view> name = node.value().if_string();
    const auto place = name ? std::ranges::find(names, *name) : names.end();
    if (place != names.end()) {
        return static_cast<std::size_t>(place - names.begin());
    }
    const std::string expected = what.empty() ? choice_of(names) : std::string(what);
    node.refuse(expected + (name ? did_you_mean(*name, names) : ""));
    return std::nullopt;
}

std::string choice_of(std::span<const std::string_view> names) {
    std::string choice;
    for (const std::string_view name : names) {
        choice += (choice.empty() ? "" : ", ") + quoted(name);
    }
    return names.size() == 1 ? choice : "one of " + choice;
}

}  // namespace torchwake::json
