// The page of discoveries: the monsters that the hero met, the kinds of things that it has identified, and
// the spells that it knows.

#include "panels/pages.hpp"
#include "panels/screens.hpp"
#include "words/describe.hpp"
#include "words/examine.hpp"
#include "words/looks.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/sentence.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::view {
namespace {

/// The heading of a group of items. Groups of the game have words of their own; a group that a mod adds is
/// shown by its id.
std::string heading_of(std::string_view group, const Words& words) {
    if (group == "potion") {
        return words.get("discoveries-potions");
    }
    if (group == "ring") {
        return words.get("discoveries-rings");
    }
    return group == "scroll" ? words.get("discoveries-scrolls") : capitalised(std::string(group));
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
TextLine facts_of(content::ItemId kind, const rules::Knowledge& knowledge, const Words& words) {
    const content::ItemDef& item = knowledge.catalog().item(kind);
    TextLine line{{item.name, item.appearance.foreground}, {": ", quiet_ink}};
    bool first = true;
    std::vector<TextLine> facts = tell_effects({kind, {}}, knowledge.catalog(), knowledge.hero(), words);
    std::ranges::move(tell_service(item, words), std::back_inserter(facts));
    for (TextLine& fact : facts) {
        if (!std::exchange(first, false)) {
            line.push_back({" ", std::nullopt});
        }
        line.insert(line.end(), fact.begin(), fact.end());
    }
    return line;
}

/// A row of the page. The pictures of kinds stand left of their facts.
struct PageRow {
    TextLine line;
    std::optional<content::Appearance> icon{};
    std::int32_t indent = 0;
};
constexpr std::int32_t icon_width = 3;

/// Lists what is known of a part of the page, row by row.
class DiscoveryLister {
  public:
    DiscoveryLister(const screen::DiscoveriesModel& page, const Words& words, std::int32_t width)
        : page_(&page), words_(&words), width_(width) {}

    /// Adds each kind that the hero met and the filter admits, the weakest first, and how many it did not.
    void list_monsters() {
        const content::Catalog& catalog = page_->knowledge.catalog();
        std::vector<save::Encounter> known;
        std::int32_t unknown = 0;
        for (std::size_t place = 0; place < catalog.monsters().size(); ++place) {
            const content::MonsterId kind{static_cast<content::MonsterId::rep>(place)};
            const save::Encounter met = save::encounter_with(page_->encounters, kind);
            if (kind == catalog.hero()) {
                continue;
            }
            if (met.met + met.killed == 0) {
                ++unknown;
            } else if (admits(page_->text, catalog.monster(kind).name)) {
                known.push_back(met);
            }
        }
        std::ranges::sort(known, {}, [&](const save::Encounter& met) {
            return std::pair(catalog.monster(met.kind).level, met.kind);
        });
        for (const save::Encounter& met : known) {
            add_monster(met);
        }
        add_unknown(unknown);
    }

    /// Adds each spell that the hero knows and the filter admits, and how many it could learn.
    void list_spells() {
        const content::Catalog& catalog = page_->knowledge.catalog();
        const std::vector<rules::KnownSpell> spells = page_->knowledge.spells();
        for (const rules::KnownSpell& known : spells) {
            if (admits(page_->text, catalog.spell(known.spell).name)) {
                add_spell(known.spell);
            }
        }
        const auto learnable = std::ranges::count_if(catalog.spells(), &content::SpellDef::learnable);
        const auto learned = std::ranges::count_if(spells, [&catalog](const rules::KnownSpell& known) {
            return catalog.spell(known.spell).learnable;
        });
        add_unknown(static_cast<std::int32_t>(learnable - learned));
    }

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
        rows_.push_back({{{heading_of(group, *words_), bright_ink}}});
        for (const content::ItemId kind : known) {
            add_facts(facts_of(kind, page_->knowledge, *words_),
                      page_->knowledge.catalog().item(kind).appearance);
        }
        add_unknown(unknown);
        rows_.emplace_back();
    }

    [[nodiscard]] std::vector<PageRow> take() { return std::move(rows_); }

  private:
    [[nodiscard]] bool is_filtered() const { return !page_->text.text.empty(); }

    void add_monster(const save::Encounter& met) {
        const content::MonsterDef& kind = page_->knowledge.catalog().monster(met.kind);
        const std::array<Argument, 3> arguments{
            Argument{"name", capitalised(kind.name), readable(kind.appearance.foreground)},
            Argument{"met", std::to_string(met.met), bright_ink},
            Argument{"killed", std::to_string(met.killed), bright_ink}};
        add_entry(words_->say("lore-monster", arguments), kind.appearance,
                  tell_monster(page_->knowledge, met.kind, *words_));
    }

    void add_spell(content::SpellId id) {
        const content::Catalog& catalog = page_->knowledge.catalog();
        const content::SpellDef& spell = catalog.spell(id);
        const std::array<Argument, 2> arguments{
            Argument{"name", capitalised(spell.name), readable(spell.colour)},
            Argument{"cost", std::to_string(spell.cost), bright_ink}};
        std::vector<TextLine> lines{{{spell.description, quiet_ink}}};
        std::ranges::move(tell_effects({{}, id}, catalog, page_->knowledge.hero(), *words_),
                          std::back_inserter(lines));
        add_entry(words_->say("lore-spell", arguments), look_of_spell(id, catalog), lines);
    }

    /// Adds a heading with a picture, the lines about it, and a blank row.
    void add_entry(const TextLine& heading, const content::Appearance& look,
                   const std::vector<TextLine>& lines) {
        add_facts(heading, look);
        for (const TextLine& line : lines) {
            add_facts(line, std::nullopt);
        }
        rows_.emplace_back();
    }

    void add_facts(const TextLine& facts, std::optional<content::Appearance> icon) {
        for (TextLine& row : wrapped(facts, std::max(width_ - icon_width, 1))) {
            rows_.push_back({std::move(row), std::exchange(icon, std::nullopt), icon_width});
        }
    }

    void add_unknown(std::int32_t unknown) {
        if (unknown > 0 && (!is_filtered() || !rows_.empty())) {
            const std::array<Argument, 1> count{Argument{"count", std::to_string(unknown), bright_ink}};
            rows_.push_back({words_->say("discoveries-unknown", count), std::nullopt, icon_width});
        }
    }

    const screen::DiscoveriesModel* page_;
    const Words* words_;
    std::int32_t width_;
    std::vector<PageRow> rows_;
};

constexpr std::array<std::string_view, 3> page_keys{"discoveries-monsters", "discoveries-things",
                                                    "discoveries-spells"};

std::vector<PageRow> rows_of(const screen::DiscoveriesModel& discoveries, const PaintSource& source,
                             std::int32_t width) {
    DiscoveryLister lister(discoveries, *source.words, width);
    switch (discoveries.page) {
        case screen::DiscoveryPage::Monsters:
            lister.list_monsters();
            break;
        case screen::DiscoveryPage::Things:
            for (const std::string_view group : groups_of(*source.catalog)) {
                lister.list_group(group);
            }
            break;
        case screen::DiscoveryPage::Spells:
            lister.list_spells();
            break;
    }
    std::vector<PageRow> rows = lister.take();
    if (rows.empty()) {
        const bool filtered = !discoveries.text.text.empty();
        rows.push_back({{{source.words->get(filtered ? "filter-none" : "discoveries-none"), quiet_ink}}});
    }
    return rows;
}

std::int32_t rows_without_room(std::size_t rows, const core::Rect& room) {
    return std::max(static_cast<std::int32_t>(rows) - room.size.height, 0);
}

}  // namespace

