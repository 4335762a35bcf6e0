#pragma once

// Writes the entries of a page of the rule book. The functions below write the pages by subject.

#include <torchwake/content/attributes.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/rule_book.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::words {

/// A number as an argument of a sentence.
[[nodiscard]] inline Argument figure(std::string_view name, std::int32_t value) {
    return {name, std::to_string(value), bright_ink};
}
[[nodiscard]] inline Argument figure(std::string_view name, std::string text) {
    return {name, std::move(text), bright_ink};
}

class RuleWriter {
  public:
    explicit RuleWriter(const RuleSource& source) : source_(&source) {}

    [[nodiscard]] const content::Catalog& catalog() const { return *source_->catalog; }
    [[nodiscard]] const Words& words() const { return *source_->words; }
    [[nodiscard]] const RuleSource& source() const { return *source_; }

    /// Begins an entry under a heading.
    RuleEntry& begin(TextLine heading) {
        entries_.push_back({std::move(heading)});
        return entries_.back();
    }
    RuleEntry& begin(std::string_view key) { return begin({{words().get(key), std::nullopt}}); }
    /// Begins an entry about a thing with a look and a name.
    void begin(const content::Appearance& look, const std::string& name) {
        begin({{capitalised(name), readable(look.foreground)}}).look = look;
    }

    /// Adds a sentence to the last entry. Requires: there is one.
    void say(std::string_view key, std::initializer_list<Argument> arguments = {}) {
        add(words().say(key, {arguments.begin(), arguments.size()}));
    }
    void add(TextLine line) { entries_.back().lines.push_back(std::move(line)); }

    /// Says what a formula gives for a number and for a greater one: the arguments a, x, b and y.
    template <class Formula>
    void compare(std::string_view key, std::int32_t low, std::int32_t high, const Formula& formula) {
        say(key,
            {figure("a", low), figure("x", formula(low)), figure("b", high), figure("y", formula(high))});
    }
    /// Compares by an attribute: the hero's own, and that raised by some points.
    template <class Formula>
    void compare(std::string_view key, content::Attribute attribute, const Formula& formula) {
        constexpr std::int32_t raised = 4;
        const std::int32_t own = of_hero(attribute);
        compare(key, own, own + raised, formula);
    }

    /// An attribute of the hero in the run, else of its kind.
    [[nodiscard]] std::int32_t of_hero(content::Attribute attribute) const {
        const std::optional<forecast::Knowledge>& hero = *source_->hero;
        return content::attribute_of(
            hero ? hero->hero().attributes : catalog().monster(catalog().hero()).attributes, attribute);
    }

    [[nodiscard]] std::vector<RuleEntry> take() { return std::move(entries_); }

  private:
    const RuleSource* source_;
    std::vector<RuleEntry> entries_;
};

// rules_of_hero.cpp
void tell_attributes(RuleWriter& book);
void tell_levels(RuleWriter& book);
void tell_burdens(RuleWriter& book);
// rules_of_fights.cpp
/// The least and the most ticks of a wait with that dexterity and penalty: "6-11".
[[nodiscard]] std::string wait_range(std::int32_t dexterity, core::Tenths penalty);
void tell_odds(RuleWriter& book);
void tell_waits(RuleWriter& book);
void tell_magic(RuleWriter& book);
void tell_trap_kinds(RuleWriter& book);
// rules_of_matter.cpp
void tell_matter_kinds(RuleWriter& book);
void tell_conditions(RuleWriter& book);
void tell_lights(RuleWriter& book);
// rule_book.cpp has the others.

}  // namespace torchwake::words
