#include <torchwake/view/colours.hpp>
#include <torchwake/view/message_log.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::view {
namespace {

/// The brightness of a message by its age in turns, in permille.
std::int32_t brightness_at(std::int32_t age) {
    constexpr std::array<std::int32_t, 4> by_age{whole, 860, 770, 690};
    return by_age[static_cast<std::size_t>(std::clamp(age, 0, 3))];
}

}  // namespace

void MessageLog::clear() {
    messages_.clear();
    ++revision_;
}

void MessageLog::add(std::int32_t turn, Message message) {
    ++revision_;
    if (!messages_.empty() && messages_.back().message == message) {
        ++messages_.back().repeats;
        messages_.back().turn = turn;
        return;
    }
    if (messages_.size() == capacity) {
        messages_.erase(messages_.begin());
    }
    messages_.push_back({std::move(message), turn, 1});
}

std::vector<LogRow> MessageLog::rows(std::int32_t width, std::int32_t count, std::int32_t skipped,
                                     std::optional<Topic> topic) const {
    std::vector<LogRow> newest_first;
    const auto wanted = static_cast<std::size_t>(std::max(count, 0) + std::max(skipped, 0));
    for (auto at = messages_.rbegin(); at != messages_.rend() && newest_first.size() < wanted; ++at) {
        if (topic && at->message.topic != *topic) {
            continue;
        }
        std::vector<TextLine> lines = wrapped(with_repeats(*at), width);
        const std::int32_t brightness = brightness_at(messages_.back().turn - at->turn);
        for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
            newest_first.push_back({std::move(*line), at->message.ink, brightness});
        }
    }
    const std::size_t end = std::min(wanted, newest_first.size());
    const std::size_t begin = std::min(static_cast<std::size_t>(std::max(skipped, 0)), end);
    std::vector<LogRow> shown(
        std::make_move_iterator(newest_first.begin() + static_cast<std::ptrdiff_t>(begin)),
        std::make_move_iterator(newest_first.begin() + static_cast<std::ptrdiff_t>(end)));
    std::reverse(shown.begin(), shown.end());
    return shown;
}

TextLine with_repeats(const LoggedMessage& message) {
    TextLine line = message.message.line;
    if (message.repeats > 1) {
        line.push_back({" (x" + std::to_string(message.repeats) + ")", quiet_ink});
    }
    return line;
}

}  // namespace torchwake::view
