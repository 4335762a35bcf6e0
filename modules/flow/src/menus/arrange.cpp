#include "menus/arrange.hpp"

#include <torchwake/content/item_group.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::size_t longest_filter = 20;

/// The thing of a line, as sorting and filtering see it. A line without a thing comes last, and no filter
/// admits it.
struct Thing {
    std::string_view name;
    bool missing = false;
    content::ItemGroup group = content::ItemGroup::Other;
    std::size_t kind = 0;
    std::int32_t weight = 0;
};

struct ThingOfLine {
    const content::Catalog& catalog;

    Thing operator()(const screen::ItemLine& line) const { return of(line.item, line.count); }
    Thing operator()(const screen::TradeLine& line) const { return of(line.item, line.count); }
    Thing operator()(const screen::SpellLine& line) const {
        return {catalog.spell(line.spell).name, false, content::ItemGroup::Other, line.spell.value, 0};
    }
    template <class Other>
    Thing operator()(const Other&) const {
        return {{}, true};
    }

  private:
    [[nodiscard]] Thing of(content::ItemId id, std::int32_t count) const {
        const content::ItemDef& item = catalog.item(id);
        return {item.name, false, content::group_of(item), id.value, rules::weight_of(item, count).value};
    }
};

bool comes_before(const Thing& a, const Thing& b, screen::PackOrder order) {
    if (a.missing || b.missing) {
        return !a.missing && b.missing;
    }
    return order == screen::PackOrder::Kind ? std::tie(a.group, a.kind) < std::tie(b.group, b.kind)
                                            : a.weight > b.weight;
}

/// True for the answers that keep their keys while a filter is typed.
bool writes_nothing(Action action) {
    return action >= Action::Up && action <= Action::Inspect;
}

}  // namespace

void arrange(screen::MenuModel& menu, const content::Catalog& catalog, Stage* stage) {
    menu.shown.reset();
    if (menu.order != screen::PackOrder::Letter || !menu.filter.text.empty()) {
        std::vector<Thing> things;
        things.reserve(menu.lines.size());
        for (const screen::MenuLine& line : menu.lines) {
            things.push_back(std::visit(ThingOfLine{catalog}, line.what));
        }
        std::vector<std::int32_t> shown = screen::shown_lines(menu);
        const auto thing = [&things](std::int32_t line) -> const Thing& {
            return things[static_cast<std::size_t>(line)];
        };
        const bool by_text = !screen::lists_things(menu.purpose) && stage != nullptr;
        std::erase_if(shown, [&](std::int32_t line) {
            const auto place = static_cast<std::size_t>(line);
            return by_text ? !admits(menu.filter, stage->text_of(menu.lines[place]))
                           : !admits(menu.filter, things[place].name);
        });
        if (menu.order != screen::PackOrder::Letter) {
            std::ranges::sort(shown, [&](std::int32_t a, std::int32_t b) {
                const bool before = comes_before(thing(a), thing(b), menu.order);
                return before || (a < b && !comes_before(thing(b), thing(a), menu.order));
            });
        }
        menu.shown = std::move(shown);
    }
    const std::vector<std::int32_t> shown = screen::shown_lines(menu);
    if (!shown.empty() && std::ranges::find(shown, menu.cursor) == shown.end()) {
        place_cursor(menu);
    }
}

bool edit_filter(screen::TextFilter& filter, const screen::Offer& answer) {
    switch (answer.action) {
        case Action::Filter:
            filter.typing = true;
            return true;
        case Action::Type:
            if (filter.text.size() < longest_filter) {
                core::append_utf8(filter.text, static_cast<char32_t>(answer.argument));
            }
            return true;
        case Action::Erase:
            core::erase_last_utf8(filter.text);
            return true;
        case Action::Cancel: {
            const bool filtered = filter.typing || !filter.text.empty();
            filter = {};
            return filtered;
        }
        default:
            return false;
    }
}

bool rearrange(screen::MenuModel& menu, const content::Catalog& catalog, const screen::Offer& answer,
               Stage* stage) {
    if (answer.action == Action::Arrange) {
        const std::int32_t next = static_cast<std::int32_t>(menu.order) + 1;
        menu.order =
            static_cast<screen::PackOrder>(next % (save::row_of(save::OptionKind::PackOrder).most + 1));
    } else if (answer.action == Action::Grid) {
        menu.grid = !menu.grid;
    } else if (!edit_filter(menu.filter, answer)) {
        return false;
    }
    arrange(menu, catalog, stage);
    return true;
}

screen::Prompt typing_prompt(const screen::Prompt& prompt) {
    screen::Prompt typing;
    for (const screen::Offer& offer : prompt.offers) {
        if (writes_nothing(offer.action)) {
            typing.offers.push_back(offer);
        }
    }
    typing.offers.push_back({Action::Erase});
    typing.text = true;
    return typing;
}

}  // namespace torchwake::flow
