// The page of discoveries: the monsters that the hero met, the kinds of things that it has identified, and
// the spells that it knows.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "pages/entry_table.hpp"
#include "rows/row_list.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/examine.hpp>
#include <torchwake/words/looks.hpp>
#include <torchwake/words/sentence.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
namespace {

/// The heading of a group of items. Groups of the game have words of their own; a group that a mod adds is
/// shown by its id.
std::string heading_of(std::string_view group, const words::Words& words) {
    if (group == "potion") {
        return words.get("discoveries-potions");
    }
    if (group == "ring") {
        return words.get("discoveries-rings");
    }
    return group == "scroll" ? words.get("discoveries-scrolls") : words::capitalised(std::string(group));
}

std::vector<std::string_view> groups_of(const content::Catalog& catalog) {
    std::vector<std::string_view> groups;
    for (const content::ItemDef& item : catalog.items()) {
        if (!item.unknown.empty() && std::ranges::count(groups, item.unknown) == 0) {
            groups.emplace_back(item.unknown);
        }
    }
    return groups;
}

/// The name of a kind and all of its effects, in one line.
words::TextLine facts_of(content::ItemId kind, const forecast::Knowledge& knowledge,
                         const words::Words& words) {
    const content::ItemDef& item = knowledge.catalog().item(kind);
    words::TextLine line{{item.name, item.appearance.foreground}, {": ", words::quiet_ink}};
    bool first = true;
    std::vector<words::TextLine> facts =
        tell_effects({kind, {}}, knowledge.catalog(), knowledge.hero(), words);
    append(facts, tell_service(item, words));
    for (words::TextLine& fact : facts) {
        if (!std::exchange(first, false)) {
            line.push_back({" ", std::nullopt});
        }
        append(line, fact);
    }
    return line;
}

/// "12 not yet known"; empty if all are.
words::TextLine told_unknown(std::int32_t unknown, const words::Words& words) {
    if (unknown < 1) {
        return {};
    }
    return words.say("discoveries-unknown", {{"count", std::to_string(unknown), words::bright_ink}});
}

constexpr std::array<std::string_view, 8> monster_columns{
    "lore-column-met",    "lore-column-killed", "lore-column-health", "lore-column-ours",
    "lore-column-damage", "lore-column-theirs", "lore-column-damage", "lore-column-first"};

std::vector<std::string> headings_of(std::span<const std::string_view> keys, const words::Words& words) {
    std::vector<std::string> headings;
    for (const std::string_view key : keys) {
        headings.push_back(words.get(key));
    }
    return headings;
}

/// How many of a kind the hero met, or killed without having seen them.
std::int32_t known_of(const save::Encounter& met) {
    return std::max(met.met, met.killed);
}

TableEntry monster_entry(const forecast::Knowledge& knowledge, const save::Encounter& met,
                         const words::Words& words) {
    const content::MonsterDef& kind = knowledge.catalog().monster(met.kind);
    const content::Colour ink = words::readable(kind.appearance.foreground);
    TableEntry entry{
        kind.appearance,
        {{kind.name, ink}},
        {{{std::to_string(known_of(met)), words::plain_ink}},
         {{std::to_string(met.killed), words::plain_ink}}},
        {words.say("lore-monster", {{"name", words::capitalised(kind.name), ink},
                                    {"met", std::to_string(known_of(met)), words::bright_ink},
                                    {"killed", std::to_string(met.killed), words::bright_ink}})}};
    append(entry.cells, monster_figures(knowledge, met.kind, words));
    append(entry.text, tell_monster(knowledge, met.kind, words));
    return entry;
}

/// Each kind that the hero met and the filter admits, the weakest first, and how many it did not meet.
EntryTable monsters_of(const screen::DiscoveriesModel& page, const words::Words& words) {
    const content::Catalog& catalog = page.knowledge.catalog();
    std::vector<save::Encounter> known;
    std::int32_t unknown = 0;
    for (std::size_t place = 0; place < catalog.monsters().size(); ++place) {
        const content::MonsterId kind{static_cast<content::MonsterId::rep>(place)};
        const save::Encounter met = save::encounter_with(page.encounters, kind);
        if (kind == catalog.hero()) {
            continue;
        }
        if (met.met + met.killed == 0) {
            ++unknown;
        } else if (admits(page.text, catalog.monster(kind).name)) {
            known.push_back(met);
        }
    }
    std::ranges::sort(known, {}, [&](const save::Encounter& met) {
        return std::pair(catalog.monster(met.kind).level, met.kind);
    });
    std::vector<TableEntry> entries;
    entries.reserve(known.size());
    for (const save::Encounter& met : known) {
        entries.push_back(monster_entry(page.knowledge, met, words));
    }
    return {headings_of(monster_columns, words), std::move(entries), told_unknown(unknown, words)};
}

TableEntry spell_entry(const forecast::Knowledge& knowledge, content::SpellId id, const words::Words& words) {
    const content::SpellDef& spell = knowledge.catalog().spell(id);
    TableEntry entry{
        words::look_of_spell(id, knowledge.catalog()),
        {{spell.name, words::readable(spell.colour)}},
        {{{std::to_string(spell.cost), words::plain_ink}}},
        {words.say("lore-spell", {{"name", words::capitalised(spell.name), words::readable(spell.colour)},
                                  {"cost", std::to_string(spell.cost), words::bright_ink}}),
         {{spell.description, words::quiet_ink}}}};
    append(entry.text, tell_effects({{}, id}, knowledge.catalog(), knowledge.hero(), words));
    return entry;
}

/// Each spell that the hero knows and the filter admits, and how many it could learn.
EntryTable spells_of(const screen::DiscoveriesModel& page, const words::Words& words) {
    const content::Catalog& catalog = page.knowledge.catalog();
    const std::vector<forecast::KnownSpell> spells = page.knowledge.spells();
    std::vector<TableEntry> entries;
    for (const forecast::KnownSpell& known : spells) {
        if (admits(page.text, catalog.spell(known.spell).name)) {
            entries.push_back(spell_entry(page.knowledge, known.spell, words));
        }
    }
    const auto learnable = std::ranges::count_if(catalog.spells(), &content::SpellDef::learnable);
    const auto learned = std::ranges::count_if(spells, [&catalog](const forecast::KnownSpell& known) {
        return catalog.spell(known.spell).learnable;
    });
    return {{words.get("lore-column-mana")},
            std::move(entries),
            told_unknown(static_cast<std::int32_t>(learnable - learned), words)};
}

/// The table of monsters or of spells; nothing for things, which are listed as text.
std::optional<EntryTable> table_of(const screen::DiscoveriesModel& page, const words::Words& words) {
    switch (page.page) {
        case screen::DiscoveryPage::Monsters:
            return monsters_of(page, words);
        case screen::DiscoveryPage::Spells:
            return spells_of(page, words);
        case screen::DiscoveryPage::Things:
            break;
    }
    return std::nullopt;
}

/// Why a page lists nothing.
words::TextLine told_nothing(const screen::DiscoveriesModel& page, const words::Words& words) {
    return {{words.get(page.text.text.empty() ? "discoveries-none" : "filter-none"), words::quiet_ink}};
}

constexpr std::int32_t entry_icon_width = 3;

/// Lists what is known of things, row by row.
class DiscoveryLister {
  public:
    DiscoveryLister(const screen::DiscoveriesModel& page, const words::Words& words)
        : page_(&page), words_(&words) {}

