// The box about the hero: its figures in groups, each with how it comes about and what it gives.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "rows/row_list.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/quest.hpp>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
namespace {

using content::Attribute;

constexpr std::string_view detail_indent = "  ";

/// Facts below a heading.
struct FactGroup {
    std::string heading;
    std::vector<Fact> facts;
    /// What follows from the facts: left out where there is no room.
    std::vector<Fact> details{};
};

words::TextLine plain(std::string text) {
    return {{std::move(text), std::nullopt}};
}

words::TextLine number(std::int32_t value) {
    return plain(std::to_string(value));
}

words::TextLine of(std::int32_t now, std::int32_t most) {
    return plain(std::to_string(now) + " / " + std::to_string(most));
}

FactGroup tell_body(const forecast::HeroFacts& hero, const words::Words& words) {
    FactGroup group{
        words.get("sheet-body"),
        {{words.get("sheet-level"), number(hero.level)},
         {words.get("sheet-experience"), of(hero.experience, rules::experience_past_level(hero.level))},
         {words.get("sheet-health"), of(hero.hit_points, hero.max_hit_points)},
         {words.get("sheet-mana"), of(hero.mana, hero.max_mana)}}};
    if (hero.owed_choices > 0) {
        group.facts.emplace_back(words.get("sheet-owed"), number(hero.owed_choices));
    }
    if (hero.hunger) {
        group.facts.emplace_back(words.get("sheet-hunger"),
                                 plain(words.get(words::key_of("hunger-", *hero.hunger))));
    }
    for (const forecast::KnownCondition& condition : hero.conditions) {
        group.facts.emplace_back(words::capitalised(condition_name(condition.kind, condition.amount, words)),
                                 number(condition.turns));
    }
    return group;
}

FactGroup tell_fighting(const forecast::Knowledge& known, const forecast::HeroFacts& hero,
                        const words::Words& words) {
    const content::ItemId held = hero.weapon.valid() ? hero.weapon : hero.shooter;
    const words::FightFigures figures = words::fight_figures(hero, known.catalog());
    return {words.get("sheet-fighting"),
            {{words.get("sheet-weapon"),
              plain(held.valid() ? known.catalog().item(held).name : words.get("sheet-bare-hands"))},
             {words.get(figures.shoots ? "gear-shots" : "gear-damage"), damage_sum(known, words)},
             {words.get("sheet-armour"), armour_sum(known, words)}}};
}

FactGroup tell_burden(const forecast::HeroFacts& hero, const words::Words& words) {
    return {words.get("sheet-burden"),
            {{words.get("sheet-weight"),
              words.say("line-weight", {{"weight", content::to_string(hero.weight) + " / " +
                                                       content::to_string(hero.capacity)}})},
             {words.get("sheet-penalty"), penalty_sum(hero, words)},
             {words.get("next-turn"), wait_in_words(hero.wait, words)}}};
}

FactGroup tell_attribute(const forecast::Knowledge& known, Attribute attribute, const words::Words& words) {
    FactGroup group{{},
                    {{words.get(words::attribute_key(attribute)), attribute_sum(known, attribute, words)}}};
    for (const words::AttributeFigure& figure : figures_of_attribute(known, attribute, words)) {
        words::TextLine value = plain(figure.value);
        if (figure.raised != figure.value) {
            value.push_back({" \u2192 " + figure.raised, words::quiet_ink});
        }
        group.details.emplace_back(figure.label, std::move(value));
    }
    return group;
}

FactGroup tell_run(const forecast::Knowledge& known, const forecast::HeroFacts& hero,
                   const words::Words& words) {
    FactGroup group{words.get("sheet-run"),
                    {{words.get("sheet-gold"), plain(words::coins_text(hero.coins))},
                     {words.get("sheet-depth"), of(known.depth(), hero.deepest_depth)},
                     {words.get("recap-turns"), number(known.turn())},
                     {words.get("recap-kills"), number(hero.kills)},
                     {words.get("recap-seed"), plain(std::to_string(known.seed()))}}};
    if (rules::seeks_prize(known.catalog(), known.seed())) {
        group.facts.insert(group.facts.begin(),
                           {words.get("sheet-quest"), quest_in_short(hero, known.catalog(), words)});
    }
    if (hero.cheated) {
        group.facts.emplace_back(words.get("sheet-cheated"), plain(""));
    }
    return group;
}

std::vector<FactGroup> groups_of(const forecast::Knowledge& known, const words::Words& words) {
    const forecast::HeroFacts hero = known.hero();
    std::vector<FactGroup> groups{tell_body(hero, words), tell_fighting(known, hero, words),
                                  tell_burden(hero, words), tell_run(known, hero, words)};
    for (const Attribute attribute :
         {Attribute::Strength, Attribute::Dexterity, Attribute::Intelligence, Attribute::Constitution}) {
        groups.push_back(tell_attribute(known, attribute, words));
    }
    groups[groups.size() - 4].heading = words.get("sheet-attributes");
    return groups;
}

/// How much of the sheet has room.
enum class Room : std::uint8_t { Full, WithoutGaps, WithoutDetails };

Row row_of(const Fact& fact, std::string_view indent, std::int32_t values_at) {
    return {.left = {{.what = words::TextLine{{std::string(indent) + fact.first, words::quiet_ink}},
                      .width = values_at},
                     {.what = fact.second, .ink = words::bright_ink}}};
}

/// The rows of some groups below each other, in a column with its values from a place on.
RowPage rows_of(std::span<const FactGroup> groups, std::int32_t width, std::int32_t values_at, Room room) {
    std::vector<Row> rows;
    for (const FactGroup& group : groups) {
        if (!group.heading.empty()) {
            if (!rows.empty() && room == Room::Full) {
                rows.emplace_back();
            }
            rows.push_back({.left = {text_part(plain(group.heading), words::key_ink, true)}});
        }
        for (const Fact& fact : group.facts) {
            rows.push_back(row_of(fact, {}, values_at));
        }
        for (const Fact& fact : room == Room::WithoutDetails ? std::vector<Fact>() : group.details) {
            rows.push_back(row_of(fact, detail_indent, values_at));
        }
    }
    return {std::move(rows), width};
}

/// The widths of the widest label, indented if it is of a detail, and of the widest value.
struct Widths {
    std::int32_t label = 0;
    std::int32_t value = 0;
};

Widths widest(std::span<const FactGroup> groups) {
    Widths widths;
    const auto add = [&widths](std::span<const Fact> facts, std::int32_t indent) {
        for (const auto& [label, value] : facts) {
            widths.label = std::max(widths.label, indent + words::text_width(label));
            widths.value = std::max(widths.value, words::text_width(value));
        }
    };
    for (const FactGroup& group : groups) {
        add(group.facts, 0);
        add(group.details, words::text_width(detail_indent));
    }
    return widths;
}

/// Two columns, beside each other.
struct Columns {
    RowPage left;
    RowPage right;

