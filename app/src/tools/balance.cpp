#include "tools/balance.hpp"

#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/same_file.hpp"
#include "tools/game_results.hpp"
#include "tools/game_row.hpp"
#include "tools/game_summary.hpp"

#include <torchwake/json/error.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/save/real_disk.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_line = std::size_t{1} << 20U;
/// More than a million games take.
constexpr std::size_t longest_file = std::size_t{1} << 34U;

/// A sentence that names a file, and what is wrong there.
class Fault : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The lines of a file, one at a time.
class Lines {
  public:
    explicit Lines(const fs::path& path) : path_(path.string()) {
        save::RealDisk disk;
        auto file = disk.open_to_read(path, longest_file);
        if (!file) {
            throw Fault(to_string(file.error()));
        }
        if (*file == nullptr) {
            throw Fault("there is no file " + path_);
        }
        file_ = std::move(*file);
    }

    /// Goes on with the last lines.
    void go_to_end() {
        if (const auto gone = file_->go_to_last(longest_line); !gone) {
            throw Fault(to_string(gone.error()));
        }
    }
    /// The next line, without its end; nothing behind the last.
    std::optional<std::string> next() {
        std::size_t end = buffer_.find('\n');
        while (end == std::string::npos && buffer_.size() < longest_line) {
            std::array<char, 65'536> piece{};
            const auto count = file_->read(piece);
            if (!count) {
                throw Fault(to_string(count.error()));
            }
            if (*count == 0) {
                break;
            }
            const std::size_t searched = buffer_.size();
            buffer_.append(piece.data(), *count);
            end = buffer_.find('\n', searched);
        }
        if (buffer_.empty()) {
            return std::nullopt;
        }
        ++number_;
        if (end == std::string::npos) {
            throw Fault(place() + ": found no end of the line, expected one of a simulation that ended");
        }
        std::string line = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        return line;
    }
    /// "games-2.jsonl:17", of the last line
    [[nodiscard]] std::string place() const { return path_ + ':' + std::to_string(number_); }
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::string path_;
    std::unique_ptr<save::ReadFile> file_;
    std::string buffer_;
    std::size_t number_ = 0;
};

/// Throws the first fault of a line, whose number its place tells already.
[[noreturn]] void refuse(json::Errors errors) {
    errors.front().line = 0;
    throw Fault(json::to_string(errors.front()));
}

/// The value of a line; a fault names the place.
json::Value value_of(const std::string& line, const std::string& place) {
    auto value = json::read(line, place, {.max_bytes = longest_line});
    if (!value) {
        refuse(value.error());
    }
    return *std::move(value);
}

template <class T>
T checked(boost::system::result<T, json::Errors> read) {
    if (!read) {
        refuse(read.error());
    }
    return *std::move(read);
}

/// The summary in the last line of a file.
ReadSummary summary_of(const fs::path& path) {
    Lines lines(path);
    lines.go_to_end();
    std::string last;
    while (auto line = lines.next()) {
        last = *std::move(line);
    }
    const std::string place = lines.path() + ", last line";
    const json::Value value = last.starts_with('{') ? value_of(last, place) : json::Value();
    if (!is_summary(value)) {
        throw Fault(place + ": found no summary, expected the one of a simulation that ended");
    }
    return checked(read_summary(value, place));
}

/// The games that a shard played, in the order of their seeds.
class ShardFile {
  public:
    explicit ShardFile(const fs::path& path) : summary_(summary_of(path)), lines_(path) { advance(); }

    [[nodiscard]] const ReadSummary& summary() const { return summary_; }
    [[nodiscard]] const std::string& path() const { return lines_.path(); }
    [[nodiscard]] std::string place() const { return lines_.place(); }
    /// The next game; nothing behind the last.
    [[nodiscard]] const std::optional<GameRow>& row() const { return row_; }
    /// It as it is written.
    [[nodiscard]] const std::string& line() const { return line_; }

    void advance() {
        const std::optional<std::uint64_t> before = row_ ? std::optional(row_->seed) : std::nullopt;
        row_.reset();
        line_ = lines_.next().value_or(std::string());
        if (line_.empty()) {
            throw Fault(lines_.place() + ": found no game, expected one, or a summary");
        }
        const std::string place = lines_.place();
        const json::Value value = value_of(line_, place);
        if (is_summary(value)) {
            if (lines_.next()) {
                throw Fault(place + ": found a summary, expected one only as the last line");
            }
            return;
        }
        row_ = checked(read_row(value, place, summary_.batch.most_turns));
        check_seed(row_->seed, before);
    }

