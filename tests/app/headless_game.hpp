#pragma once

// `torchwake headless`, asked one line after another.

#include "app/child_process.hpp"

#include <torchwake/core/point.hpp>
#include <torchwake/json/value.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::testing {

class HeadlessGame {
  public:
    /// Starts it with those changes to our environment, and looks at what it opens with.
    explicit HeadlessGame(const std::vector<std::string>& arguments,
                          const std::string& subcommand = "headless",
                          std::map<std::string, std::string> environment = {});
    ~HeadlessGame();
    HeadlessGame(const HeadlessGame&) = delete;
    HeadlessGame& operator=(const HeadlessGame&) = delete;

    /// Sends a line, and reads the reply to it, which stays the last until the next. Requires: the reply
    /// comes in time.
    const json::Object& ask(const std::string& line);
    // The kinds of lines. Each reply also has screen and state. Requires: it is no error.
    const json::Object& act(std::string_view action);
    const json::Object& act_at(std::string_view action, core::Point cell);
    const json::Object& key(std::string_view name);
    const json::Object& keys(const std::vector<std::string>& names);
    const json::Object& pad(std::string_view name);
    const json::Object& type(std::string_view text);
    const json::Object& advance(int milliseconds);
    const json::Object& click(core::Point screen_cell);
    const json::Object& right_click();
    /// Clicks on the first place of the screen that has that text. Requires: one has.
    const json::Object& click_on(std::string_view text);
    /// Clicks on a cell of the level that the screen shows.
    const json::Object& click_cell(core::Point cell);

    // The last reply.
    [[nodiscard]] const json::Object& last() const { return last_; }
    [[nodiscard]] std::string awaiting() const;
    [[nodiscard]] std::string hash() const;
    [[nodiscard]] std::int64_t number(std::string_view name) const;
    [[nodiscard]] std::int64_t of_player(std::string_view name) const;
    [[nodiscard]] core::Point hero_at() const;
    [[nodiscard]] std::vector<std::string> map() const;
    [[nodiscard]] std::vector<std::string> messages() const;
    [[nodiscard]] bool told(std::string_view part) const;
    [[nodiscard]] std::vector<std::string> screen() const;
    [[nodiscard]] bool shows(std::string_view part) const;
    /// The cell of the nearest thing of that kind and id in view; nothing if there is none.
    [[nodiscard]] std::optional<core::Point> seen(std::string_view kind, std::string_view id) const;
    /// The first cell of the map with that letter, row by row.
    [[nodiscard]] std::optional<core::Point> on_map(char letter) const;
    /// The ids of what is carried, slot by slot, those of a stack each.
    [[nodiscard]] std::vector<std::string> pack() const;

    /// Sends a line and waits for nothing. The last reply stays what it was.
    void send(const std::string& line) const;
    /// Sends a key as send() does.
    void send_key(std::string_view name) const;
    /// Kills the program without a warning.
    void kill();
    /// Kills the program, and returns the number of replies that it had sent since the last one that was
    /// read.
    [[nodiscard]] std::size_t kill_and_count_replies();
    /// Ends the input and waits for the program's end. The number of replies that it had sent since the last
    /// one that was read.
    [[nodiscard]] std::size_t close_and_count_replies();
    /// From now on the program gets at most so many bytes of address space more than it has.
    void limit_memory(std::size_t more) const { program_->limit_memory(more); }
    void signal(int number) const { program_->signal(number); }
    /// The code that the program ended with; nothing where a signal ended it, or nothing did in time.
    [[nodiscard]] std::optional<int> exit_code() const { return program_->exit_code(); }
    [[nodiscard]] bool runs() const { return program_->runs(); }
    /// Lets the program abort, as after an error of its own.
    void abort();
    /// Ends the input, as a closed window does. The code that the program ended with.
    [[nodiscard]] std::optional<int> close();
    [[nodiscard]] std::string errors() const { return program_->errors(); }

  private:
    const json::Object& request(const std::string& members);
    std::string read_line();
    std::size_t count_replies_to_the_end();

    int stream_ = -1;
    std::string unread_;
    json::Object last_;
    std::unique_ptr<ChildProcess> program_;
};

}  // namespace torchwake::testing
