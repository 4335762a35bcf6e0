#include <torchwake/content/decimal.hpp>
#include <torchwake/core/contract.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/fate.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/looks.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/rule_book.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::words {
namespace {

/// The word list's key for the note above the lines of a menu; empty if it has none.
std::string_view note_key(const screen::MenuModel& menu) {
    const screen::MenuTraits& traits = screen::traits_of(menu.purpose);
    if (std::holds_alternative<screen::NextLessonLine>(menu.lines.front().what)) {
        return {};
    }
    if (traits.note_if_refused.empty() || std::ranges::any_of(menu.lines, &screen::MenuLine::enabled)) {
        return traits.note;
    }
    const bool empty = std::ranges::all_of(menu.lines, [](const screen::MenuLine& line) {
        return std::holds_alternative<screen::FreeSlotLine>(line.what);
    });
    return empty && !traits.note_if_empty.empty() ? traits.note_if_empty : traits.note_if_refused;
}

/// A decline for which somebody is to blame has a sentence of its own.
std::string moment_key(const save::Moment& moment) {
    const bool blames = moment.kind == save::MomentKind::Decline && moment.who.valid();
    return key_of("moment-", moment.kind, blames ? "-to" : "");
}

/// The word list's key for an id of the options: "option-text-size".
std::string option_key(std::string_view prefix, std::string_view id) {
    std::string key = key_of(prefix, id);
    std::ranges::replace(key, '_', '-');
    return key;
}

std::string_view option_id(screen::OptionKind option) {
    return option == screen::OptionKind::Language ? "language" : save::row_of(option).id;
}

std::string option_value(const screen::OptionLine& line, const Words& words) {
    if (line.option == screen::OptionKind::Language) {
        return line.shown.empty() ? words.get("value-automatic") : line.shown;
    }
    const save::OptionRow& row = save::row_of(line.option);
    switch (row.form) {
        case save::OptionForm::Switch:
            return words.get(line.value != 0 ? "value-on" : "value-off");
        case save::OptionForm::Number:
            return line.value == 0 ? words.get("value-automatic") : std::to_string(line.value) + "x";
        case save::OptionForm::Volume:
            return std::to_string(line.value * 10) + " %";
        case save::OptionForm::Choice:
            return words.get(option_key("value-", row.names[static_cast<std::size_t>(line.value)]));
    }
    core::contract_failed("precondition", "a known form");
}

/// The width of the widest value that an option may have.
std::int32_t widest_value(const screen::OptionLine& line, const Words& words) {
    if (line.option == screen::OptionKind::Language) {
        return std::max(text_width(words.get("value-automatic")), text_width(line.shown));
    }
    std::int32_t width = 0;
    for (std::int32_t value = 0; value <= save::row_of(line.option).most; ++value) {
        width = std::max(width, text_width(option_value({line.option, value}, words)));
    }
    return width;
}

class LineWriter {
  public:
    LineWriter(const Words& words, const content::Catalog& catalog) : words_(&words), catalog_(&catalog) {}

