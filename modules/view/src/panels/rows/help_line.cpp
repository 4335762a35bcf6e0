#include "panels/rows/help_line.hpp"

#include "panels/rows/play_ranks.hpp"

#include <torchwake/screen/layer.hpp>

#include <ranges>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace torchwake::view {
namespace {

using screen::Action;

constexpr std::int32_t label_gap = 2;
/// Labels up to this rank stay, even where they cover the text beside them.
constexpr std::int32_t lasting_rank = 0;

/// The kept places from the right end of the row. A narrow row has the first ones only.
constexpr std::array kept_places{
    KeptPlace{Action::Actions, Action::Actions},        KeptPlace{Action::Help, Action::Help},
    KeptPlace{Action::Attack, Action::Attack},          KeptPlace{Action::Fire, Action::Throw},
    KeptPlace{Action::Repeat, Action::Repeat},          KeptPlace{Action::Get, Action::Get},
    KeptPlace{Action::Descend, Action::Descend},        KeptPlace{Action::Ascend, Action::Ascend},
    KeptPlace{Action::SwitchTorch, Action::SwitchTorch}};
/// The places that every row has.
constexpr std::size_t fewest_places = 3;
/// The cells that more places than those leave to the text at the left.
constexpr std::int32_t least_room_of_text = 20;
/// A row with kept places leaves out labels of greater ranks, which matter little.
constexpr std::int32_t last_rank_beside_kept = 6;

std::int32_t width_of(const std::vector<HelpLabel>& labels) {
    std::int32_t width = -label_gap;
    for (const HelpLabel& label : labels) {
        width += width_of(label) + label_gap;
    }
    return width;
}

/// Drops labels until the others fit.
void thin_out(std::vector<HelpLabel>& labels, std::int32_t whole_row, std::int32_t beside) {
    while (!labels.empty()) {
        const auto least = std::ranges::max_element(labels, {}, &HelpLabel::rank);
        const std::int32_t taken = beside > 0 && least->rank > lasting_rank ? beside + label_gap : 0;
        if (width_of(labels) <= whole_row - taken) {
            return;
        }
        labels.erase(least);
    }
}

/// Places labels side by side, the last one before the column `end`.
void place(std::vector<HelpLabel>& labels, std::int32_t y, std::int32_t end) {
    std::int32_t x = end - width_of(labels);
    for (HelpLabel& label : labels) {
        label.area = {{x, y}, {width_of(label), 1}};
        x += label.area.size.width + label_gap;
    }
}

/// The labels that have places of their own, from left to right.
std::vector<HelpLabel> place_kept(const HelpSource& source, const core::Rect& row, std::int32_t beside) {
    const PlayRanks ranks(*source.knowledge);
    const std::int32_t room = row.size.width - 2 - (beside > 0 ? least_room_of_text : 0);
    const std::size_t most = row.size.width < narrowest_wide_row ? fewest_places : std::size(kept_places);
    std::vector<HelpLabel> kept;
    std::int32_t x = row.right() - 1;
    for (const KeptPlace& kept_place : kept_places | std::views::take(most)) {
        const std::optional<KeptLabel> label = kept_label(source, kept_place, ranks);
        if (!label) {
            continue;
        }
        if (kept.size() >= fewest_places && row.right() - 1 - (x - label->width) > room) {
            break;
        }
        x -= label->width;
        kept.insert(kept.begin(), label->label);
        kept.front().area = {{x, row.top()}, {width_of(label->label), 1}};
        x -= label_gap;
    }
    return kept;
}

/// Drops the labels of kept places that the text at the left reaches.
void give_way(std::vector<HelpLabel>& kept, const core::Rect& row, std::int32_t beside) {
    while (!kept.empty()) {
        const std::int32_t taken = beside > 0 && kept.front().rank > lasting_rank ? beside + label_gap : 0;
        if (kept.front().area.left() >= row.left() + 1 + taken) {
            return;
        }
        kept.erase(kept.begin());
    }
}

/// The labels of play. Those without a place of their own stand by importance, the least important at the
/// left, so that whatever is dropped or added moves none that matters more.
std::vector<HelpLabel> labels_of_play(const HelpSource& source, const core::Rect& row, std::int32_t beside) {
    std::vector<HelpLabel> labels = labels_of(source);
    std::vector<HelpLabel> kept = place_kept(source, row, beside);
    const bool keeps = kept.size() > fewest_places;
    std::erase_if(labels, [&kept, keeps](const HelpLabel& label) {
        return (keeps && label.rank > last_rank_beside_kept) ||
               std::ranges::find(kept, label.offer, &HelpLabel::offer) != kept.end();
    });
    std::ranges::sort(labels, {}, [](const HelpLabel& label) { return std::pair(-label.rank, label.offer); });
    const std::int32_t end = kept.empty() ? row.right() - 1 : kept.front().area.left() - label_gap;
    give_way(kept, row, beside);
    thin_out(labels, end - row.left() - 1, beside);
    place(labels, row.top(), end);
    std::ranges::move(kept, std::back_inserter(labels));
    return labels;
}

}  // namespace

std::vector<HelpLabel> help_labels(const HelpSource& source, const core::Rect& row, std::int32_t beside) {
    if (source.screens.empty() || source.screens.back().prompt == nullptr) {
        return {};
    }
    if (screen::model_in<screen::PlayModel>(source.screens.back().layer) != nullptr && source.knowledge) {
        return labels_of_play(source, row, beside);
    }
    std::vector<HelpLabel> labels = labels_of(source);
    thin_out(labels, row.size.width - 2, beside);
    place(labels, row.top(), row.right() - 1);
    return labels;
}

}  // namespace torchwake::view