    /// Adds a heading, each identified kind of the group that the filter admits, and how many are not
    /// identified.
    void list_group(std::string_view group) {
        const auto items = page_->knowledge.catalog().items();
        std::vector<content::ItemId> known;
        std::int32_t unknown = 0;
        for (std::size_t place = 0; place < items.size(); ++place) {
            const content::ItemId kind{static_cast<content::ItemId::rep>(place)};
            if (items[place].unknown != group) {
                continue;
            }
            if (page_->knowledge.apparent_kind(kind) != kind) {
                ++unknown;
            } else if (admits(page_->text, items[place].name)) {
                known.push_back(kind);
            }
        }
        if (known.empty() && is_filtered()) {
            return;
        }
        add({{heading_of(group, *words_), words::bright_ink}});
        for (const content::ItemId kind : known) {
            add(facts_of(kind, page_->knowledge, *words_),
                icon_part(entry_icon_width, page_->knowledge.catalog().item(kind).appearance));
        }
        add_unknown(unknown);
        rows_.emplace_back();
    }

    [[nodiscard]] std::vector<Row> take() { return std::move(rows_); }

  private:
    [[nodiscard]] bool is_filtered() const { return !page_->text.text.empty(); }

    void add(words::TextLine text, std::optional<RowPart> before = {}) {
        Row row;
        if (before) {
            row.left.push_back(*std::move(before));
        }
        row.left.push_back({.what = std::move(text), .ink = words::plain_ink});
        rows_.push_back(std::move(row));
    }

