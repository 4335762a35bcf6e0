#include "things/rule_writer.hpp"

#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/rule_book.hpp>
#include <torchwake/words/signs.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::words {
namespace {

using screen::Action;
using screen::RulePage;

/// The key of an action for the device used last; its name if it has none.
Argument key_argument(std::string_view name, Action action, const RuleWriter& book) {
    const std::string key = prompt_label(*book.source().keys, action);
    return {name, key.empty() ? action_text(action, book.words()) : key, key_ink};
}

void tell_the_game(RuleWriter& book) {
    book.begin("rules-goal");
    const TextLine quest = quest_of_title(book.catalog(), book.words());
    if (quest.empty()) {
        book.say("rules-goal-none");
    } else {
        book.add(quest);
    }
    book.say("rules-depths", {figure("depth", book.catalog().last_depth())});
    book.begin("rules-run");
    book.say("rules-run-turns");
    book.say("rules-run-end");
    book.begin("rules-first-keys");
    book.say("rules-first-ways",
             {key_argument("explore", Action::Explore, book), key_argument("down", Action::Descend, book),
              key_argument("travel", Action::Travel, book), key_argument("rest", Action::Rest, book)});
    book.say("rules-first-things",
             {key_argument("get", Action::Get, book), key_argument("pack", Action::Pack, book),
              key_argument("use", Action::Use, book), key_argument("examine", Action::Examine, book)});
    book.say("rules-first-letters");
    book.say("rules-first-fights",
             {key_argument("attack", Action::Attack, book), key_argument("fire", Action::Fire, book),
              key_argument("cast", Action::Cast, book)});
    book.say("rules-first-mouse");
    book.begin("rules-book");
    book.say("rules-book-pages",
             {key_argument("left", Action::Left, book), key_argument("right", Action::Right, book),
              key_argument("up", Action::Up, book), key_argument("down", Action::Down, book)});
    const bool letters = !are_of_a_gamepad(*book.source().keys);
    book.say(letters ? "rules-book-letters" : "rules-book-back",
             {key_argument("back", Action::PageBack, book), key_argument("leave", Action::Cancel, book)});
    book.say("rules-book-search", {key_argument("search", Action::Filter, book)});
}

void tell_encounters(RuleWriter& book) {
    book.begin("rules-met");
    if (!*book.source().hero) {
        book.say("rules-met-nowhere");
        return;
    }
    book.say("rules-met-more", {key_argument("key", Action::Discoveries, book)});
    for (const save::Encounter& met : book.source().encounters->kinds) {
        if (met.kind == book.catalog().hero()) {
            continue;
        }
        const content::MonsterDef& kind = book.catalog().monster(met.kind);
        book.begin(kind.appearance, kind.name);
        book.add({{kind.description, quiet_ink}});
        book.say("rules-met-kind", {figure("met", met.met), figure("killed", met.killed)});
    }
}

void tell_signs(RuleWriter& book) {
    const auto explain = [&book](std::string_view label, std::string_view about) {
        book.add({{capitalised(book.words().get(label)) + "  ", bright_ink}, {book.words().get(about), {}}});
    };
    book.begin("rules-sidebar").table = true;
    for (const SidebarSign& sign : sidebar_signs) {
        explain(sign.label, sign.about);
    }
    explain("sidebar-cheated", cheated_sign);
    explain("action-messages", "sign-log");
    explain("sidebar-in-view", "sign-more-enemies");
    explain("sidebar-in-view", "sign-more-things");
    book.begin("rules-mouse");
    for (const std::string_view about : {"rules-mouse-map", "rules-mouse-hero", "rules-mouse-right",
                                         "rules-mouse-rows", "rules-mouse-stops"}) {
        book.say(about);
    }
    book.begin("rules-states").table = true;
    for (const StateSign& sign : state_signs) {
        book.add({{std::string(sign.letter) + "  ", bright_ink}, {book.words().get(sign.about), {}}});
    }
}

/// All keys of an action, as the page of keys lists them; those of a gamepad are quieter.
TextLine keys_text(const screen::KeyMap& keys, Action action) {
    TextLine line;
    for (const screen::Key& key : keys.keys(action)) {
        const bool of_pad = screen::is_pad(key.code);
        line.push_back({(line.empty() ? "" : "  ") + key_label(key), of_pad ? quiet_ink : key_ink});
    }
    return line;
}

void tell_keys(RuleWriter& book) {
    const screen::KeyMap& keys = *book.source().all_keys;
    const Words& words = book.words();
    const auto row = [&book](const std::string& what, const TextLine& of) {
        constexpr std::int32_t widest = 15;
        const auto gap = static_cast<std::size_t>(std::max(widest - text_width(what), 0) + 1);
        TextLine line{{what + std::string(gap, ' '), std::nullopt}};
        append(line, of);
        book.add(std::move(line));
    };
    const auto fixed = [](const std::string& of) { return TextLine{{of, key_ink}}; };
    for (const std::string_view group : key_groups) {
        book.begin(group).table = true;
        for (const Action action : actions_under(group, keys)) {
            row(key_group(action) == group ? action_text(action, words)
                                           : words.get(other_label(group, action)),
                keys_text(keys, action));
        }
    }
    book.begin("help-window").table = true;
    row(words.get("help-full-screen"), fixed("F11"));
    row(words.get("help-screenshot"), fixed("F12"));
    row(words.get("help-zoom"), fixed(words.get("help-wheel")));
}

using Teller = void (*)(RuleWriter&);
constexpr std::array<Teller, screen::rule_page_table.size()> tellers{
    tell_the_game,     tell_attributes, tell_levels,     tell_odds,  tell_waits,
    tell_burdens,      tell_lights,     tell_trap_kinds, tell_magic, tell_conditions,
    tell_matter_kinds, tell_encounters, tell_signs,      tell_keys};

}  // namespace

std::string rule_title(RulePage page, const Words& words) {
    return words.get(std::string("rules-page-").append(screen::traits_of(page).id));
}

std::vector<RuleEntry> tell_rules(RulePage page, const RuleSource& source) {
    RuleWriter book(source);
    tellers.at(static_cast<std::size_t>(page))(book);
    return book.take();
}

std::vector<RuleEntry> admitted(std::vector<RuleEntry> entries, const screen::TextFilter& filter) {
    const auto has_text = [&filter](const TextLine& line) { return admits(filter, plain_text(line)); };
    std::vector<RuleEntry> found;
    for (RuleEntry& entry : entries) {
        if (entry.table && !has_text(entry.heading)) {
            std::erase_if(entry.lines, [&](const TextLine& line) { return !has_text(line); });
            if (!entry.lines.empty()) {
                found.push_back(std::move(entry));
            }
        } else if (has_text(entry.heading) || std::ranges::any_of(entry.lines, has_text)) {
            found.push_back(std::move(entry));
        }
    }
    return found;
}

}  // namespace torchwake::words
