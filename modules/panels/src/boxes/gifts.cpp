// The choice of a gift: what is sought above it, and what the chosen gift is and does below it.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"

#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/sentence.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::panels {
namespace {

constexpr std::int32_t text_cells = 56;

/// The name and the number of a gift's items.
words::TextLine items_line(const content::Supply& supply, const content::Catalog& catalog,
                           const words::Words& words) {
    const content::ItemDef& item = catalog.item(supply.item);
    return words.say(
        supply.count > 1 ? "gift-items" : "gift-item",
        {{"item", item.name, item.appearance.foreground}, {"count", std::to_string(supply.count)}});
}

/// The names and numbers of a gift's items in one line.
words::TextLine names_line(const content::GiftDef& gift, const content::Catalog& catalog) {
    words::TextLine line;
    for (const content::Supply& supply : gift.items) {
        const content::ItemDef& item = catalog.item(supply.item);
        const std::string number = supply.count > 1 ? " x" + std::to_string(supply.count) : "";
        line.push_back({line.empty() ? "" : ", ", std::nullopt});
        line.push_back({item.name + number, item.appearance.foreground});
    }
    return line;
}

/// The description of a gift, its items with their uses, and its coins.
std::vector<words::TextLine> tell_gift(const content::GiftDef& gift, const forecast::Knowledge& known,
                                       const words::Words& words) {
    std::vector<words::TextLine> lines{{{gift.description, words::quiet_ink}}};
    for (const content::Supply& supply : gift.items) {
        lines.push_back(items_line(supply, known.catalog(), words));
        for (words::TextLine& line : tell_uses(supply.item, known.catalog(), known.hero(), words)) {
            lines.push_back(std::move(line));
        }
    }
    if (gift.coins.value > 0) {
        lines.push_back(words.say("gift-coins", {{"coins", words::coins_text(gift.coins), words::key_ink}}));
    }
    return lines;
}

/// The note on the prize, and the question.
std::vector<words::TextLine> introduction(const screen::QuestNote& quest, const content::Catalog& catalog,
                                          const words::Words& words, std::int32_t width) {
    std::vector<words::TextLine> lines = wrapped_all(quest_note(quest, catalog, words), width);
    lines.emplace_back();
    lines.push_back({{words.get("gift-ask"), words::bright_ink}});
    lines.emplace_back();
    return lines;
}

std::size_t most_rows(const std::vector<std::vector<words::TextLine>>& facts, std::int32_t width) {
    std::size_t most = 0;
    for (const std::vector<words::TextLine>& lines : facts) {
        most = std::max(most, wrapped_all(lines, width).size());
    }
    return most;
}

}  // namespace

// The facts take equal room for every gift, so that the box keeps its size; in a low area blank rows give way
// to them, then the description, which stands below the box, too. What still has no room begins with the
// names of all items.
MenuContent content_of(const screen::GiftModel& gift, const forecast::Knowledge& known,
                       const PaintContext& with) {
    MenuContent content{with.box_area(),
                        with.source.box_words(screen::traits_of(gift.menu.purpose).can_be_left),
                        {menu_title(gift.menu.purpose, *with.source.words)}};
    MenuWords& words = content.words;
    const core::Size room{std::max(std::min(text_cells, content.area.size.width - 4), 1),
                          content.area.size.height};
    if (gift.quest) {
        words.intro = introduction(*gift.quest, known.catalog(), *words.words, room.width);
        words.title = words.words->get("quest-heading");
        content.told = {words.title, introduction(*gift.quest, known.catalog(), *words.words, unbroken)};
    }
    std::vector<std::vector<words::TextLine>> facts;
    for (const screen::MenuLine& line : gift.menu.lines) {
        const content::GiftId id = std::get<screen::GiftLine>(line.what).gift;
        facts.push_back(tell_gift(known.catalog().gift(id), known, *words.words));
    }
    const std::vector<words::TextLine>& chosen = facts[static_cast<std::size_t>(gift.menu.cursor)];
    content.told.choice.assign(chosen.begin() + 1, chosen.end());  // the help row tells the description
    const auto rows_left = [&] {
        return rows_in_box(room.height) - static_cast<std::int32_t>(words.intro.size()) -
               static_cast<std::int32_t>(gift.menu.lines.size());
    };
    const auto is_crowded = [&] { return std::cmp_less(rows_left(), most_rows(facts, room.width)); };
    if (is_crowded()) {
        std::erase_if(words.intro, [](const words::TextLine& line) { return line.empty(); });
    }
    if (is_crowded()) {
        for (std::vector<words::TextLine>& lines : facts) {
            lines.erase(lines.begin());  // the help row tells the description
        }
    }
    for (std::size_t place = 0; place < facts.size(); ++place) {
        const content::GiftId id = std::get<screen::GiftLine>(gift.menu.lines[place].what).gift;
        const content::GiftDef& definition = known.catalog().gift(id);
        const bool fits = std::cmp_less_equal(wrapped_all(facts[place], room.width).size(), rows_left());
        if (!fits && definition.items.size() > 1) {
            facts[place].insert(facts[place].begin(), names_line(definition, known.catalog()));
        }
    }
    words.facts = even_facts(std::move(facts), gift.menu.cursor, {room.width, rows_left()});
    return content;
}

}  // namespace torchwake::panels
