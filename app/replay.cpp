#include "replay.hpp"

#include "console.hpp"
#include "exit_code.hpp"
#include "mods.hpp"
#include "recording.hpp"
#include "user_files.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

/// A recorded run and its commands.
struct Recording {
    save::StoredRun run;
    std::vector<save::ReplayedCommand> commands;
};

/// Opens a requested recording and prints its faults on standard error; nothing if it can't be played.
std::optional<Recording> open_recording(const content::Catalog& catalog, const Request& request,
                                        std::size_t place) {
    const std::filesystem::path& named = request.recordings.at(place);
    const auto folders = user_folders(request.user_dir);
    auto run = read_recording(catalog, folders ? find_recording(named, *folders) : named);
    if (!run) {
        complain(run.error().message);
        return std::nullopt;
    }
    if (run->message) {
        complain(*run->message);
    }
    std::vector<save::ReplayedCommand> commands = save::commands_of(run->records);
    return Recording{std::move(*run), std::move(commands)};
}

std::string text_of(const save::ReplayedCommand& command) {
    return save::write_record(save::CommandBegan{command.command});
}

void tell_difference(std::int64_t command, const std::string& where) {
    std::cout << "command " << command << ": " << where << '\n';
}

/// Plays both side by side. Returns true if they are equal, else prints the first difference.
bool compare(const rules::Ruleset& ruleset, const Recording& a, const Recording& b) {
    save::SavedRun run_a = save::first_moment(ruleset, a.run.header.seed);
    save::SavedRun run_b = save::first_moment(ruleset, b.run.header.seed);
    rules::Turn turn;
    std::int64_t number = 0;
    for (std::size_t place = 0;; ++place, ++number) {
        if (const auto difference = rules::first_difference(run_a.world, run_b.world)) {
            tell_difference(number, *difference);
            return false;
        }
        if (place == a.commands.size() || place == b.commands.size()) {
            break;
        }
        if (a.commands[place].command != b.commands[place].command) {
            tell_difference(number + 1, text_of(a.commands[place]) + " and " + text_of(b.commands[place]));
            return false;
        }
        const auto fault_a = save::repeat_command(ruleset, run_a, a.commands[place], turn);
        const auto fault_b = save::repeat_command(ruleset, run_b, b.commands[place], turn);
        if (fault_a != fault_b) {
            tell_difference(number + 1, "it " + fault_a.value_or("is as recorded") + ", and it " +
                                            fault_b.value_or("is as recorded"));
            return false;
        }
    }
    if (a.commands.size() != b.commands.size()) {
        tell_difference(number + 1, std::to_string(a.commands.size()) + " commands and " +
                                        std::to_string(b.commands.size()));
        return false;
    }
    return true;
}

}  // namespace

int verify_replay(const Request& request) {
    const auto loaded = load_data_to_play(request);
    const std::optional<Recording> recording =
        loaded ? open_recording(loaded->data.catalog, request, 0) : std::nullopt;
    if (!recording) {
        return exit_failure;
    }
    const content::Catalog& catalog = loaded->data.catalog;
    const rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    save::SavedRun first = save::first_moment(ruleset, recording->run.header.seed);
    if (rules::state_hash(catalog, first.world) != recording->run.header.start) {
        std::cout << "0\n";
        return fail("the run does not begin in the state that is on record");
    }
    save::Replay replay(ruleset, std::move(first), recording->commands);
    replay.jump(replay.size());
    if (replay.fault()) {
        std::cout << replay.fault()->command << '\n';
        return fail(replay.fault()->message);
    }
    const rules::World& world = replay.now().world;
    std::cout << json::write_line(json::Object{{"commands", replay.size()},
                                               {"turn", world.run.turn},
                                               {"hash", core::to_hex(rules::state_hash(catalog, world))}})
              << '\n';
    return recording->run.message ? exit_failure : exit_success;
}

int compare_replays(const Request& request) {
    const auto loaded = load_data_to_play(request);
    if (!loaded) {
        return exit_failure;
    }
    const content::Catalog& catalog = loaded->data.catalog;
    const auto a = open_recording(catalog, request, 0);
    const auto b = open_recording(catalog, request, 1);
    if (!a || !b) {
        return exit_failure;
    }
    const rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    if (!compare(ruleset, *a, *b)) {
        return exit_failure;
    }
    std::cout << "equal: " << a->commands.size() << " commands\n";
    return exit_success;
}

}  // namespace torchwake::app
