#pragma once

#include <torchwake/screen/text_filter.hpp>
#include <torchwake/words/message_writer.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::words {

/// A message of the log.
struct LoggedMessage {
    Message message;           ///< what was said
    std::int32_t turn = 0;     ///< when it was last repeated
    std::int32_t repeats = 1;  ///< how often it was said, from 1 on
};

/// One row of the log as it is shown.
struct LogRow {
    TextLine line;                       ///< no longer than the width asked for
    Colour ink;                          ///< of text without an own colour
    std::int32_t brightness = 1000;      ///< permille; older rows are dimmer
    std::optional<std::int32_t> turn{};  ///< of its message; nothing in the rows after its first
    /// Tells a good, a bad and a deadly message apart for eyes that can't by its colour; 0 for any other one,
    /// and in the rows after the first.
    char32_t mark = 0;
};

/// The messages that are shown, and how.
struct LogChoice {
    std::optional<Topic> topic{};  ///< only messages with this topic
    screen::TextFilter filter{};   ///< only messages whose text it lets through
    bool joined = false;           ///< those of a turn stand in one paragraph
};

/// The messages of the game, oldest first. Equal messages in a row are one entry with a count; so are those
/// of a turn that tell of no fight and no thing, where the last of them stood.
class MessageLog {
  public:
    static constexpr std::size_t capacity = 2000;  ///< entries; beyond it the oldest one is dropped

    /// Removes all messages.
    void clear();
    /// Adds a message of that turn, or counts an equal one up. Cost: linear in the messages of the turn, and
    /// in all once the log is full.
    void add(std::int32_t turn, Message message);

    /// The messages, oldest first.
    [[nodiscard]] std::span<const LoggedMessage> messages() const { return messages_; }
    /// The rows that a panel shows, from top to bottom. `skipped`: how many of the newest rows to leave out
    /// at the bottom. Cost: linear in the rows shown and skipped.
    [[nodiscard]] std::vector<LogRow> rows(std::int32_t width, std::int32_t count, std::int32_t skipped = 0,
                                           const LogChoice& choice = {}) const;
    /// Differs after every change.
    [[nodiscard]] std::uint32_t revision() const { return revision_; }

  private:
    std::vector<LoggedMessage> messages_;
    std::uint32_t revision_ = 0;
};

/// The message, with " (x3)" behind it where it happened three times.
[[nodiscard]] TextLine with_repeats(const LoggedMessage& message);

}  // namespace torchwake::words
