#pragma once

// Decodes JSON values into our own types. A decoder is a callable that takes a Node and returns an optional:
// the value, or nothing after it reported the reason. Decoders are composed of smaller ones:
//
//     const auto door = object<Door>([](Fields& in, Door& out) {
//         in.required("id", out.id, identifier);
//         in.optional("hinges", out.hinges, integer(1, 4));
//     });
//     const auto doors = decode(value, "doors.json", list(door));
//
// 1. Every error of a document is reported, not only the first.
// 2. A member that no decoder reads is an error, which suggests a similar name.

#include <torchwake/json/error.hpp>
#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>

#include <boost/system/result.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace torchwake::json {

/// The type that a decoder makes.
template <class Decoder>
using Decoded = typename std::invoke_result_t<const Decoder&, const Node&>::value_type;

/// The members of an object while they are read.
class Fields {
  public:
    /// Requires: the node is an object, and outlives this.
    explicit Fields(const Node& node);

    /// Reads a member into a target, which is unchanged if the member is wrong or missing.
    /// Returns true if the target was set.
    template <class T, class Decoder>
    bool required(std::string_view name, T& target, const Decoder& decoder) {
        const Member* const member = find(name);
        if (member == nullptr) {
            node_->refuse_missing(name);
            return false;
        }
        return read(*member, target, decoder);
    }
    /// Reads a member that may be missing.
    template <class T, class Decoder>
    bool optional(std::string_view name, T& target, const Decoder& decoder) {
        const Member* const member = find(name);
        return member != nullptr && read(*member, target, decoder);
    }

    /// Reports a fault of a member beyond its form; of the object itself if the member is missing.
    void refuse(std::string_view name, std::string_view found, std::string_view expected) const;
    /// Reports a member that earlier versions had, if it is present; `expected` names its replacement.
    void refuse_former(std::string_view name, std::string_view expected);
    /// Reports each member that was never read.
    void refuse_unknown() const;

  private:
    template <class T, class Decoder>
    bool read(const Member& member, T& target, const Decoder& decoder) {
        auto answer = decoder(node_->child(member));
        if (!answer) {
            return false;
        }
        Decoded<Decoder>& value = *answer;
        target = std::move(value);
        return true;
    }
    /// Null if there is none; marks the name as known.
    const Member* find(std::string_view name);

    const Node* node_;
    std::vector<std::string_view> known_;
    std::vector<std::string_view> former_;  ///< already reported
};

/// `true` or `false`.
[[nodiscard]] std::optional<bool> boolean(const Node& node);

/// An id: 1 to 48 of a-z, 0-9 and _.
[[nodiscard]] std::optional<std::string> identifier(const Node& node);

/// A decoder of texts for a person: of 1 to `most` characters, none of them a control character.
struct Text {
    std::size_t most = 400;  ///< characters, not bytes
    /// The text. Errors: reports what is no string, empty, too long, or has a control character or broken
    /// UTF-8.
    [[nodiscard]] std::optional<std::string> operator()(const Node& node) const;
};

/// Any integer from low to high, both included; nothing, after a report, for anything else.
[[nodiscard]] std::optional<std::int64_t> integer_within(const Node& node, std::int64_t low,
                                                         std::int64_t high);

/// The place of a string among known names; nothing, after a report, for anything else. The report expects
/// `what`; if that is empty, it lists the names.
[[nodiscard]] std::optional<std::size_t> known_name(const Node& node, std::span<const std::string_view> names,
                                                    std::string_view what = {});

/// The names as an expectation: `one of "a", "b"`.
[[nodiscard]] std::string choice_of(std::span<const std::string_view> names);

/// An integer from low to high, both included.
template <std::integral T>
[[nodiscard]] constexpr auto integer(T low, T high) {
    return [low, high](const Node& node) -> std::optional<T> {
        const auto value =
            integer_within(node, static_cast<std::int64_t>(low), static_cast<std::int64_t>(high));
        return value ? std::optional(static_cast<T>(*value)) : std::nullopt;
    };
}

/// One of some names, each with its meaning.
template <class T>
[[nodiscard]] auto one_of(std::initializer_list<std::pair<std::string_view, T>> choices) {
    std::vector<std::string_view> names;
    std::vector<T> meanings;
    for (const auto& [name, meaning] : choices) {
        names.push_back(name);
        meanings.push_back(meaning);
    }
    return [names, meanings](const Node& node) -> std::optional<T> {
        const auto place = known_name(node, names);
        return place ? std::optional(meanings[*place]) : std::nullopt;
    };
}

/// An array of at least `least` elements. Faulty elements are reported and left out.
template <class Decoder>
[[nodiscard]] auto list(Decoder element, std::size_t least = 0) {
    return [element, least](const Node& node) -> std::optional<std::vector<Decoded<Decoder>>> {
        const Array* const array = node.value().if_array();
        if (array == nullptr || array->size() < least) {
            node.refuse(array == nullptr ? "an array"
                                         : "at least " + std::to_string(least) + " in the array");
            return std::nullopt;
        }
        std::vector<Decoded<Decoder>> values;
        for (std::size_t index = 0; index < array->size(); ++index) {
            if (auto value = element(node.child(index, (*array)[index]))) {
                values.push_back(*std::move(value));
            }
        }
        return values;
    };
}

/// An object with arbitrary names: names and values in the order of the text.
template <class Decoder>
[[nodiscard]] auto dictionary(Decoder element) {
    using Entry = std::pair<std::string, Decoded<Decoder>>;
    return [element](const Node& node) -> std::optional<std::vector<Entry>> {
        const Object* const object = node.value().if_object();
        if (object == nullptr) {
            node.refuse("an object");
            return std::nullopt;
        }
        std::vector<Entry> entries;
        for (const Member& member : object->members()) {
            if (auto value = element(node.child(member))) {
                entries.emplace_back(member.name.view(), *std::move(value));
            }
        }
        return entries;
    };
}

/// Reads the members of an object by `read_members(Fields&)`, and reports those that it did not read. Returns
/// false, after a report, if the node is no object.
template <std::invocable<Fields&> ReadMembers>
bool read_object(const Node& node, const ReadMembers& read_members) {
    if (node.value().if_object() == nullptr) {
        node.refuse("an object");
        return false;
    }
    Fields fields(node);
    read_members(fields);
    fields.refuse_unknown();
    return true;
}

/// An object of known members, read by `read_members(Fields&, T&, context...)` into a T that starts with its
/// defaults. Requires: the context outlives the decoder.
template <class T, class ReadMembers, class... Context>
    requires std::invocable<const ReadMembers&, Fields&, T&, const Context&...>
[[nodiscard]] auto object(ReadMembers read_members, const Context&... context) {
    return [read_members, &context...](const Node& node) -> std::optional<T> {
        T target = T();
        const bool is_object =
            read_object(node, [&](Fields& fields) { read_members(fields, target, context...); });
        return is_object ? std::optional(std::move(target)) : std::nullopt;
    };
}

/// Decodes a whole document.
/// Errors: all reports of its decoders.
template <class Decoder>
[[nodiscard]] boost::system::result<Decoded<Decoder>, Errors> decode(const Value& document,
                                                                     std::string_view file,
                                                                     const Decoder& decoder) {
    Report report(file);
    auto value = decoder(Node(document, report));
    if (!value || !report.errors().empty()) {
        return report.errors();
    }
    return *std::move(value);
}

}  // namespace torchwake::json