    LineText operator()(const screen::ActionLine& line) const {
        const std::string name = capitalised(action_text(line.action, *words_));
        return labelled({{with_turns(name, line.turns, *words_), std::nullopt}});
    }
    LineText operator()(const screen::ItemLine& line) const {
        const content::ItemDef& item = catalog_->item(line.item);
        LineText parts = labelled({{item.name, readable(item.appearance.foreground)}});
        std::string number = line.count > 1 ? "x" + std::to_string(line.count) : "";
        if (line.charges > 1) {
            number += (number.empty() ? "(" : " (") + std::to_string(line.charges) + ")";
        }
        add(parts, Column::Number, {{number, std::nullopt}});
        if (line.worn) {
            const bool held = *line.worn == content::EquipSlot::Melee;
            add(parts, Column::State, {{"(" + words_->get(held ? "line-held" : "line-worn") + ")", key_ink}});
        }
        add_weight(parts, item, line.count);
        add(parts, Column::Gear, gear_figure(item));
        return parts;
    }
    LineText operator()(const screen::FreeSlotLine&) const { return labelled({{"-", std::nullopt}}); }
    LineText operator()(const screen::CountLine& line) const {
        const std::string number = std::to_string(line.count);
        if (!line.all) {
            return labelled({{number, std::nullopt}});
        }
        return labelled(words_->say("count-all", {{"count", number, bright_ink}}));
    }
    LineText operator()(const screen::OptionLine& line) const {
        LineText parts =
            labelled({{words_->get(option_key("option-", option_id(line.option))), std::nullopt}});
        parts.cells.push_back(
            {Column::Value, {{option_value(line, *words_), key_ink}}, widest_value(line, *words_)});
        return parts;
    }
    LineText operator()(const screen::GrowLine& line) const {
        LineText parts = labelled({{words_->get(attribute_key(line.attribute)), std::nullopt}});
        add(parts, Column::Value,
            grown_value(line.value, words_->get(key_of("gain-", line.attribute)), *words_));
        return parts;
    }
    LineText operator()(const screen::BindingLine& line) const {
        std::string keys;
        for (const screen::Key& key : line.keys) {
            keys += (keys.empty() ? "" : "  ") + key_label(key);
        }
        LineText parts = labelled(action(line.action));
        add(parts, Column::Value,
            {keys.empty() ? TextSpan{words_->get("no-key"), bad_ink} : TextSpan{keys, key_ink}});
        return parts;
    }
    LineText operator()(const screen::TextField& line) const {
        TextLine value{{line.text, bright_ink}};
        if (line.edited) {
            value.push_back({"\u2588", key_ink});
        } else if (line.text.empty()) {
            value = {{capitalised(catalog_->monster(catalog_->hero()).name), quiet_ink}};
        }
        LineText parts = labelled(action(line.purpose));
        parts.cells.push_back({Column::Value, std::move(value), field_width});
        return parts;
    }
    LineText operator()(const screen::RunLine& line) const {
        LineText parts = labelled({{hero_called(line.hero_name, *catalog_), std::nullopt}});
        if (!line.problem.empty()) {
            add(parts, Column::Value, {{line.problem, bad_ink}});
            return parts;
        }
        TextLine told = reached(line);
        const bool says_only_that_it_ended = line.closed && !line.fate;
        const TextLine rest =
            words_->say(says_only_that_it_ended ? "run-line-over" : "run-line",
                        {{"seed", std::to_string(line.seed)}, {"commands", std::to_string(line.commands)}});
        append(told, rest);
        add(parts, Column::Value, std::move(told));
        return parts;
    }

    LineText operator()(const screen::SpellLine& line) const {
        const content::SpellDef& spell = catalog_->spell(line.spell);
        LineText parts = labelled({{spell.name, readable(spell.colour)}});
        add(parts, Column::Price, words_->say("spell-cost", {{"cost", std::to_string(spell.cost), key_ink}}));
        return parts;
    }

    LineText operator()(const screen::TradeLine& line) const {
        const content::ItemDef& item = catalog_->item(line.item);
        LineText parts = labelled({{item.name, readable(item.appearance.foreground)}});
        TextLine number{{line.count > 1 ? "x" + std::to_string(line.count) : "", std::nullopt}};
        if (line.left) {
            const std::string_view key = *line.left > 0 ? "trade-left" : "trade-sold-out";
            number = {{words_->get(key, {{"count", std::to_string(*line.left)}}), quiet_ink}};
        }
        add(parts, Column::Number, std::move(number));
        add_weight(parts, item, line.count);
        add(parts, Column::Gear, gear_figure(item));
        add(parts, Column::Price, {{coins_text(line.price), key_ink}});
        return parts;
    }

    LineText operator()(const screen::PlaceLine& line) const {
        LineText parts = labelled(std::visit(PlaceName{*catalog_}, line.what));
        add(parts, Column::Value, distance_of(line));
        return parts;
    }
    LineText operator()(const screen::GiftLine& line) const {
        return labelled({{catalog_->gift(line.gift).name, std::nullopt}});
    }
    LineText operator()(const screen::MomentLine& line) const {
        const save::Moment& moment = line.moment;
        const std::string who = moment.who.valid() ? catalog_->monster(moment.who).name : std::string();
        const std::string prize = catalog_->prize() ? catalog_->item(*catalog_->prize()).name : std::string();
        LineText parts =
            labelled(words_->say(moment_key(moment), {{"amount", std::to_string(moment.amount), bright_ink},
                                                      {"most", std::to_string(moment.most)},
                                                      {"name", who},
                                                      {"prize", prize}}));
        add(parts, Column::Value,
            words_->say("moment-when", {{"turn", std::to_string(moment.turn), key_ink},
                                        {"depth", std::to_string(moment.depth), key_ink}}));
        return parts;
    }
    LineText operator()(const screen::ScoreLine& line) const {
        TextLine told{{hero_called(line.entry.name, *catalog_) + ", ", std::nullopt}};
        for (TextSpan& part : fate_of(line.entry.fate, *catalog_, *words_)) {
            // The killer tells the most about a run.
            part.ink = part.ink ? std::optional(bright_ink) : std::nullopt;
            told.push_back(std::move(part));
        }
        return labelled(std::move(told));
    }

    LineText operator()(const screen::RuleLine& line) const {
        return labelled({{rule_title(line.page, *words_), std::nullopt}});
    }