    void add_unknown(std::int32_t unknown) {
        if (unknown > 0 && (!is_filtered() || !rows_.empty())) {
            add(told_unknown(unknown, *words_), icon_part(entry_icon_width));
        }
    }

    const screen::DiscoveriesModel* page_;
    const words::Words* words_;
    std::vector<Row> rows_;
};

constexpr std::array<std::string_view, 3> page_keys{"discoveries-monsters", "discoveries-things",
                                                    "discoveries-spells"};

RowPage page_of_things(const screen::DiscoveriesModel& discoveries, const PaintSource& source,
                       std::int32_t width) {
    DiscoveryLister lister(discoveries, *source.words);
    for (const std::string_view group : groups_of(*source.catalog)) {
        lister.list_group(group);
    }
    std::vector<Row> rows = lister.take();
    if (rows.empty()) {
        rows.push_back({.left = {{.what = told_nothing(discoveries, *source.words)}}});
    }
    return {std::move(rows), width};
}

}  // namespace

std::int32_t scroll_range(const screen::DiscoveriesModel& discoveries, const core::Rect& page,
                          const PaintSource& source) {
    const core::Rect room = below_parts(page);
    if (const std::optional<EntryTable> table = table_of(discoveries, *source.words)) {
        return table->last_position(room);
    }
    return page_of_things(discoveries, source, room.size.width).scroll_range(room);
}

void paint_screen(Canvas& canvas, const screen::DiscoveriesModel& discoveries, const PaintContext& with) {
    const core::Rect room = draw_parts(canvas, with.room, page_keys,
                                       static_cast<std::size_t>(discoveries.page), *with.source.words);
    if (const std::optional<EntryTable> table = table_of(discoveries, *with.source.words)) {
        if (table->entries().empty() && (table->foot().empty() || !discoveries.text.text.empty())) {
            canvas.put(room.origin, told_nothing(discoveries, *with.source.words), words::quiet_ink);
        } else {
            table->draw(canvas, room, discoveries.first_line);
        }
        return;
    }
    const RowPage page = page_of_things(discoveries, with.source, room.size.width);
    const std::int32_t range = page.scroll_range(room);
    const std::int32_t first = std::clamp(discoveries.first_line, 0, range);
    page.paint(canvas, room, first);
    draw_more(canvas, room, first > 0, first < range);
}

ScreenSpeech tell_screen(const screen::DiscoveriesModel& discoveries, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    ScreenSpeech speech{with_filter(words.get(screen::DiscoveriesModel::traits.title) + ", " +
                                        words.get(page_keys.at(static_cast<std::size_t>(discoveries.page))),
                                    discoveries.text)};
    if (const std::optional<EntryTable> table = table_of(discoveries, words)) {
        for (const TableEntry& entry : table->entries()) {
            std::ranges::copy(entry.text, std::back_inserter(speech.lines));
        }
        speech.lines.push_back(table->entries().empty() && table->foot().empty()
                                   ? told_nothing(discoveries, words)
                                   : table->foot());
        return speech;
    }
    speech.lines = page_of_things(discoveries, with.source, unbroken).text();
    return speech;
}

}  // namespace torchwake::panels
