#pragma once

// Described structs of booleans, amounts, texts and counts as JSON objects of the same names.

#include <torchwake/content/described.hpp>
#include <torchwake/json/decode.hpp>

#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace torchwake::app {

/// Counts by a text or a number.
template <class Key, class Count>
[[nodiscard]] json::Object counts_object(const std::map<Key, Count>& counts) {
    json::Object object;
    for (const auto& [key, count] : counts) {
        if constexpr (std::integral<Key>) {
            object.set(std::to_string(key), count);
        } else {
            object.set(key, count);
        }
    }
    return object;
}

/// Sums of a million of them fit 64 bits.
inline constexpr std::int64_t most_of_amount = 1'000'000'000'000;

/// Reads any value that such a struct may have as a member. No amount is below 0.
template <class T>
struct MemberDecoder;

template <>
struct MemberDecoder<bool> {
    std::optional<bool> operator()(const json::Node& node) const { return json::boolean(node); }
};

template <std::integral T>
struct MemberDecoder<T> {
    std::optional<T> operator()(const json::Node& node) const {
        constexpr std::int64_t largest_exact = (std::int64_t{1} << 53) - 1;
        constexpr std::int64_t most = sizeof(T) == sizeof(std::int64_t)
                                          ? (std::is_signed_v<T> ? most_of_amount : largest_exact)
                                          : static_cast<std::int64_t>(std::numeric_limits<T>::max());
        const auto value = json::integer_within(node, 0, most);
        return value ? std::optional(static_cast<T>(*value)) : std::nullopt;
    }
};

template <>
struct MemberDecoder<std::string> {
    std::optional<std::string> operator()(const json::Node& node) const {
        return node.value().if_string() == "" ? std::optional(std::string()) : json::Text{}(node);
    }
};

template <class Key, class Count>
struct MemberDecoder<std::map<Key, Count>> {
    std::optional<std::map<Key, Count>> operator()(const json::Node& node) const {
        auto entries = json::dictionary(MemberDecoder<Count>())(node);
        if (!entries) {
            return std::nullopt;
        }
        std::map<Key, Count> counts;
        for (auto& [name, count] : *entries) {
            if constexpr (std::integral<Key>) {
                Key key{};
                const char* const end = name.data() + name.size();
                const auto [rest, fault] = std::from_chars(name.data(), end, key);
                if (fault != std::errc() || rest != end) {
                    node.refuse('"' + name + '"', "a number as the name of a member");
                    return std::nullopt;
                }
                counts[key] = count;
            } else {
                counts[std::move(name)] = count;
            }
        }
        return counts;
    }
};

template <content::Described T>
[[nodiscard]] json::Object described_object(const T& value) {
    json::Object object;
    content::visit_members(value, [&object]<class Member>(std::string_view name, const Member& member) {
        if constexpr (requires { typename Member::mapped_type; }) {
            object.set(name, counts_object(member));
        } else {
            object.set(name, member);
        }
    });
    return object;
}

/// All members are required.
template <content::Described T>
void read_described(json::Fields& in, T& value) {
    content::visit_members(value, [&in]<class Member>(std::string_view name, Member& member) {
        in.required(name, member, MemberDecoder<Member>());
    });
}

/// Refuses a member that was read, if it is not from first to last.
inline void check_within(json::Fields& in, std::string_view name, std::int64_t number, std::int64_t first,
                         std::int64_t last) {
    if (number < first || number > last) {
        in.refuse(name, std::to_string(number), std::to_string(first) + " to " + std::to_string(last));
    }
}

}  // namespace torchwake::app