    LineText operator()(const screen::LessonLine& line) const {
        const content::LessonDef& lesson = catalog_->lessons()[static_cast<std::size_t>(line.lesson)];
        LineText parts = labelled({{lesson.name, std::nullopt}});
        add(parts, Column::Value, {{line.done ? words_->get("lesson-done") : std::string(), good_ink}});
        return parts;
    }
    LineText operator()(const screen::ContinueLine& line) const {
        LineText parts = labelled(action(screen::Action::Continue));
        TextLine told{{hero_called(line.hero_name, *catalog_), quiet_ink}};
        if (line.depth && *line.depth > 0) {
            told.push_back(
                {", " + words_->get("continue-depth", {{"depth", std::to_string(*line.depth)}}), quiet_ink});
        }
        add(parts, Column::Value, std::move(told));
        return parts;
    }

    LineText operator()(const screen::LearnLine& line) const {
        LineText parts = labelled(action(screen::Action::Learn));
        add(parts, Column::Value,
            words_->say("learn-progress", {{"done", std::to_string(line.done), key_ink},
                                           {"lessons", std::to_string(line.lessons), key_ink}}));
        return parts;
    }
    LineText operator()(const screen::NextLessonLine& line) const {
        LineText parts = labelled(action(screen::Action::NextLesson));
        const auto& lesson = catalog_->lessons()[static_cast<std::size_t>(line.lesson)];
        add(parts, Column::Value, {{lesson.name, key_ink}});
        return parts;
    }

  private:
    struct PlaceName {
        const content::Catalog& catalog;
        TextLine operator()(content::ItemId id) const {
            const content::ItemDef& item = catalog.item(id);
            return {{item.name, readable(item.appearance.foreground)}};
        }
        TextLine operator()(content::TileId id) const { return {{catalog.tile(id).name, std::nullopt}}; }
        TextLine operator()(content::MonsterId id) const {
            const content::MonsterDef& vendor = catalog.monster(id);
            return {{vendor.name, readable(vendor.appearance.foreground)}};
        }
    };

    static LineText labelled(TextLine label) { return {std::nullopt, std::move(label), {}}; }

    static void add(LineText& parts, Column column, TextLine text) {
        const std::int32_t width = text_width(text);
        if (width > 0) {
            parts.cells.push_back({column, std::move(text), width});
        }
    }

    void add_weight(LineText& parts, const content::ItemDef& item, std::int32_t count) const {
        const core::Tenths weight = rules::weight_of(item, count);
        add(parts, Column::Weight,
            {{words_->get("line-weight", {{"weight", content::to_string(weight)}}), quiet_ink}});
    }

    /// "12 steps, north-east", or the level where the place is.
    [[nodiscard]] TextLine distance_of(const screen::PlaceLine& line) const {
        if (!line.towards && !line.steps) {
            return {{place_name(line.depth, *catalog_, *words_), quiet_ink}};
        }
        const std::string direction = line.towards ? direction_name(*line.towards, *words_) : std::string();
        const std::string_view key = !line.towards ? "find-here" : line.steps ? "find-steps" : "find-no-path";
        return words_->say(
            key, {{"steps", std::to_string(line.steps.value_or(0)), key_ink}, {"direction", direction}});
    }

    /// The depth that a run reached and how it ended, as far as they are known. The end is followed by a
    /// comma.
    [[nodiscard]] TextLine reached(const screen::RunLine& line) const {
        TextLine told;
        if (line.depth) {
            told = words_->say("run-line-depth", {{"depth", std::to_string(*line.depth)}});
        }
        if (line.fate) {
            const TextLine fate = fate_of(*line.fate, *catalog_, *words_);
            append(told, fate);
            told.push_back({", ", std::nullopt});
        }
        return told;
    }

    /// The longest name and the cursor behind it.
    static constexpr std::int32_t field_width = static_cast<std::int32_t>(save::longest_hero_name) + 1;

    [[nodiscard]] TextLine action(screen::Action action) const {
        return {{capitalised(action_text(action, *words_)), std::nullopt}};
    }

    const Words* words_;
    const content::Catalog* catalog_;
};

/// Shows that a trade can't be made at its price.
void redden_price(LineText& parts) {
    for (LineCell& cell : parts.cells) {
        if (cell.column == Column::Price) {
            cell.text.front().ink = bad_ink;
        }
    }
}

}  // namespace

std::string menu_title(screen::MenuPurpose purpose, const Words& words) {
    return words.get(key_of("menu-", screen::menu_id(purpose)));
}

std::string confirm_text(screen::MenuPurpose purpose, const Words& words) {
    const screen::MenuTraits& traits = screen::traits_of(purpose);
    return traits.label.empty() ? action_text(traits.deed, words) : words.get(traits.label);
}

