#include "values/digits.hpp"

#include <torchwake/content/dice.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::content {
namespace {

constexpr std::int32_t max_dice_count = 100;
constexpr std::int32_t max_sides = 1000;
constexpr std::int32_t max_dice_bonus = 10000;

/// `+K`, `-K`, or nothing for 0.
std::optional<std::int32_t> parse_bonus(std::string_view text) {
    if (text.empty()) {
        return 0;
    }
    const auto bonus = parse_digits(text.substr(1), 0, max_dice_bonus);
    return bonus && text.front() == '-' ? -*bonus : bonus;
}

}  // namespace

std::optional<Dice> parse_dice(std::string_view text) {
    const std::size_t d = text.find('d');
    if (d == std::string_view::npos) {
        const auto constant = parse_digits(text, 0, max_dice_bonus);
        return constant ? std::optional(Dice{0, 0, *constant}) : std::nullopt;
    }
    const std::size_t sign = std::min(text.find_first_of("+-", d), text.size());
    const auto count = parse_digits(text.substr(0, d), 1, max_dice_count);
    const auto sides = parse_digits(text.substr(d + 1, sign - d - 1), 1, max_sides);
    const auto bonus = parse_bonus(text.substr(sign));
    if (!count || !sides || !bonus) {
        return std::nullopt;
    }
    return Dice{*count, *sides, *bonus};
}

}  // namespace torchwake::content
