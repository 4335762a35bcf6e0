#include "bench_case.hpp"
#include "visited_run.hpp"

#include <torchwake/save/snapshot.hpp>

#include <functional>
#include <memory>
#include <string>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seed = 1;
constexpr std::size_t visited_levels = 10;

/// A call is a whole snapshot; the result is its size in bytes.
std::function<Pass()> prepare_encoding() {
    const auto run = std::make_shared<save::SavedRun>(visited_run(seed, visited_levels));
    return [run] { return Pass{1, save::encode_run(game_data(), *run).size()}; };
}

std::function<Pass()> prepare_decoding() {
    const auto bytes =
        std::make_shared<std::string>(save::encode_run(game_data(), visited_run(seed, visited_levels)));
    return [bytes] {
        const auto run = save::decode_run(game_data(), *bytes, "bench");
        return Pass{1, run->world.left_levels.size()};
    };
}

const bool added =
    add_case(
        {"snapshot of 10 visited levels, encoded", "torchwake", Side::Ours, {0, 10'000}, prepare_encoding}) &&
    add_case({"snapshot of 10 visited levels, decoded", "torchwake", Side::Ours, {}, prepare_decoding});

}  // namespace
}  // namespace torchwake::bench