std::string menu_note(const screen::MenuModel& menu, const Words& words) {
    const std::string_view key = note_key(menu);
    return key.empty() ? std::string() : words.get(key);
}

std::string line_note(const screen::MenuLine& line, const Words& words) {
    const auto* option = std::get_if<screen::OptionLine>(&line.what);
    return option != nullptr ? words.get(option_key("explain-option-", option_id(option->option))) : "";
}

LineText line_parts(const screen::MenuLine& line, const Words& words, const content::Catalog& catalog) {
    LineText parts = std::visit(LineWriter(words, catalog), line.what);
    const bool is_free_slot = std::holds_alternative<screen::FreeSlotLine>(line.what) && line.key != 0;
    if (is_free_slot) {
        parts.label = {{words.get("line-free"), quiet_ink}};
    }
    if (!line.enabled) {
        redden_price(parts);
    }
    parts.icon = look_of_line(line, catalog);
    return parts;
}

TextLine line_text(const screen::MenuLine& line, const Words& words, const content::Catalog& catalog) {
    LineText parts = line_parts(line, words, catalog);
    TextLine text = std::move(parts.label);
    for (const LineCell& cell : parts.cells) {
        const std::string_view lead = traits_of(cell.column).lead;
        if (!lead.empty()) {
            text.push_back({std::string(lead), std::nullopt});
            append(text, cell.text);
        }
    }
    return text;
}

std::string action_text(screen::Action action, const Words& words) {
    return words.get(key_of("action-", screen::action_id(action)));
}

std::string with_turns(const std::string& text, std::int32_t turns, const Words& words) {
    return turns > 1 ? text + " " + words.get("takes-turns", {{"turns", std::to_string(turns)}}) : text;
}

std::string attribute_key(rules::Attribute attribute) {
    return key_of("attribute-", attribute);
}

std::string offer_text(const screen::Offer& offer, std::span<const screen::Entry> screens, const Words& words,
                       const content::Catalog& catalog) {
    const screen::MenuModel* menu = open_menu(screens);
    if (screen::takes_line(offer.action) && menu != nullptr &&
        static_cast<std::size_t>(offer.argument) < menu->lines.size()) {
        const std::string line =
            plain_text(line_text(menu->lines[static_cast<std::size_t>(offer.argument)], words, catalog));
        return offer.action == screen::Action::Choose ? line : action_text(offer.action, words) + " " + line;
    }
    return action_text(offer.action, words);
}

std::string_view key_group(screen::Action action) {
    // In the order of screen::KeyTopic, where those of menus come last.
    constexpr std::array<std::string_view, key_groups.size()> by_topic{
        "help-moving", "help-doing", "help-knowing", "help-watching", "help-menus"};
    return by_topic.at(static_cast<std::size_t>(screen::traits_of(action).topic));
}

std::string_view travel_label(screen::Action action) {
    switch (action) {
        case screen::Action::Descend:
            return "label-stairs-down";
        case screen::Action::Ascend:
            return "label-stairs-up";
        default:
            return {};
    }
}

std::string_view watch_label(screen::Action action) {
    using enum screen::Action;
    constexpr std::array<std::pair<screen::Action, std::string_view>, 9> labels{
        {{Confirm, "label-play-pause"},
         {Left, "label-one-back"},
         {Right, "label-one-on"},
         {PageUp, "label-many-back"},
         {PageDown, "label-many-on"},
         {Home, "label-to-start"},
         {End, "label-to-end"},
         {Up, "label-faster"},
         {Down, "label-slower"}}};
    const auto* const found =
        std::ranges::find(labels, action, &std::pair<screen::Action, std::string_view>::first);
    return found == labels.end() ? std::string_view() : found->second;
}

std::string_view other_label(std::string_view group, screen::Action action) {
    if (group == "help-menus") {
        return travel_label(action);
    }
    return group == "help-watching" ? watch_label(action) : std::string_view();
}

std::vector<screen::Action> actions_under(std::string_view group, const screen::KeyMap& keys) {
    std::vector<screen::Action> actions = keys.actions();
    std::erase_if(actions, [group](screen::Action action) {
        return key_group(action) != group && other_label(group, action).empty();
    });
    return actions;
}

std::string key_label(const screen::Key& key) {
    switch (key.code) {
        case screen::KeyCode::Escape:
            return "Esc";
        case screen::KeyCode::PageUp:
            return "PgUp";
        case screen::KeyCode::PageDown:
            return "PgDn";
        case screen::KeyCode::Delete:
            return "Del";
        default:
            return screen::to_string(key);
    }
}

}  // namespace torchwake::words