    [[nodiscard]] std::int32_t height() const { return std::max(left.lines(), right.lines()); }
};

/// The groups in two columns that are as low as their order allows, in as many rows as there are if that
/// suffices for anything but the details.
Columns in_columns(std::span<const FactGroup> groups, std::int32_t width, std::int32_t values_at,
                   std::int32_t rows) {
    Columns lowest{RowPage({}, width), RowPage({}, width)};
    for (const Room room : {Room::Full, Room::WithoutGaps, Room::WithoutDetails}) {
        lowest = {rows_of(groups, width, values_at, room), RowPage({}, width)};
        for (std::size_t split = 1; split < groups.size(); ++split) {
            if (groups[split].heading.empty()) {
                continue;
            }
            Columns columns{rows_of(groups.first(split), width, values_at, room),
                            rows_of(groups.subspan(split), width, values_at, room)};
            if (columns.height() < lowest.height()) {
                lowest = std::move(columns);
            }
        }
        if (lowest.height() <= rows) {
            break;
        }
    }
    return lowest;
}

}  // namespace

void paint_screen(Canvas& canvas, const screen::CharacterModel&, const forecast::Knowledge& known,
                  const PaintContext& with) {
    constexpr std::int32_t gap = 3;
    constexpr std::int32_t border = 4;
    const std::vector<FactGroup> groups = groups_of(known, *with.source.words);
    const Widths widths = widest(groups);
    const std::int32_t values_at = widths.label + 1;
    const std::int32_t wanted = values_at + widths.value;
    core::Rect area = with.box_area();
    if (2 * wanted + gap + border > area.size.width) {
        area.size.width = with.layout.screen.width;
    }
    const std::int32_t width = std::min(wanted, (area.size.width - border - gap) / 2);
    const Columns columns = in_columns(groups, width, values_at, area.size.height - border);
    // A sheet that reaches into the sidebar covers all of its width.
    const bool wide = area.size.width == with.layout.screen.width;
    const std::int32_t box = wide ? area.size.width : 2 * width + gap + border;
    const core::Rect room =
        draw_box(canvas, area, {box, columns.height()}, words::hero_called(with.hero_name(), known.catalog()),
                 with.source.box_words());
    const core::Size column{width, room.size.height};
    columns.left.paint(canvas, {room.origin, column}, 0);
    columns.right.paint(canvas, {room.origin + core::Point{width + gap, 0}, column}, 0);
}

ScreenSpeech tell_screen(const screen::CharacterModel&, const forecast::Knowledge& known,
                         const PaintContext& with) {
    const words::Words& words = *with.source.words;
    ScreenSpeech speech{words::hero_called(with.hero_name(), known.catalog()), {}};
    for (const FactGroup& group : groups_of(known, words)) {
        if (!group.heading.empty()) {
            speech.lines.push_back(plain(group.heading));
        }
        for (const std::vector<Fact>* const facts : {&group.facts, &group.details}) {
            append(speech.lines, told_facts(*facts, words));
        }
    }
    return speech;
}

}  // namespace torchwake::panels
