#include "rows/action_label.hpp"

#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::panels {
namespace {

/// The cells of a label and of those that it keeps.
std::int32_t room_of(const ActionLabel& label) {
    return std::max(width_of(label), label.least_width);
}

}  // namespace

ActionLabel action_label(screen::Action action, std::string text, const screen::KeyMap& keys) {
    return {
        .offer = screen::Offer{action}, .key = words::prompt_label(keys, action), .text = std::move(text)};
}

std::int32_t width_of(const ActionLabel& label) {
    const std::int32_t key = label.key.empty() ? 0 : words::text_width(label.key) + 2;
    const std::int32_t between = label.key.empty() || label.text.empty() ? 0 : 1;
    return key + between + words::text_width(label.text);
}

std::int32_t width_of(const std::vector<ActionLabel>& labels, std::int32_t gap) {
    std::int32_t width = labels.empty() ? 0 : -gap;
    for (const ActionLabel& label : labels) {
        width += room_of(label) + gap;
    }
    return width;
}

void place_labels(std::vector<ActionLabel>& labels, core::Point at, std::int32_t gap) {
    for (ActionLabel& label : labels) {
        label.area = {at, {width_of(label), 1}};
        at.x += room_of(label) + gap;
    }
}

void draw_labels(Canvas& canvas, const std::vector<ActionLabel>& labels) {
    for (const ActionLabel& label : labels) {
        core::Point at = label.area.origin;
        if (!label.key.empty()) {
            at = canvas.key_cap(at, label.key, label.useful && label.taken_by_key);
            ++at.x;
        }
        canvas.put(at, label.text, label.useful ? words::plain_ink : words::grey_ink);
        if (label.offer) {
            canvas.areas().add(label.area, screen::PointedOffer{*label.offer});
        }
    }
}

void draw_answers(Canvas& canvas, core::Point at, std::vector<ActionLabel> answers) {
    for (ActionLabel& answer : answers) {
        answer.offer = answer.useful ? answer.offer : std::nullopt;
    }
    place_labels(answers, at, answer_gap);
    draw_labels(canvas, answers);
}

}  // namespace torchwake::panels
