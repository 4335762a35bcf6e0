// The rule book: every page is whole at every size, and its numbers come from the data and the formulas.

#include "content/game_data.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/screen/rule_page.hpp>
#include <torchwake/words/labels.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;
using screen::RulePage;

constexpr std::string_view hall_of_reading = "#####\n#@..#\n#####";
constexpr core::Size widest{240, 400};

/// A book open at a page of a game with that data.
class OpenBook {
  public:
    explicit OpenBook(RulePage page, const content::Catalog& catalog = named_catalog())
        : game_(hall_of_reading, catalog) {
        book_.menu = screen::rules_menu(page);
        book_.knowledge = game_.scenario.knowledge();
        for (std::size_t kind = 0; kind < catalog.monsters().size(); ++kind) {
            book_.encounters.kinds.push_back(
                {content::MonsterId{static_cast<content::MonsterId::rep>(kind)}, 12, 11});
        }
        game_.open("help", &book_, {{Action::Cancel, 0}});
    }

    [[nodiscard]] std::string text(core::Size size = widest) const { return game_.text(size); }
    screen::HelpModel& model() { return book_; }
    StagedGame& game() { return game_; }

  private:
    StagedGame game_;
    screen::HelpModel book_;
};

std::string text_of_page(RulePage page, const content::Catalog& catalog = named_catalog()) {
    return OpenBook(page, catalog).text();
}

/// A sentence that fits the widest page in one row.
std::string first_words(const std::string& sentence) {
    return sentence.substr(0, 60);
}

}  // namespace

TEST_CASE("no page of the rule book is cut at any size, lacks a word or leaves a placeholder",
          "[panels][rules][H1]") {
    for (const screen::RulePageTraits& page : screen::rule_page_table) {
        OpenBook book(page.kind, content::game_data());
        for (const core::Size size :
             {core::Size{40, 16}, core::Size{60, 22}, smallest_size, usual_size, window_size}) {
            const std::int32_t last = book.game().presenter.scroll_range(&book.model());
            for (std::int32_t line = 0; line <= last + size.height; line += size.height / 2) {
                book.model().first_line = line;
                const stage::Frame& frame = book.game().frame(size);
                const std::string shown = text_in(frame.text);
                CAPTURE(page.id, size.width, size.height, line, shown);
                CHECK(frame.text.hidden() == 0);
                CHECK_FALSE(shows(shown, "{"));
                CHECK_FALSE(shows(shown, "rules-"));
                CHECK((page.kind == RulePage::Keys || !shows(shown, "\u2026")));
            }
        }
    }
}

TEST_CASE("the numbers of the rule book are what the formulas give", "[panels][rules][H1]") {
    OpenBook book(RulePage::Attributes);
    const std::int32_t dexterity = book.game().scenario.knowledge().hero().attributes.dexterity;
    const auto told = [](std::int32_t value) {
        return std::to_string(rules::disarm_percent(value, 0)) + " %";
    };
    const std::string text = book.text();
    CHECK(shows(text, "At " + std::to_string(dexterity) + " you disarm a plain trap with " + told(dexterity) +
                          ", at " + std::to_string(dexterity + 4) + " with " + told(dexterity + 4)));
    CHECK(shows(text_of_page(RulePage::Growth),
                "Level 2 ends at " + std::to_string(rules::experience_past_level(2)) + " experience"));
}

TEST_CASE("changed data change the rule book", "[panels][rules][H1]") {
    content::CatalogParts parts = scenario::test_parts();
    content::MonsterDef& hero = *std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id);
    hero.hunger = content::HungerStages{31, 132, 133, 134};
    hero.light = content::Light{core::Cells{9}, {}};
    const content::Catalog changed = named(std::move(parts));
    CHECK(shows(text_of_page(RulePage::Carrying, changed), "Well fed: for 31 turns."));
    CHECK(shows(text_of_page(RulePage::Light, changed), "It lights 9 cells around you"));
}

TEST_CASE("every sign of the screen is explained in the rule book", "[panels][rules][H3]") {
    const std::string signs = text_of_page(RulePage::Signs);
    for (const auto& [key, sentence] : english().sentences()) {
        if (key.starts_with("sign-")) {
            CAPTURE(key);
            CHECK(shows(signs, first_words(sentence)));
        }
    }
}

TEST_CASE("every kind of matter is told by more than its layer, every condition by what it does",
          "[panels][rules][H1]") {
    const content::Catalog& game = content::game_data();
    const std::string matter = text_of_page(RulePage::Matter, game);
    for (const content::MatterDef& kind : game.all_matter()) {
        CAPTURE(kind.id);
        CHECK(shows(matter, words::capitalised(kind.name)));
    }
    CHECK(shows(matter, "Frost makes ice of it."));
    const std::string conditions = text_of_page(RulePage::Conditions, game);
    for (const content::ConditionTraits& condition : content::condition_table) {
        const std::string key = "rules-condition-" + std::string(condition.id);
        CAPTURE(key);
        CHECK(english().has(key));
        CHECK(shows(conditions, first_words(english().get(key))));
    }
}

TEST_CASE("a search in the rule book finds entries of all pages, each under the page that it opens",
          "[panels][rules][H1]") {
    OpenBook book(RulePage::Start, content::game_data());
    book.model().text = {"poison", true};
    const std::string found = book.text();
    for (const char* part : {"Found in all pages", "Conditions", "It costs health after each action.",
                             "Fire and matter", "Poison gas"}) {
        CHECK(shows(found, part));
    }
    CHECK_FALSE(shows(found, "Capacity"));
    book.model().text = {"xyzzy", true};
    CHECK(shows(book.text(), english().get("filter-none")));
}

TEST_CASE("the pages of the rule book and the links below a page can be clicked", "[panels][rules][H1]") {
    OpenBook book(RulePage::Start);
    const auto row_of = [&book](std::string_view part) {
        const std::vector<std::string> rows = [&] {
            std::vector<std::string> lines;
            std::string line;
            for (const char letter : book.text(usual_size)) {
                if (letter == '\n') {
                    lines.push_back(std::exchange(line, {}));
                } else {
                    line.push_back(letter);
                }
            }
            return lines;
        }();
        const auto found =
            std::ranges::find_if(rows, [&](const std::string& row) { return shows(row, part); });
        return static_cast<std::int32_t>(found - rows.begin());
    };
    const std::int32_t growth = row_of("c  Growth");
    CHECK(book.game().pick(usual_size, {4, growth}) ==
          screen::Pointed{screen::PointedLine{static_cast<std::int32_t>(RulePage::Growth)}});
    const std::int32_t link = row_of("See also") + 1;
    CHECK(book.game().pick(usual_size, {30, link}) ==
          screen::Pointed{screen::PointedLine{static_cast<std::int32_t>(RulePage::Keys)}});
}

}  // namespace torchwake::panels
