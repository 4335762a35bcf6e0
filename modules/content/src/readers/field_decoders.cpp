#include "readers/field_decoders.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/core/utf8.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <system_error>

namespace torchwake::content {
namespace {

struct FormerName {
    std::string_view before;
    std::string_view now;
};

constexpr std::array<FormerName, 3> former_attributes{
    {{"might", "strength"}, {"fitness", "constitution"}, {"quickness", "dexterity"}}};

std::string instead_of(const FormerName& name) {
    return '"' + std::string(name.now) + "\", as \"" + std::string(name.before) + "\" is now called";
}

constexpr std::string_view decimal_hint = " as a string, such as \"0.5\"";

/// Decodes a string by a function that returns an optional.
template <class Parse>
auto from_string(const json::Node& node, Parse parse, std::string_view expected) -> decltype(parse("")) {
    const std::optional<std::string_view> text = node.value().if_string();
    auto value = text ? parse(*text) : std::nullopt;
    if (!value) {
        node.refuse(expected);
    }
    return value;
}

std::optional<char32_t> parse_glyph(std::string_view text) {
    const auto first = core::first_code_point(text);
    const bool is_visible = first && first->value != U' ' && core::is_printable(first->value);
    return is_visible && first->bytes == text.size() ? std::optional(first->value) : std::nullopt;
}

std::optional<Colour> parse_colour(std::string_view text) {
    constexpr std::size_t length = 7;
    std::uint32_t bits = 0;
    const char* const end = text.data() + text.size();
    if (text.size() != length || text.front() != '#') {
        return std::nullopt;
    }
    const auto [stop, error] = std::from_chars(text.data() + 1, end, bits, 16);
    if (error != std::errc{} || stop != end) {
        return std::nullopt;
    }
    const auto channel = [bits](unsigned shift) { return static_cast<std::uint8_t>(bits >> shift); };
    return Colour{channel(16), channel(8), channel(0)};
}

std::optional<core::Tenths> parse_weight(std::string_view text) {
    return text.starts_with('-') ? std::nullopt : parse_tenths(text);
}

}  // namespace

std::optional<char32_t> glyph(const json::Node& node) {
    return from_string(node, parse_glyph, "a string of one printable character");
}

std::optional<Colour> colour(const json::Node& node) {
    return from_string(node, parse_colour, R"(a colour such as "#8fd16a")");
}

std::optional<Dice> dice(const json::Node& node) {
    return from_string(node, parse_dice, "dice as a string: \"NdM\", \"NdM+K\", \"NdM-K\" or \"K\"");
}

std::optional<core::Coins> coins(const json::Node& node) {
    constexpr std::int64_t most = 1'000'000'000;
    const auto value = json::integer_within(node, 0, most);
    return value ? std::optional(core::Coins{*value}) : std::nullopt;
}

std::optional<core::Tenths> weight(const json::Node& node) {
    return from_string(node, parse_weight, "a decimal not below zero" + std::string(decimal_hint));
}

std::optional<core::Tenths> tenths(const json::Node& node) {
    return from_string(node, parse_tenths, "a decimal" + std::string(decimal_hint));
}

std::optional<core::Cells> cells(const json::Node& node) {
    constexpr std::int64_t most = 100;
    const auto value = json::integer_within(node, 0, most);
    return value ? std::optional(core::Cells{static_cast<std::int32_t>(*value)}) : std::nullopt;
}

std::string name_of_former_attribute(std::string_view name) {
    const auto former = std::ranges::find(former_attributes, name, &FormerName::before);
    return former == former_attributes.end() ? std::string() : instead_of(*former);
}

void refuse_former_attributes(json::Fields& in) {
    for (const FormerName& name : former_attributes) {
        in.refuse_former(name.before, instead_of(name));
    }
}

std::optional<Attributes> attribute_bonus(const json::Node& node) {
    Attributes out{0, 0, 0, 0};
    const bool sound = json::read_object(node, [&out](json::Fields& in) {
        const auto change = json::integer(-max_gear_change, max_gear_change);
        refuse_former_attributes(in);
        in.optional("strength", out.strength, change);
        in.optional("constitution", out.constitution, change);
        in.optional("dexterity", out.dexterity, change);
        in.optional("intelligence", out.intelligence, change);
    });
    return sound ? std::optional(out) : std::nullopt;
}

std::optional<Powers> powers(const json::Node& node) {
    Powers out;
    const bool sound = json::read_object(node, [&out](json::Fields& in) {
        for (const PowerTraits& traits : power_table) {
            in.optional(traits.id, out[traits.kind], json::integer(1, max_gear_change));
        }
    });
    return sound ? std::optional(out) : std::nullopt;
}

void read_light(json::Fields& in, Light& out) {
    in.required("range", out.range, cells);
    in.required("colour", out.colour, colour);
}

void read_blow(json::Fields& in, Attack& out) {
    constexpr std::int32_t max_bonus = 100;
    in.required("damage", out.damage, dice);
    in.optional("hit_bonus", out.hit_bonus, json::integer(-max_bonus, max_bonus));
    in.optional("effects", out.effects, json::list(lasting_effect));
    in.optional("sets_alight", out.sets_alight, json::boolean);
}

void check_length(json::Fields& in, std::string_view name, std::size_t length, std::size_t most,
                  std::string_view what) {
    if (length > most) {
        in.refuse(name, std::to_string(length) + " " + std::string(what.empty() ? name : what),
                  "at most " + std::to_string(most));
    }
}

void check_depths(json::Fields& in, std::int32_t least, std::int32_t greatest) {
    if (greatest < least) {
        in.refuse("max_depth", std::to_string(greatest), "no less than min_depth, " + std::to_string(least));
    }
}

void read_appearance(json::Fields& in, Appearance& out) {
    in.required("glyph", out.glyph, glyph);
    in.required("colour", out.foreground, colour);
    in.optional("background", out.background, colour);
    in.required("sprite", out.sprite, json::identifier);
    in.optional("draw_order", out.draw_order, json::integer(-100, 100));
}

}  // namespace torchwake::content
