#include "help_line.hpp"

#include <torchwake/view/labels.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>

namespace torchwake::view {
namespace {

constexpr std::int32_t gap = 2;

constexpr bool is_step(screen::Action action) {
    return action >= screen::Action::MoveNorth && action <= screen::Action::MoveNorthWest;
}

/// What every menu does by itself, and what its own lines say.
constexpr bool needs_no_label(screen::Action action) {
    return (action >= screen::Action::Up && action <= screen::Action::End) ||
           action == screen::Action::Choose;
}

/// "[g] get", or "[g]" alone.
std::int32_t width_of(const HelpLabel& label) {
    const std::int32_t cap = text_width(label.key) + 2;
    return label.text.empty() ? cap : cap + 1 + text_width(label.text);
}

std::int32_t width_of(const std::vector<HelpLabel>& labels) {
    std::int32_t width = -gap;
    for (const HelpLabel& label : labels) {
        width += width_of(label) + gap;
    }
    return width;
}

void shorten(std::vector<HelpLabel>& labels, std::int32_t room) {
    for (HelpLabel& label : labels) {
        if (width_of(labels) <= room) {
            return;
        }
        label.text.clear();
    }
    while (!labels.empty() && width_of(labels) > room) {
        labels.erase(labels.begin());
    }
}

void place(std::vector<HelpLabel>& labels, const core::Rect& row) {
    std::int32_t x = row.right() - 1 - width_of(labels);
    for (HelpLabel& label : labels) {
        label.area = {{x, row.top()}, {width_of(label), 1}};
        x += label.area.size.width + gap;
    }
}

}  // namespace

std::vector<HelpLabel> help_labels(std::span<const screen::Offer> offers, const screen::KeyMap& keys,
                                   const Words& words, const core::Rect& row) {
    std::vector<HelpLabel> labels;
    const auto steps = [](const screen::Offer& offer) { return is_step(offer.action); };
    if (std::any_of(offers.begin(), offers.end(), steps)) {
        labels.push_back({std::nullopt, words.get("key-arrows"), words.get("label-move"), {}});
    }
    for (const screen::Offer& offer : offers) {
        const std::vector<screen::Key> bound = keys.keys(offer.action);
        if (!is_step(offer.action) && !needs_no_label(offer.action) && !bound.empty()) {
            labels.push_back({offer, key_label(bound.front()), action_text(offer.action, words), {}});
        }
    }
    shorten(labels, row.size.width - 2);
    place(labels, row);
    return labels;
}

}  // namespace torchwake::view
