#include "panels/answer_row.hpp"

#include <torchwake/view/device.hpp>
#include <torchwake/view/labels.hpp>

namespace torchwake::view {
namespace {

constexpr std::int32_t between_answers = 3;

}  // namespace

RowAnswer row_answer(screen::Action action, const std::string& text, const PaintSource& source) {
    return {prompt_label(*source.keys, action), text, action};
}

std::int32_t width_of(const std::vector<RowAnswer>& answers) {
    std::int32_t width = 0;
    for (const RowAnswer& answer : answers) {
        const std::int32_t key = answer.key.empty() ? 0 : text_width(answer.key) + 3;
        width += (width > 0 ? between_answers : 0) + key + text_width(answer.text);
    }
    return width;
}

void draw_answers(Canvas& canvas, core::Point at, const std::vector<RowAnswer>& answers) {
    for (const RowAnswer& answer : answers) {
        const std::int32_t left = at.x;
        if (!answer.key.empty()) {
            at = canvas.key_cap(at, answer.key, answer.useful);
            ++at.x;
        }
        canvas.put(at, answer.text, answer.useful ? plain_ink : grey_ink);
        at.x += text_width(answer.text);
        if (answer.useful) {
            canvas.areas().add({{left, at.y}, {at.x - left, 1}}, screen::PointedOffer{{answer.action}});
        }
        at.x += between_answers;
    }
}

}  // namespace torchwake::view
