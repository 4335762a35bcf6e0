#include "simulate.hpp"

#include "assets.hpp"
#include "balance_picture.hpp"
#include "console.hpp"
#include "exit_code.hpp"
#include "game_data.hpp"

#include <torchwake/bots/play_out.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/json/error.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

using json::Object;

/// The result of one game.
struct Row {
    std::uint64_t seed = 0;
    std::int32_t turns = 0;
    std::int32_t depth = 1;  ///< the deepest
    std::string cause;
    std::string matter;       ///< that killed the hero; empty: none did
    bool own_matter = false;  ///< the hero began it
    bool won = false;
    bool died = false;
    std::int64_t score = 0;
    std::int64_t gold = 0;  ///< in copper, at the end
    std::uint64_t hash = 0;
    std::uint64_t trail = 0;  ///< of the hashes after every command
    std::int32_t spells = 0;  ///< cast by the hero
    std::int32_t bought = 0;
    std::int32_t sold = 0;
    std::string gift;
    std::int32_t bought_at_first = 0;
    std::int64_t earned = 0;
    std::int64_t spent = 0;
    std::map<std::int32_t, std::int64_t> coins;
    std::map<std::string, std::int32_t> used;
    std::int32_t kills = 0;  ///< by the hero
    std::map<std::string, std::int32_t> matter_kills;
};

Row play(const rules::Ruleset& ruleset, std::uint64_t seed, const Request& request) {
    const std::unique_ptr<bots::Bot> bot = bots::make_bot(request.bot);
    const bots::PlayedRun run = bots::play_out(ruleset, seed, *bot, request.max_turns);
    const rules::Purse* const purse = run.world.entities.purses.find(rules::hero_id);
    return {.seed = seed,
            .turns = run.world.run.turn,
            .depth = run.world.run.deepest_depth,
            .cause = run.cause,
            .matter = run.fate.matter,
            .own_matter = !run.fate.matter.empty() &&
                          run.fate.killer == ruleset.catalog->monster(ruleset.catalog->hero()).id,
            .won = run.outcome && run.outcome->end == rules::RunEnd::HeroEscaped,
            .died = run.outcome && run.outcome->end == rules::RunEnd::HeroDied,
            .score = run.score,
            .gold = purse != nullptr ? std::int64_t{purse->coins.value} : 0,
            .hash = run.hash,
            .trail = run.trail,
            .spells = run.spells,
            .bought = run.bought,
            .sold = run.sold,
            .gift = run.gift,
            .bought_at_first = run.bought_at_first,
            .earned = run.earned,
            .spent = run.spent,
            .coins = run.coins,
            .used = run.used,
            .kills = run.world.run.kills,
            .matter_kills = run.matter_kills};
}

template <class Key, class Count>
Object counts_object(const std::map<Key, Count>& counts) {
    Object object;
    for (const auto& [key, count] : counts) {
        if constexpr (std::integral<Key>) {
            object.set(std::to_string(key), count);
        } else {
            object.set(key, count);
        }
    }
    return object;
}

Object object_of(const Row& row) {
    return {{"seed", row.seed},
            {"turns", row.turns},
            {"depth", row.depth},
            {"cause", row.cause},
            {"matter", row.matter},
            {"own_matter", row.own_matter},
            {"score", row.score},
            {"gold", row.gold},
            {"hash", core::to_hex(row.hash)},
            {"trail", core::to_hex(row.trail)},
            {"spells", row.spells},
            {"bought", row.bought},
            {"sold", row.sold},
            {"gift", row.gift},
            {"bought_at_first", row.bought_at_first},
            {"earned", row.earned},
            {"spent", row.spent},
            {"coins", counts_object(row.coins)},
            {"used", counts_object(row.used)},
            {"kills", row.kills},
            {"matter_kills", counts_object(row.matter_kills)}};
}

/// The sum of all results.
class Summary {
  public:
    void add(const Row& row) {
        ++games_;
        won_ += row.won ? 1 : 0;
        turns_ += row.turns;
        ++depths_[row.depth];
        ++causes_[row.cause];
        deaths_[row.depth] += row.died ? 1 : 0;
        if (!row.matter.empty()) {
            ++matter_deaths_[row.matter];
        }
        own_matter_deaths_ += row.own_matter ? 1 : 0;
        gold_ += row.gold;
        spells_ += row.spells;
        bought_ += row.bought;
        sold_ += row.sold;
        for (const auto& [kind, count] : row.used) {
            used_[kind] += count;
        }
        kills_ += row.kills;
        for (const auto& [matter, count] : row.matter_kills) {
            matter_kills_[matter] += count;
        }
    }
    [[nodiscard]] Balance balance(std::string title) const {
        return {std::move(title), games_, won_, mean_gold(), depths_, deaths_, causes_, used_};
    }
    [[nodiscard]] Object object(const std::string& bot, std::chrono::milliseconds time) const {
        const auto each_second = [time](std::int64_t count) {
            return count * 1000 / std::max<std::int64_t>(1, time.count());
        };
        return {{"summary", Object{{"bot", bot},
                                   {"games", games_},
                                   {"won", won_},
                                   {"turns", turns_},
                                   {"milliseconds", std::int64_t{time.count()}},
                                   {"games_per_minute", each_second(60 * games_)},
                                   {"turns_per_second", each_second(turns_)},
                                   {"mean_gold", mean_gold()},
                                   {"spells", spells_},
                                   {"bought", bought_},
                                   {"sold", sold_},
                                   {"depths", counts_object(depths_)},
                                   {"deaths", counts_object(deaths_)},
                                   {"causes", counts_object(causes_)},
                                   {"matter_deaths", counts_object(matter_deaths_)},
                                   {"own_matter_deaths", own_matter_deaths_},
                                   {"kills", kills_},
                                   {"matter_kills", counts_object(matter_kills_)},
                                   {"used", counts_object(used_)}}}};
    }