std::int32_t scroll_range(const screen::DiscoveriesModel& discoveries, const core::Rect& page,
                          const PaintSource& source) {
    const core::Rect room = below_parts(page);
    return rows_without_room(rows_of(discoveries, source, room.size.width).size(), room);
}

void paint_screen(Canvas& canvas, const screen::DiscoveriesModel& discoveries, const PaintContext& with) {
    const core::Rect room = draw_parts(canvas, with.room, page_keys,
                                       static_cast<std::size_t>(discoveries.page), *with.source.words);
    const std::vector<PageRow> rows = rows_of(discoveries, with.source, room.size.width);
    const std::int32_t range = rows_without_room(rows.size(), room);
    const std::int32_t first = std::clamp(discoveries.first_line, 0, range);
    const auto count = static_cast<std::int32_t>(rows.size());
    for (std::int32_t row = first; row < std::min(count, first + room.size.height); ++row) {
        const PageRow& shown = rows[static_cast<std::size_t>(row)];
        const core::Point at{room.left(), room.top() + row - first};
        if (shown.icon) {
            canvas.icon(at, *shown.icon, true);
        }
        canvas.put({at.x + shown.indent, at.y}, shown.line, plain_ink);
    }
    draw_more(canvas, room, first > 0, first < range);
}

ScreenSpeech tell_screen(const screen::DiscoveriesModel& discoveries, const PaintContext& with) {
    const Words& words = *with.source.words;
    ScreenSpeech speech{with_filter(words.get(screen::DiscoveriesModel::traits.title) + ", " +
                                        words.get(page_keys.at(static_cast<std::size_t>(discoveries.page))),
                                    discoveries.text)};
    for (PageRow& row : rows_of(discoveries, with.source, unbroken)) {
        speech.lines.push_back(std::move(row.line));
    }
    return speech;
}

}  // namespace torchwake::view
