#include "tools/shard_files.hpp"

#include "system/console.hpp"

#include <torchwake/json/error.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/save/real_disk.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_line = std::size_t{1} << 20U;
/// More than a million games take.
constexpr std::size_t longest_file = std::size_t{1} << 34U;

/// Throws the first fault of a line, whose number its place tells already.
[[noreturn]] void refuse(json::Errors errors) {
    errors.front().line = 0;
    throw ShardFileFault(json::to_string(errors.front()));
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
    GameLines lines(path);
    lines.go_to_end();
    std::string last;
    while (auto line = lines.next()) {
        last = *std::move(line);
    }
    const std::string place = lines.path() + ", last line";
    const json::Value value = last.starts_with('{') ? value_of(last, place) : json::Value();
    if (!is_summary(value)) {
        throw ShardFileFault(place + ": found no summary, expected the one of a simulation that ended");
    }
    return checked(read_summary(value, place));
}

void add_file(ShardFiles& files, ShardFile file) {
    const Batch batch = file.summary().batch;
    const std::string path = file.path();
    const auto [known, is_new] = files.try_emplace(batch.shard, std::move(file));
    if (!is_new) {
        throw ShardFileFault(path + ": found shard " + std::to_string(batch.shard) + "/" +
                             std::to_string(batch.of_shards) + ", which " + known->second.path() +
                             " has, too");
    }
}

}  // namespace

GameLines::GameLines(const fs::path& path) : path_(path.string()) {
    save::RealDisk disk;
    auto file = disk.open_to_read(path, longest_file);
    if (!file) {
        throw ShardFileFault(to_string(file.error()));
    }
    if (*file == nullptr) {
        throw ShardFileFault("there is no file " + path_);
    }
    file_ = std::move(*file);
}

void GameLines::go_to_end() {
    if (const auto gone = file_->go_to_last(longest_line); !gone) {
        throw ShardFileFault(to_string(gone.error()));
    }
}

std::optional<std::string> GameLines::next() {
    std::size_t end = buffer_.find('\n');
    while (end == std::string::npos && buffer_.size() < longest_line) {
        std::array<char, 65'536> piece{};
        const auto count = file_->read(piece);
        if (!count) {
            throw ShardFileFault(to_string(count.error()));
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
        throw ShardFileFault(place() + ": found no end of the line, expected one of a simulation that ended");
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    return line;
}

ShardFile::ShardFile(const fs::path& path) : summary_(summary_of(path)), lines_(path) {
    advance();
}

void ShardFile::advance() {
    const std::optional<std::uint64_t> before = row_ ? std::optional(row_->seed) : std::nullopt;
    row_.reset();
    line_ = lines_.next().value_or(std::string());
    if (line_.empty()) {
        throw ShardFileFault(lines_.place() + ": found no game, expected one, or a summary");
    }
    const std::string place = lines_.place();
    const json::Value value = value_of(line_, place);
    if (is_summary(value)) {
        if (lines_.next()) {
            throw ShardFileFault(place + ": found a summary, expected one only as the last line");
        }
        return;
    }
    row_ = checked(read_row(value, place, summary_.batch.most_turns));
    check_seed(row_->seed, before);
}

void ShardFile::check_seed(std::uint64_t seed, std::optional<std::uint64_t> before) const {
    const Batch& batch = summary_.batch;
    const auto [first, last] = seeds_of(batch);
    const std::string found = lines_.place() + ": found the game of seed " + std::to_string(seed);
    const bool is_known = seed >= first && seed <= last;
    if (!is_known || shard_of(batch, game_of(batch, seed)) != batch.shard) {
        throw ShardFileFault(found + ", expected one of shard " + std::to_string(batch.shard) + "/" +
                             std::to_string(batch.of_shards) + " of " + title_of(batch));
    }
    if (before && game_of(batch, seed) <= game_of(batch, *before)) {
        throw ShardFileFault(found + " behind that of seed " + std::to_string(*before) +
                             ", expected games in the order of their seeds");
    }
}

void MissingGames::add(std::int64_t game) {
    ++shards_.try_emplace(shard_of(batch_, game), Hole{game, 0}).first->second.games;
    ++games_;
}

void MissingGames::print() const {
    constexpr std::size_t most = 20;
    std::string lines;
    std::size_t told = 0;
    for (const auto& [shard, hole] : shards_) {
        if (++told > most) {
            lines += "torchwake: and games of " + std::to_string(shards_.size() - most) + " more shards\n";
            break;
        }
        const std::string part = std::to_string(shard) + "/" + std::to_string(batch_.of_shards);
        lines += hole.games == 1 ? "torchwake: a game of shard " + part + " is missing, that of "
                                 : "torchwake: " + std::to_string(hole.games) + " games of shard " + part +
                                       " are missing, the first of ";
        lines += text_of(seeds_of_game(batch_, hole.first)) + '\n';
    }
    print_faults(lines);
}

Batch batch_of(const ShardFiles& files) {
    Batch batch = files.begin()->second.summary().batch;
    batch.shard = 1;
    batch.of_shards = 1;
    return batch;
}

std::vector<ShardFiles> open_batches(const std::vector<fs::path>& paths) {
    std::vector<ShardFiles> batches;
    for (const fs::path& path : paths) {
        ShardFile file(path);
        const auto found = std::ranges::find_if(batches, [&file](const ShardFiles& files) {
            return belong_together(files.begin()->second.summary().batch, file.summary().batch);
        });
        add_file(found != batches.end() ? *found : batches.emplace_back(), std::move(file));
    }
    return batches;
}

MissingGames read_games(ShardFiles& files, const ReadGameSink& sink) {
    const Batch batch = files.begin()->second.summary().batch;
    MissingGames missing(batch);
    for (std::int64_t game = 0; game < batch.of_games; ++game) {
        const auto file = files.find(shard_of(batch, game));
        if (file == files.end() || !file->second.row() || game_of(batch, file->second.row()->seed) != game) {
            missing.add(game);
            continue;
        }
        sink(*file->second.row(), file->second.line());
        file->second.advance();
    }
    return missing;
}

}  // namespace torchwake::app
