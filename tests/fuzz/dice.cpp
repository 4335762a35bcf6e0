// Any text is refused as dice, or is read as dice in the ranges that parse_dice() names; and any text is
// refused as a decimal, or is one that is written so that it reads back equal.

#include "fuzz/fuzz.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/content/dice.hpp>

namespace content = torchwake::content;
using torchwake::fuzz::require;

namespace {

bool is_between(std::int32_t value, std::int32_t least, std::int32_t most) {
    return least <= value && value <= most;
}

void require_in_range(const content::Dice& dice) {
    if (dice.count == 0) {
        require(dice.sides == 0 && is_between(dice.bonus, 0, 10'000));
        return;
    }
    require(is_between(dice.count, 1, 100) && is_between(dice.sides, 1, 1'000));
    require(is_between(dice.bonus, -10'000, 10'000));
    require(dice.minimum() <= dice.maximum());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = torchwake::fuzz::text_of(data, size);
    if (const auto dice = content::parse_dice(text)) {
        require_in_range(*dice);
    }
    if (const auto tenths = content::parse_tenths(text)) {
        require(content::parse_tenths(content::to_string(*tenths)) == tenths);
    }
    return 0;
}
