// A headless session answers each of any lines by one line of JSON with all standard fields; a line answered
// by an error changes nothing, and the world stays sound. The number of lines, commands and virtual
// milliseconds is limited, so that each input takes a short time.

#include "fuzz/fuzz.hpp"
#include "headless/game_table.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/json/reader.hpp>
#include <torchwake/rules/invariants.hpp>

#include <algorithm>
#include <array>

namespace fuzz = torchwake::fuzz;
namespace json = torchwake::json;
namespace rules = torchwake::rules;
using fuzz::require;
using torchwake::tests::GameTable;

namespace {

constexpr int most_lines = 48;
constexpr std::int32_t most_turns = 400;

constexpr std::string_view map = R"(
    ##############
    #@!.?....r.!.#
    #....#+###...#
    #.o..#..?#.<>#
    ##############)";

rules::LevelSource drawn_levels() {
    const rules::LevelPlan plan =
        torchwake::scenario::read_level(torchwake::tests::library().catalog, map).plan;
    return [plan](const torchwake::content::Catalog&, std::uint64_t, std::int32_t) { return plan; };
}

void require_standard(const json::Object& reply) {
    constexpr std::array<std::string_view, 6> fields{"awaiting", "actions", "turn", "depth", "hash", "seed"};
    require(std::ranges::all_of(fields, [&](std::string_view name) { return reply.find(name) != nullptr; }));
}

void require_same(const json::Object& before, const json::Object& after) {
    for (const std::string_view name : {"awaiting", "turn", "depth", "hash", "seed"}) {
        require(*before.find(name) == *after.find(name));
    }
}

json::Object ask(GameTable& table, std::string_view line) {
    const std::string reply = table.session.reply(line);
    require(reply.find('\n') == std::string::npos);
    auto value = json::read(reply, "reply", {.max_bytes = std::size_t{1} << 20U});
    require(value.has_value() && value->if_object() != nullptr);
    require_standard(*value->if_object());
    return *value->if_object();
}

bool goes_on(const GameTable& table) {
    const rules::World* const world = table.game.world();
    return !table.game.ended() && (world == nullptr || world->run.turn < most_turns);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const rules::LevelSource levels = drawn_levels();
    GameTable table({.seed = 7}, {100, 36}, levels);
    std::string_view rest = fuzz::text_of(data, size);
    json::Object last = ask(table, "{}");
    for (int line = 0; line < most_lines && !rest.empty() && goes_on(table); ++line) {
        json::Object reply = ask(table, rest.substr(0, rest.find('\n')));
        if (reply.find("error") != nullptr) {
            require_same(last, reply);
        }
        last = std::move(reply);
        rest.remove_prefix(std::min(rest.size(), rest.find('\n') + 1));
    }
    if (const rules::World* const world = table.game.world()) {
        require(!rules::broken_invariant({table.catalog, *world}));
    }
    return 0;
}
