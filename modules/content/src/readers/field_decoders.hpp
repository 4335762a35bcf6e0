#pragma once

#include "sources/source.hpp"

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/attack.hpp>
#include <torchwake/content/attributes.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/light.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/node.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::content {

/// Depths are counted from 1.
inline constexpr std::int32_t max_depth = 1000;
inline constexpr std::size_t longest_name = 60;
inline constexpr std::int32_t max_armour = 100;
/// The highest weight of an entry in a table of draws.
inline constexpr std::int32_t max_weight = 1'000'000;
inline constexpr std::int32_t hundred = 100;
/// The greatest change by gear of an attribute or a roll, and the greatest amount of a power.
inline constexpr std::int32_t max_gear_change = 20;

/// One printable character.
[[nodiscard]] std::optional<char32_t> glyph(const json::Node& node);
/// `#rrggbb`
[[nodiscard]] std::optional<Colour> colour(const json::Node& node);
/// A string that parse_dice() reads.
[[nodiscard]] std::optional<Dice> dice(const json::Node& node);
/// A string that parse_tenths() reads, not below zero.
[[nodiscard]] std::optional<core::Tenths> weight(const json::Node& node);
/// A string that parse_tenths() reads.
[[nodiscard]] std::optional<core::Tenths> tenths(const json::Node& node);
/// A number of copper coins, from 0 to 1,000,000,000.
[[nodiscard]] std::optional<core::Coins> coins(const json::Node& node);
/// From 0 to 100.
[[nodiscard]] std::optional<core::Cells> cells(const json::Node& node);

/// Refuses a list with more elements than `most`, which are called `what`, or else as the list is.
void check_length(json::Fields& in, std::string_view name, std::size_t length, std::size_t most,
                  std::string_view what = {});

/// Refuses a `max_depth` that is less than `min_depth`.
void check_depths(json::Fields& in, std::int32_t least, std::int32_t greatest);

/// Reads the members of every visible thing: glyph, colour, background, sprite, draw_order.
void read_appearance(json::Fields& in, Appearance& out);

/// Reads what sheds light: range, colour.
void read_light(json::Fields& in, Light& out);

/// Reads the members of every attack except its name: damage, hit_bonus, effects, sets_alight.
void read_blow(json::Fields& in, Attack& out);

/// The present name of an attribute that an earlier version named otherwise; empty for any other name.
[[nodiscard]] std::string name_of_former_attribute(std::string_view name);
/// Refuses members with former names of attributes, and tells the present ones.
void refuse_former_attributes(json::Fields& in);

/// Decodes one of some attributes, by its name.
[[nodiscard]] inline auto attribute(std::initializer_list<std::pair<std::string_view, Attribute>> choices) {
    return [known = json::one_of<Attribute>(choices)](const json::Node& node) -> std::optional<Attribute> {
        const std::string now = name_of_former_attribute(node.value().if_string().value_or(""));
        if (!now.empty()) {
            node.refuse(now);
            return std::nullopt;
        }
        return known(node);
    };
}

/// Decodes changes of attributes, each 0 where the object does not name it.
[[nodiscard]] std::optional<Attributes> attribute_bonus(const json::Node& node);

/// Decodes amounts of powers by their ids, each 0 where the object does not name it.
[[nodiscard]] std::optional<Powers> powers(const json::Node& node);

/// Decodes an object of one member, named for the kind of condition, with what that kind needs.
[[nodiscard]] std::optional<LastingEffect> lasting_effect(const json::Node& node);

/// Decodes the id of a definition in a list; nothing, without a report, if that list could not be read.
template <class Id>
[[nodiscard]] auto reference(const Ids& ids) {
    return [&ids](const json::Node& node) -> std::optional<Id> {
        const auto place = ids.known ? json::known_name(node, ids.names, ids.what) : std::nullopt;
        return place ? std::optional(Id{static_cast<typename Id::rep>(*place)}) : std::nullopt;
    };
}

}  // namespace torchwake::content
