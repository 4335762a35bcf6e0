// torchwake_same_everywhere GOLDEN LOG [EVERY]
//
// Makes 200 levels and has bots play 200 games, writes what each came to into LOG, a line each, and compares
// digests of 20 lines each with those of GOLDEN: every build on every machine must come to the same. A game
// has two lines, one of its states and one of its events. With EVERY only each such block of 20 is made. With
// TORCHWAKE_APPROVE=1 in the environment GOLDEN is written anew. Exit code: 1 where something differs.

#include "event_digest.hpp"
#include "project_file.hpp"

#include <torchwake/bots/play_out.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/core/hash.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <locale>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::same_everywhere {
namespace {

constexpr std::uint64_t lines_a_block = 20;
constexpr std::uint64_t blocks_a_kind = 10;

void add(core::Hasher& hasher, core::Point at) {
    hasher.add(at.x);
    hasher.add(at.y);
}

void add(core::Hasher& hasher, const std::vector<core::Point>& places) {
    hasher.add(places.size());
    for (const core::Point at : places) {
        add(hasher, at);
    }
}

template <class Kind>
void add(core::Hasher& hasher, const std::vector<rules::Spawn<Kind>>& spawns) {
    hasher.add(spawns.size());
    for (const rules::Spawn<Kind>& spawn : spawns) {
        hasher.add(spawn.kind.value);
        add(hasher, spawn.at);
        hasher.add(spawn.group);
        hasher.add(spawn.asleep);
    }
}

std::uint64_t hash_of(const rules::LevelPlan& plan) {
    core::Hasher hasher;
    hasher.add(plan.tiles.size().width);
    for (const content::TileId tile : plan.tiles.span()) {
        hasher.add(tile.value);
    }
    add(hasher, plan.arrival);
    add(hasher, plan.stairs_down);
    add(hasher, plan.stairs_up);
    add(hasher, plan.monsters);
    add(hasher, plan.items);
    return hasher.digest();
}

/// Seeds and depths go together, so that each depth is made of 20 seeds.
std::string level_line(const content::Catalog& catalog, std::uint64_t seed) {
    const auto depths = static_cast<std::uint64_t>(catalog.last_depth());
    const auto depth = static_cast<std::int32_t>(seed % depths) + 1;
    const rules::LevelPlan plan = worldgen::generate(catalog, seed, depth);
    return "level " + std::to_string(seed) + " depth " + std::to_string(depth) + ' ' +
           core::to_hex(hash_of(plan)) + '\n';
}

/// The two lines of a game: its states, and its events.
struct GameLines {
    std::string states;
    std::string events;
};

/// Bots take turns. The careful ones take long for a whole game.
GameLines game_lines(const content::Catalog& catalog, std::uint64_t seed) {
    constexpr std::int32_t most_turns = 1500;
    const std::string_view name = bots::bot_names()[seed % bots::bot_names().size()];
    const std::unique_ptr<bots::Bot> bot = bots::make_bot(name);
    EventDigest events(catalog);
    const bots::PlayedRun run =
        bots::play_out({&catalog, worldgen::level_source()}, seed, *bot, most_turns,
                       [&events](const rules::Turn& turn) { events.add(turn.events); });
    events.add_end(run.world);
    const std::string game =
        std::to_string(seed) + ' ' + std::string(name) + " turns " + std::to_string(run.world.run.turn) + ' ';
    return {"game " + game + core::to_hex(run.trail) + ' ' + core::to_hex(run.hash) + '\n',
            "events of game " + game + core::to_hex(events.digest()) + '\n'};
}

/// A block of lines.
struct Block {
    std::string name;
    std::string lines;

    [[nodiscard]] std::string golden_line() const {
        const auto bytes = std::as_bytes(std::span(lines));
        return name + ' ' + core::to_hex(core::hash_bytes(bytes)) + '\n';
    }
};

using Blocks = std::vector<Block>;

/// Makes every such block of levels, then of games and their events.
Blocks make_blocks(const content::Catalog& catalog, std::uint64_t every) {
    Blocks levels;
    Blocks games;
    Blocks events;
    for (std::uint64_t number = 0; number < blocks_a_kind; number += every) {
        const std::uint64_t first = number * lines_a_block;
        const std::string seeds = std::to_string(first) + '-' + std::to_string(first + lines_a_block - 1);
        levels.push_back({"levels " + seeds, {}});
        games.push_back({"games " + seeds, {}});
        events.push_back({"events " + seeds, {}});
        for (std::uint64_t seed = first; seed < first + lines_a_block; ++seed) {
            levels.back().lines += level_line(catalog, seed);
            const GameLines game = game_lines(catalog, seed);
            games.back().lines += game.states;
            events.back().lines += game.events;
        }
    }
    levels.insert(levels.end(), games.begin(), games.end());
    levels.insert(levels.end(), events.begin(), events.end());
    return levels;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool write(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text << std::flush;
    return file.good();
}

/// Returns true if the golden file has all the lines; prints the missing ones.
bool compare(const Blocks& blocks, const std::string& golden, const std::string& log) {
    const std::string expected = text_of(golden);
    bool same = true;
    for (const Block& block : blocks) {
        if (expected.find(block.golden_line()) == std::string::npos) {
            std::cout << block.name << ": not as in " << golden << '\n';
            same = false;
        }
    }
    if (!same) {
        std::cout << "Compare " << log
                  << " with that of another build. If the rules, the levels, the bots or "
                  << "the data were meant to change:\n"
                  << "  TORCHWAKE_APPROVE=1 ctest --preset dev -R 'those of every other build'\n";
    }
    return same;
}

bool is_approved() {
    const char* const approve = std::getenv("TORCHWAKE_APPROVE");
    return approve != nullptr && std::string_view(approve) == "1";
}

int run(const std::string& golden, const std::string& log, std::uint64_t every) {
    const auto catalog = content::load_catalog(testing::project_file("assets/data"));
    if (catalog.has_error()) {
        std::cout << to_string(catalog.error().front()) << '\n';
        return EXIT_FAILURE;
    }
    const Blocks blocks = make_blocks(*catalog, every);
    std::string lines;
    std::string digests;
    for (const Block& block : blocks) {
        lines += block.lines;
        digests += block.golden_line();
    }
    const bool writes = is_approved() && every == 1;
    if (!write(log, lines) || (writes && !write(golden, digests))) {
        std::cout << "the log or the golden file can't be written\n";
        return EXIT_FAILURE;
    }
    return compare(blocks, golden, log) ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace torchwake::same_everywhere

int main(int argc, char** argv) {
    // Whatever locale the environment asks for: none may show in what is made.
    std::locale::global(std::locale(""));
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    std::uint64_t every = 1;
    if (arguments.size() == 3) {
        std::istringstream(arguments[2]) >> every;
    }
    if (arguments.size() < 2 || arguments.size() > 3 || every == 0) {
        std::cout << "usage: torchwake_same_everywhere GOLDEN LOG [EVERY]\n";
        return 2;
    }
    return torchwake::same_everywhere::run(arguments[0], arguments[1], every);
}
