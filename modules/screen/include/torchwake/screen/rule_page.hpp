#pragma once

// The pages of the rule book. Their texts are made from the data and the formulas by the module `words`.

#include <torchwake/content/enum_table.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace torchwake::screen {

/// The pages of the rule book, in the order in which they are read. The keys come last.
BOOST_DEFINE_FIXED_ENUM_CLASS(RulePage, std::uint8_t, Start, Attributes, Growth, Fights, Turns, Carrying,
                              Light, Traps, Magic, Conditions, Matter, Monsters, Signs, Keys)

/// The properties of a page.
struct RulePageTraits {
    RulePage kind = RulePage::Start;    ///< its own place in the table
    std::string_view id;                ///< in the keys of its words: "rules-page-ID" is its title
    char32_t letter = 0;                ///< opens it
    std::array<RulePage, 3> related{};  ///< the pages to which it leads
};

/// A row for each page, in their order.
inline constexpr std::array<RulePageTraits, content::enum_count<RulePage>> rule_page_table{{
    {RulePage::Start, "start", U'a', {RulePage::Keys, RulePage::Signs, RulePage::Fights}},
    {RulePage::Attributes, "attributes", U'b', {RulePage::Growth, RulePage::Fights, RulePage::Turns}},
    {RulePage::Growth, "growth", U'c', {RulePage::Attributes, RulePage::Carrying, RulePage::Monsters}},
    {RulePage::Fights, "fights", U'd', {RulePage::Attributes, RulePage::Turns, RulePage::Light}},
    {RulePage::Turns, "turns", U'e', {RulePage::Conditions, RulePage::Carrying, RulePage::Attributes}},
    {RulePage::Carrying, "carrying", U'f', {RulePage::Turns, RulePage::Attributes, RulePage::Growth}},
    {RulePage::Light, "light", U'g', {RulePage::Traps, RulePage::Monsters, RulePage::Matter}},
    {RulePage::Traps, "traps", U'h', {RulePage::Light, RulePage::Attributes, RulePage::Conditions}},
    {RulePage::Magic, "magic", U'i', {RulePage::Attributes, RulePage::Conditions, RulePage::Matter}},
    {RulePage::Conditions, "conditions", U'j', {RulePage::Turns, RulePage::Magic, RulePage::Matter}},
    {RulePage::Matter, "matter", U'k', {RulePage::Conditions, RulePage::Light, RulePage::Traps}},
    {RulePage::Monsters, "monsters", U'l', {RulePage::Fights, RulePage::Light, RulePage::Growth}},
    {RulePage::Signs, "signs", U'm', {RulePage::Conditions, RulePage::Keys, RulePage::Start}},
    {RulePage::Keys, "keys", U'?', {RulePage::Start, RulePage::Signs, RulePage::Turns}},
}};
static_assert(content::has_row_for_each(rule_page_table), "every page has a row, in order");

/// The row of a page. Cost: constant.
[[nodiscard]] constexpr const RulePageTraits& traits_of(RulePage page) {
    return rule_page_table[static_cast<std::size_t>(page)];
}

}  // namespace torchwake::screen
