#include "tools/replay.hpp"

#include "files/mods.hpp"
#include "files/recording.hpp"
#include "files/user_files.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::app {
namespace {

/// Opens a requested recording and prints its faults on standard error; nothing if it can't be played.
std::optional<save::StoredRun> open_recording(const content::Catalog& catalog, const Request& request,
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
    return *std::move(run);
}

std::string text_of(const std::optional<save::ReplayedCommand>& command) {
    return command ? save::write_record(save::CommandBegan{command->command}) : "the end of the run";
}

void tell_difference(std::int64_t command, const std::string& where) {
    std::cout << "command " << command << ": " << where << '\n';
}

/// Removes all records but those of commands, so that two long runs fit into memory.
void keep_commands(save::StoredRun& run) {
    std::erase_if(run.records, [](const save::Record& record) {
        return !save::is_command(record) && !std::holds_alternative<save::CommandEnded>(record);
    });
    run.records.shrink_to_fit();
}

/// Plays both side by side. Returns the number of commands if they are equal, else prints the first
/// difference.
std::optional<std::int64_t> compare(const rules::Ruleset& ruleset, const save::StoredRun& a,
                                    const save::StoredRun& b) {
    save::SavedRun run_a = save::first_moment(ruleset, a.header);
    save::SavedRun run_b = save::first_moment(ruleset, b.header);
    std::span<const save::Record> rest_a(a.records);
    std::span<const save::Record> rest_b(b.records);
    rules::Turn turn;
    for (std::int64_t number = 1;; ++number) {
        if (const auto difference = rules::first_difference(run_a.world, run_b.world)) {
            tell_difference(number - 1, *difference);
            return std::nullopt;
        }
        const auto command_a = save::take_command(rest_a);
        const auto command_b = save::take_command(rest_b);
        if (!command_a && !command_b) {
            return number - 1;
        }
        if (!command_a || !command_b || command_a->command != command_b->command) {
            tell_difference(number, text_of(command_a) + " and " + text_of(command_b));
            return std::nullopt;
        }
        const auto fault_a = save::repeat_command(ruleset, run_a, *command_a, turn);
        const auto fault_b = save::repeat_command(ruleset, run_b, *command_b, turn);
        if (fault_a != fault_b) {
            tell_difference(number, "it " + fault_a.value_or("is as recorded") + ", and it " +
                                        fault_b.value_or("is as recorded"));
            return std::nullopt;
        }
    }
}

}  // namespace

int verify_replay(const Request& request) {
    const auto loaded = load_data_to_play(request);
    const auto recording = loaded ? open_recording(loaded->data.catalog, request, 0) : std::nullopt;
    if (!recording) {
        return exit_failure;
    }
    const content::Catalog& catalog = loaded->data.catalog;
    const rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    save::SavedRun run = save::first_moment(ruleset, recording->header);
    if (rules::state_hash({catalog, run.world}) != recording->header.start) {
        std::cout << "0\n";
        return fail("the run does not begin in the state that is on record");
    }
    std::span<const save::Record> rest(recording->records);
    std::int64_t commands = 0;
    rules::Turn turn;
    while (const auto command = save::take_command(rest)) {
        ++commands;
        if (const auto fault = save::repeat_command(ruleset, run, *command, turn)) {
            std::cout << commands << '\n';
            return fail("command " + std::to_string(commands) + " " + *fault);
        }
    }
    const std::string hash = core::to_hex(rules::state_hash({catalog, run.world}));
    std::cout << json::write_line(
                     json::Object{{"commands", commands}, {"turn", run.world.run.turn}, {"hash", hash}})
              << '\n';
    return recording->message ? exit_failure : exit_success;
}

int compare_replays(const Request& request) {
    const auto loaded = load_data_to_play(request);
    if (!loaded) {
        return exit_failure;
    }
    const content::Catalog& catalog = loaded->data.catalog;
    auto a = open_recording(catalog, request, 0);
    if (!a) {
        return exit_failure;
    }
    keep_commands(*a);
    const auto b = open_recording(catalog, request, 1);
    if (!b) {
        return exit_failure;
    }
    const rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    const auto commands = compare(ruleset, *a, *b);
    if (!commands) {
        return exit_failure;
    }
    std::cout << "equal: " << *commands << " commands\n";
    return exit_success;
}

}  // namespace torchwake::app
