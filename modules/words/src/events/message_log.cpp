#include <torchwake/words/colours.hpp>
#include <torchwake/words/message_log.hpp>

#include <ranges>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace torchwake::words {
namespace {

/// The brightness of a message by its age in turns, in permille.
std::int32_t brightness_at(std::int32_t age) {
    constexpr std::array<std::int32_t, 4> by_age{whole, 860, 770, 690};
    return by_age[static_cast<std::size_t>(std::clamp(age, 0, 3))];
}

using Messages = std::vector<LoggedMessage>;

/// One message, or all of a turn.
struct Paragraph {
    TextLine line;
    Colour ink;
    std::int32_t turn = 0;
};

bool is_chosen(const LoggedMessage& message, const LogChoice& choice) {
    return (!choice.topic || message.message.topic == *choice.topic) &&
           (choice.filter.text.empty() || admits(choice.filter, plain_text(message.message.line)));
}

/// The message before others of its turn, each in its own ink.
TextLine joined(const LoggedMessage& message, const TextLine& rest) {
    TextLine line = with_repeats(message);
    for (TextSpan& span : line) {
        span.ink = span.ink.value_or(message.message.ink);
    }
    if (!rest.empty()) {
        line.push_back({" ", std::nullopt});
        append(line, rest);
    }
    return line;
}

/// The newest paragraph before `end`, and where it begins; empty if the message there is not chosen.
std::pair<Paragraph, Messages::const_iterator> take_paragraph(const Messages& messages,
                                                              Messages::const_iterator end,
                                                              const LogChoice& choice) {
    --end;
    Paragraph paragraph{{}, end->message.ink, end->turn};
    if (!choice.joined) {
        return {
            is_chosen(*end, choice) ? Paragraph{with_repeats(*end), end->message.ink, end->turn} : paragraph,
            end};
    }
    for (;; --end) {
        if (is_chosen(*end, choice)) {
            paragraph.line = joined(*end, paragraph.line);
        }
        if (end == messages.begin() || std::prev(end)->turn != paragraph.turn) {
            return {paragraph, end};
        }
    }
}

char32_t mark_of(Colour ink) {
    return ink == good_ink ? U'+' : ink == bad_ink ? U'!' : ink == death_ink ? U'\u00d7' : char32_t{0};
}

}  // namespace

void MessageLog::clear() {
    messages_.clear();
    ++revision_;
}

void MessageLog::add(std::int32_t turn, Message message) {
    ++revision_;
    // An equal message is sought in the last entry, and in those of the turn before it.
    auto first = messages_.end();
    while (first != messages_.begin() &&
           (first == messages_.end() || (message.topic == Topic::Other && std::prev(first)->turn == turn))) {
        --first;
    }
    const auto same = std::ranges::find(first, messages_.end(), message, &LoggedMessage::message);
    if (same != messages_.end()) {
        ++same->repeats;
        same->turn = turn;
        std::ranges::rotate(same, std::next(same), messages_.end());
        return;
    }
    if (messages_.size() == capacity) {
        messages_.erase(messages_.begin());
    }
    messages_.push_back({std::move(message), turn, 1});
}

std::vector<LogRow> MessageLog::rows(std::int32_t width, std::int32_t count, std::int32_t skipped,
                                     const LogChoice& choice) const {
    std::vector<LogRow> newest_first;
    const auto wanted = static_cast<std::size_t>(std::max(count, 0) + std::max(skipped, 0));
    auto end_of_older = messages_.end();
    while (end_of_older != messages_.begin() && newest_first.size() < wanted) {
        const auto [paragraph, begin] = take_paragraph(messages_, end_of_older, choice);
        end_of_older = begin;
        if (paragraph.line.empty()) {
            continue;
        }
        std::vector<TextLine> lines = wrapped(paragraph.line, width);
        const std::int32_t brightness = brightness_at(messages_.back().turn - paragraph.turn);
        for (TextLine& line : std::views::reverse(lines)) {
            newest_first.push_back({std::move(line), paragraph.ink, brightness});
        }
        newest_first.back().turn = paragraph.turn;
        newest_first.back().mark = mark_of(paragraph.ink);
    }
    const std::size_t end = std::min(wanted, newest_first.size());
    const std::size_t begin = std::min(static_cast<std::size_t>(std::max(skipped, 0)), end);
    std::vector<LogRow> shown(
        std::make_move_iterator(newest_first.begin() + static_cast<std::ptrdiff_t>(begin)),
        std::make_move_iterator(newest_first.begin() + static_cast<std::ptrdiff_t>(end)));
    std::ranges::reverse(shown);
    return shown;
}

TextLine with_repeats(const LoggedMessage& message) {
    TextLine line = message.message.line;
    if (message.repeats > 1) {
        line.push_back({" (x" + std::to_string(message.repeats) + ")", quiet_ink});
    }
    return line;
}

}  // namespace torchwake::words
