// Any bytes as the scores' file are read as scores, best first, or set aside with a message; either way a
// further score can be added, and makes the file sound.

#include "fuzz/fuzz.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/scores.hpp>

#include <algorithm>
#include <functional>

namespace save = torchwake::save;
using torchwake::fuzz::require;

namespace {

void require_order(const std::vector<save::ScoreEntry>& entries) {
    require(entries.size() <= save::most_scores);
    require(std::ranges::is_sorted(entries, std::greater(), &save::ScoreEntry::score));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    save::SimulatedDisk disk;
    disk.put("scores.json", std::string(torchwake::fuzz::text_of(data, size)));
    const save::LoadedScores loaded = save::load_scores(disk, "scores.json");
    require_order(loaded.entries);
    require(!loaded.message || loaded.entries.empty());
    require(save::add_score(disk, "scores.json", {.name = "Ann", .fate = {"rat"}, .score = 3}).has_value());
    const save::LoadedScores again = save::load_scores(disk, "scores.json");
    require_order(again.entries);
    require(!again.message && !again.entries.empty());
    return 0;
}
