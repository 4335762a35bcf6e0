#pragma once

// The messages of the game, oldest first. Equal messages in a row are one entry with a count.

#include <torchwake/screen/text_filter.hpp>
#include <torchwake/view/message_writer.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::view {

struct LoggedMessage {
    Message message;
    std::int32_t turn = 0;  ///< when it was last repeated
    std::int32_t repeats = 1;
};

/// One row of the log as it is shown.
struct LogRow {
    TextLine line;
    Colour ink;
    std::int32_t brightness = 1000;      ///< permille; older rows are dimmer
    std::optional<std::int32_t> turn{};  ///< of its message; nothing in the rows after its first
    /// Tells a good, a bad and a deadly message apart for eyes that can't by its colour; 0 for any other one,
    /// and in the rows after the first.
    char32_t mark = 0;
};

/// The messages that are shown, and how.
struct LogChoice {
    std::optional<Topic> topic{};  ///< only messages with this topic
    screen::TextFilter filter{};
    bool joined = false;  ///< those of a turn stand in one paragraph
};

class MessageLog {
  public:
    static constexpr std::size_t capacity = 2000;

    void clear();
    void add(std::int32_t turn, Message message);

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

}  // namespace torchwake::view