  private:
    [[nodiscard]] std::int64_t mean_gold() const { return gold_ / std::max<std::int64_t>(1, games_); }

    std::int64_t games_ = 0;
    std::int64_t won_ = 0;
    std::int64_t turns_ = 0;
    std::int64_t gold_ = 0;
    std::int64_t spells_ = 0;
    std::int64_t bought_ = 0;
    std::int64_t sold_ = 0;
    std::map<std::int32_t, std::int64_t> depths_;
    std::map<std::int32_t, std::int64_t> deaths_;
    std::map<std::string, std::int64_t> causes_;
    std::int64_t own_matter_deaths_ = 0;
    std::map<std::string, std::int64_t> matter_deaths_;  ///< of the hero, by what killed
    std::int64_t kills_ = 0;
    std::map<std::string, std::int64_t> matter_kills_;  ///< by the hero's deeds
    std::map<std::string, std::int64_t> used_;          ///< by kind of item
};

/// The file that was named for the results, or standard output.
class Results {
  public:
    explicit Results(std::unique_ptr<save::AppendedFile> file) : file_(std::move(file)) {}

    void add_line(const std::string& line) {
        if (file_ == nullptr) {
            std::cout << line << '\n';
        } else if (fault_.empty()) {
            const auto appended = file_->append(line + '\n');
            fault_ = appended ? std::string() : to_string(appended.error());
        }
    }
    /// Flushes standard output. Returns the error of the first line that could not be written; empty if there
    /// is none.
    [[nodiscard]] std::string finish() const {
        std::cout << std::flush;
        return fault_.empty() && !std::cout ? "can't write the games" : fault_;
    }

  private:
    std::unique_ptr<save::AppendedFile> file_;
    std::string fault_;
};

/// Writes the results of games in order, each as soon as all before it are there. Threads may share it.
class Games {
  public:
    Games(Results& results, std::size_t count) : results_(results), rows_(count) {}

    void finish(std::size_t number, Row row) {
        const std::scoped_lock lock(mutex_);
        rows_[number] = std::move(row);
        for (; written_ < rows_.size() && rows_[written_]; ++written_) {
            summary_.add(*rows_[written_]);
            results_.add_line(json::write_line(object_of(*rows_[written_])));
            rows_[written_].reset();
        }
    }
    [[nodiscard]] const Summary& summary() const { return summary_; }

  private:
    Results& results_;
    std::mutex mutex_;
    std::vector<std::optional<Row>> rows_;
    std::size_t written_ = 0;
    Summary summary_;
};

/// Plays the games on worker threads. Each has a World of its own; the Catalog is only read.
void play_all(const rules::Ruleset& ruleset, const Request& request, Games& games) {
    boost::asio::thread_pool workers(static_cast<std::size_t>(request.jobs));
    for (std::size_t number = 0; number < static_cast<std::size_t>(request.games); ++number) {
        boost::asio::post(workers, [&ruleset, &request, &games, number] {
            games.finish(number, play(ruleset, request.seed.value_or(0) + number, request));
        });
    }
    workers.join();
}

/// "400 games of the explorer, seeds 0 to 399"
std::string title_of(const Request& request) {
    const std::uint64_t first = request.seed.value_or(0);
    const std::uint64_t last = first + static_cast<std::uint64_t>(request.games) - 1;
    return std::to_string(request.games) + " games of the " + request.bot + ", seeds " +
           std::to_string(first) + " to " + std::to_string(last);
}

/// Plays the games and writes their results, the last line with their sum.
save::FileResult<void> play_games(const content::Catalog& catalog, const Request& request, Results& results) {
    const auto start = std::chrono::steady_clock::now();
    Games games(results, static_cast<std::size_t>(request.games));
    play_all({&catalog, worldgen::level_source()}, request, games);
    const auto time = std::chrono::steady_clock::now() - start;
    const std::string summary = json::write_line(
        games.summary().object(request.bot, std::chrono::duration_cast<std::chrono::milliseconds>(time)));
    results.add_line(summary);
    if (request.out) {
        std::cout << summary << '\n';
    }
    if (!request.picture) {
        return {};
    }
    save::RealDisk disk;
    return save::write_named_file(disk, *request.picture,
                                  balance_picture(games.summary().balance(title_of(request))));
}

/// The file for the results; null if they go to standard output.
/// Errors: a file that was named can't be written. The games would be played in vain.
save::FileResult<std::unique_ptr<save::AppendedFile>> begin_files(const Request& request) {
    save::RealDisk disk;
    if (request.picture) {
        if (const auto checked = save::check_target(disk, *request.picture); !checked) {
            return checked.error();
        }
    }
    if (!request.out) {
        return std::unique_ptr<save::AppendedFile>();
    }
    return save::begin_named_file(disk, *request.out);
}

}  // namespace

int simulate(const Request& request) {
    const auto catalog = content::load_catalog(Assets(request.data_dir).data(), request.mods);
    if (catalog.has_error()) {
        print_faults(lines_of(catalog.error()));
        return exit_failure;
    }
    auto file = begin_files(request);
    if (!file) {
        return fail(to_string(file.error()));
    }
    Results results(std::move(*file));
    const auto drawn = play_games(*catalog, request, results);
    if (const std::string fault = results.finish(); !fault.empty()) {
        return fail(fault);
    }
    return drawn ? exit_success : fail(to_string(drawn.error()));
}

}  // namespace torchwake::app