  private:
    void check_seed(std::uint64_t seed, std::optional<std::uint64_t> before) const {
        const Batch& batch = summary_.batch;
        const auto [first, last] = seeds_of(batch);
        const std::string found = lines_.place() + ": found the game of seed " + std::to_string(seed);
        const bool is_known = seed >= first && seed <= last;
        if (!is_known || shard_of(batch, game_of(batch, seed)) != batch.shard) {
            throw Fault(found + ", expected one of shard " + std::to_string(batch.shard) + "/" +
                        std::to_string(batch.of_shards) + " of " + title_of(batch));
        }
        if (before && game_of(batch, seed) <= game_of(batch, *before)) {
            throw Fault(found + " behind that of seed " + std::to_string(*before) +
                        ", expected games in the order of their seeds");
        }
    }

    ReadSummary summary_;
    Lines lines_;
    std::string line_;
    std::optional<GameRow> row_;
};

/// The games of a batch that no file has, by shard.
class Missing {
  public:
    explicit Missing(Batch batch) : batch_(std::move(batch)) {}

    void add(std::int64_t game) {
        ++shards_.try_emplace(shard_of(batch_, game), Hole{game, 0}).first->second.games;
        ++games_;
    }
    [[nodiscard]] std::int64_t games() const { return games_; }
    void print() const {
        constexpr std::size_t most = 20;
        std::string lines;
        std::size_t told = 0;
        for (const auto& [shard, hole] : shards_) {
            if (++told > most) {
                lines +=
                    "torchwake: and games of " + std::to_string(shards_.size() - most) + " more shards\n";
                break;
            }
            const std::string part = std::to_string(shard) + "/" + std::to_string(batch_.of_shards);
            lines += hole.games == 1 ? "torchwake: a game of shard " + part + " is missing, that of "
                                     : "torchwake: " + std::to_string(hole.games) + " games of shard " +
                                           part + " are missing, the first of ";
            lines += text_of(seeds_of_game(batch_, hole.first)) + '\n';
        }
        print_faults(lines);
    }

  private:
    struct Hole {
        std::int64_t first = 0;
        std::int64_t games = 0;
    };

    Batch batch_;
    std::map<std::int32_t, Hole> shards_;
    std::int64_t games_ = 0;
};

/// The files of a batch, by shard.
using ShardFiles = std::map<std::int32_t, ShardFile>;

ShardFiles open_files(const std::vector<fs::path>& paths) {
    ShardFiles files;
    for (const fs::path& path : paths) {
        ShardFile file(path);
        const Batch& batch = file.summary().batch;
        const ShardFile& first = files.empty() ? file : files.begin()->second;
        if (!belong_together(first.summary().batch, batch)) {
            throw Fault(file.path() + ": its games are of another simulation than those of " + first.path() +
                        "; bot, its limits, seeds, turns, data and the number of shards must agree");
        }
        const std::int32_t shard = batch.shard;
        const auto [known, is_new] = files.try_emplace(shard, std::move(file));
        if (!is_new) {
            throw Fault(path.string() + ": found shard " + std::to_string(shard) + "/" +
                        std::to_string(known->second.summary().batch.of_shards) + ", which " +
                        known->second.path() + " has, too");
        }
    }
    return files;
}

/// True if the results would be written over a file that is read.
bool is_read(const Request& request, const std::optional<fs::path>& target) {
    return target && std::ranges::any_of(request.shard_files, [&target](const fs::path& file) {
               return is_same_file(file, *target);
           });
}

int join(ShardFiles& files, GameResults& results) {
    Batch batch = files.begin()->second.summary().batch;
    Missing missing(batch);
    GameSummary summary;
    for (std::int64_t game = 0; game < batch.of_games; ++game) {
        const auto file = files.find(shard_of(batch, game));
        if (file == files.end() || !file->second.row() || game_of(batch, file->second.row()->seed) != game) {
            missing.add(game);
            continue;
        }
        summary.add(*file->second.row());
        if (results.has_file()) {
            results.add_line(file->second.line());
        }
        file->second.advance();
    }
    std::chrono::milliseconds time{};
    for (const auto& [shard, file] : files) {
        time += file.summary().time;
    }
    batch.shard = 1;
    batch.of_shards = 1;
    const std::string part = missing.games() > 0 ? std::to_string(summary.games()) + " of " : std::string();
    const int code = results.finish(summary, batch, time, part + title_of(batch));
    missing.print();
    return missing.games() > 0 ? exit_failure : code;
}

}  // namespace

int balance(const Request& request) {
    for (const auto& target : {request.out, request.picture}) {
        if (is_read(request, target)) {
            return fail("can't write " + target->string() + ": its games are read");
        }
    }
    try {
        ShardFiles files = open_files(request.shard_files);
        auto results = GameResults::begin(request);
        return results ? join(files, *results) : fail(results.error().message);
    } catch (const Fault& fault) {
        return fail(fault.what());
    }
}

}  // namespace torchwake::app
