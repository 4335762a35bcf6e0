#pragma once

// The files that the shards of simulations wrote.

#include "tools/game_row.hpp"
#include "tools/game_summary.hpp"

#include <torchwake/save/file_port.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace torchwake::app {

/// A sentence that names a file of games, and what is wrong there.
class ShardFileFault : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The lines of a file, one at a time. Each function throws a ShardFileFault if the file can't be read.
class GameLines {
  public:
    explicit GameLines(const std::filesystem::path& path);

    /// Goes on with the last lines.
    void go_to_end();
    /// The next line, without its end; nothing behind the last.
    std::optional<std::string> next();
    /// "games-2.jsonl:17", of the last line
    [[nodiscard]] std::string place() const { return path_ + ':' + std::to_string(number_); }
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_;
    std::unique_ptr<save::ReadFile> file_;
    std::string buffer_;
    std::size_t number_ = 0;
};

/// The games that a shard played, in the order of their seeds. Construction and advance() throw a
/// ShardFileFault for anything that a shard does not write.
class ShardFile {
  public:
    explicit ShardFile(const std::filesystem::path& path);

    [[nodiscard]] const ReadSummary& summary() const { return summary_; }
    [[nodiscard]] const std::string& path() const { return lines_.path(); }
    /// The next game; nothing behind the last.
    [[nodiscard]] const std::optional<GameRow>& row() const { return row_; }
    /// It as it is written.
    [[nodiscard]] const std::string& line() const { return line_; }

    void advance();

  private:
    void check_seed(std::uint64_t seed, std::optional<std::uint64_t> before) const;

    ReadSummary summary_;
    GameLines lines_;
    std::string line_;
    std::optional<GameRow> row_;
};

/// The games of a batch that no file has, by shard.
class MissingGames {
  public:
    explicit MissingGames(Batch batch) : batch_(std::move(batch)) {}

    void add(std::int64_t game);
    [[nodiscard]] std::int64_t games() const { return games_; }
    /// Names the shards that have them, as a fault.
    void print() const;

  private:
    struct Hole {
        std::int64_t first = 0;
        std::int64_t games = 0;
    };

    Batch batch_;
    std::map<std::int32_t, Hole> shards_;
    std::int64_t games_ = 0;
};

/// The files of one batch, by shard.
using ShardFiles = std::map<std::int32_t, ShardFile>;

/// The batch of all shards. Requires: there is a file.
[[nodiscard]] Batch batch_of(const ShardFiles& files);
/// The files by their batches, in the order in which these are named first. Throws a ShardFileFault for one
/// that can't be read, or two of one shard.
[[nodiscard]] std::vector<ShardFiles> open_batches(const std::vector<std::filesystem::path>& paths);

/// Receives games, and their lines as they are written.
using ReadGameSink = std::function<void(const GameRow& row, const std::string& line)>;

/// Reads the games of a batch in the order of their seeds. Throws a ShardFileFault.
[[nodiscard]] MissingGames read_games(ShardFiles& files, const ReadGameSink& sink);

}  // namespace torchwake::app
