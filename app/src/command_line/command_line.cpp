#include "command_line/command_line.hpp"

#include "command_line/completion.hpp"
#include "command_line/man_page.hpp"
#include "command_line/version.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/names.hpp"

#include <torchwake/levels/builders.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/save/option_table.hpp>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::app {
namespace {

constexpr std::int64_t last_seed = rules::first_lesson_seed - 1;
/// More pixels than any screen has; windows are limited to the real screen later.
constexpr core::Size largest_window{65'535, 65'535};
/// A text screen of this size takes 12 MB.
constexpr core::Size largest_text{1'000, 1'000};

/// Two numbers with a letter between them, such as "1280x720"; nothing for any other text.
std::optional<std::pair<std::int32_t, std::int32_t>> parse_two(std::string_view text, char between) {
    std::pair<std::int32_t, std::int32_t> numbers;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto first = std::from_chars(begin, end, numbers.first);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != between) {
        return std::nullopt;
    }
    const auto second = std::from_chars(first.ptr + 1, end, numbers.second);
    const bool whole = second.ec == std::errc() && second.ptr == end;
    return whole ? std::optional(numbers) : std::nullopt;
}

std::string size_text(core::Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

/// An option that takes a size from 1x1 to the largest, as WIDTHxHEIGHT.
template <class Stored>
void add_size(CLI::App& app, const std::string& name, Stored& size, core::Size largest,
              const std::string& help) {
    const core::Size example = std::optional<core::Size>(size).value_or(core::Size{1280, 720});
    const auto read = [&size, example, largest](const std::string& text) {
        const auto numbers = parse_two(text, 'x');
        if (!numbers || numbers->first < 1 || numbers->second < 1 || numbers->first > largest.width ||
            numbers->second > largest.height) {
            throw CLI::ValidationError("'" + text + "' is no size like " + size_text(example) + ", at most " +
                                       size_text(largest));
        }
        size = core::Size{numbers->first, numbers->second};
    };
    app.add_option_function<std::string>(name, read, help)->type_name("WIDTHxHEIGHT");
}

/// Takes whole numbers in decimal; CLI11 alone would take one that begins with 0 as octal.
CLI::Validator decimal(std::int64_t first, std::int64_t last) {
    const auto read = [first, last](std::string& text) {
        std::int64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [rest, fault] = std::from_chars(text.data(), end, number);
        if (fault != std::errc() || rest != end || number < first || number > last) {
            return "'" + text + "' is no whole number from " + std::to_string(first) + " to " +
                   std::to_string(last);
        }
        text = std::to_string(number);
        return std::string();
    };
    return {read, ""};
}

/// An option that takes a whole number.
template <class Stored>
void add_number(CLI::App& app, const std::string& name, Stored& number, std::int64_t first, std::int64_t last,
                const std::string& help) {
    app.add_option(name, number, help + "; " + std::to_string(first) + " to " + std::to_string(last))
        ->transform(decimal(first, last))
        ->type_name("N");
}

void add_seed(CLI::App& app, Request& request, const std::string& help) {
    add_number(app, "--seed", request.seed, 0, last_seed, help);
}

std::string path_fault(const std::string& text) {
    return text.empty() ? "'' names no file or folder" : "";
}

/// An option, or words in place, with paths of files or folders.
template <class Stored>
CLI::Option* add_path(CLI::App& app, const std::string& name, Stored& path, const std::string& help) {
    return app.add_option(name, path, help)->check(path_fault);
}

/// Answers the option that begins with a lesson.
CLI::Option* add_lesson(CLI::App& app, Request& request) {
    const auto read = [&request](const std::string& id) {
        request.lesson = id;
        request.start = flow::Start::Lesson;
    };
    return app.add_option_function<std::string>("--lesson", read, "Begin with a lesson at once")
        ->type_name("NAME");
}

void add_data_dir(CLI::App& app, Request& request) {
    add_path(app, "--data-dir", request.data_dir,
             "The folder with the game's data (environment: TORCHWAKE_DATA_DIR)")
        ->type_name("DIR");
    add_path(app, "--mods", request.mods, "Folders of mods to lay over it")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->type_name("DIR");
}

/// Options of commands that play: `--user-dir` and the mods there. Requires: `--mods` was added.
void add_user_dir(CLI::App& app, Request& request) {
    add_path(app, "--user-dir", request.user_dir, "The folder for your run, options, scores and records")
        ->type_name("DIR");
    app.add_option("--language", request.language,
                   "The language of all words, such as english or german; without it the one of your options")
        ->type_name("NAME");
    app.add_flag_callback(
           "--no-mods", [&request] { request.with_mods = false; },
           "Leave out all mods, also those in your folder mods")
        ->excludes(app.get_option("--mods"));
}

CLI::Option* add_terminal(CLI::App& app, Request& request, const std::string& help) {
    return app.add_flag_callback("--terminal", [&request] { request.mode = Mode::Terminal; }, help);
}

constexpr std::array<const char*, 6> options_of_window{"--fullscreen",       "--window",     "--speak",
                                                       "--faults-in-window", "--screenshot", "--frame-log"};

void add_window_options(CLI::App& app, Request& request) {
    auto* fresh = app.add_flag_callback(
        "--new", [&] { request.start = flow::Start::NewGame; }, "Start a new game at once");
    auto* going_on = app.add_flag_callback(
        "--continue", [&] { request.start = flow::Start::Continue; }, "Go on with your run at once");
    fresh->excludes(going_on);
    add_lesson(app, request)->excludes(fresh)->excludes(going_on);
    auto* terminal =
        add_terminal(app, request, "Play in this text terminal, without a window, also over ssh");
    app.add_flag("--fullscreen", request.full_screen, "Fill the screen");
    add_number(app, "--scale", request.scale, 1, 6, "Size of the map's sprites");
    add_number(app, "--text-size", request.text_size, 1, 1 + save::row_of(save::OptionKind::TextSize).most,
               "Size of text, of which 2 fits the window");
    add_size(app, "--window", request.window, largest_window,
             "Size of the window, brought within the screen's");
    app.add_flag_callback("--no-audio", [&request] { request.audio = false; }, "Stay silent");
    app.add_flag("--speak", request.speak,
                 "Print all that is shown as lines for a screen reader; F2 tells how you are, F3 what is "
                 "around, F4 says the last again");
    app.add_flag("--omniscient", request.omniscient, "Show the whole level; the run is not scored");
    app.add_flag("--reset-config", request.reset_config, "Forget all options first");
    app.add_flag("--faults-in-window", request.faults_in_window,
                 "Show what keeps the game from starting in a window, too, as the desktop entry asks");
    add_path(app, "--screenshot", request.screenshot, "Write the last frame to a PNG file on exit")
        ->type_name("FILE");
    add_path(app, "--frame-log", request.frame_log,
             "Write to a file when keys went down and frames were shown")
        ->type_name("FILE");
    for (const char* of_window : options_of_window) {
        terminal->excludes(app.get_option(of_window));
    }
}

/// The value of an option that takes one of some names: "explorer|fighter".
template <class Names>
std::string choice(const Names& names) {
    return listed(names, "|");
}

std::string bot_fault(const std::string& name) {
    return name_fault("bot", name, bots::bot_names());
}

/// The ids of all families of means, in order.
std::vector<std::string_view> means_ids() {
    std::vector<std::string_view> ids;
    ids.reserve(content::enum_count<bots::Means>);
    for (std::size_t place = 0; place < content::enum_count<bots::Means>; ++place) {
        ids.push_back(content::enum_id(static_cast<bots::Means>(place)));
    }
    return ids;
}

/// An option that takes families of means, as FAMILY,FAMILY.
void add_without(CLI::App& app, std::set<bots::Means>& without) {
    const auto read = [&without](const std::vector<std::string>& families) {
        const std::vector<std::string_view> ids = means_ids();
        for (const std::string& family : families) {
            if (const std::string fault = name_fault("family of means", family, ids); !fault.empty()) {
                throw CLI::ValidationError("--without: " + fault);
            }
            without.insert(static_cast<bots::Means>(std::ranges::find(ids, family) - ids.begin()));
        }
    };
    app.add_option_function<std::vector<std::string>>(
           "--without", read, "Families of means that the bot does without, to measure what they decide")
        ->delimiter(',')
        ->type_name(choice(means_ids()));
}

std::string builder_fault(const std::string& name) {
    return name_fault("builder", name, levels::builder_names);
}

/// An option that takes one of equal parts, as I/N.
void add_shard(CLI::App& app, Shard& shard, const std::string& help) {
    const auto read = [&shard](const std::string& text) {
        const auto numbers = parse_two(text, '/');
        if (!numbers || numbers->first < 1 || numbers->first > numbers->second ||
            numbers->second > most_games) {
            throw CLI::ValidationError("'" + text + "' is no part like 2/4, from 1/N to N/N");
        }
        shard = {numbers->first, numbers->second};
    };
    app.add_option_function<std::string>("--shard", read, help)->type_name("I/N");
}

void add_results(CLI::App& app, Request& request, const std::string& picture, const std::string& out) {
    add_path(app, "--picture", request.picture, picture)->type_name("FILE");
    add_path(app, "--out", request.out, out)->type_name("FILE");
}

/// The options of commands that play games by bots.
void add_games(CLI::App& app, Request& request, const std::string& how_many) {
    add_number(app, "--games", request.games, 1, most_games, how_many);
    add_number(app, "--seed", request.seed, 0, last_seed - most_games * std::int64_t{seeds_for_a_gift},
               "The seed of the first game (0)");
    add_number(app, "--jobs", request.jobs, 1, 256, "How many games at once (1)");
    add_number(app, "--turns", request.max_turns, 1, most_turns,
               "The turns after which a game is given up (20000)");
    add_data_dir(app, request);
}

/// The files with games, as words in place.
CLI::Option* add_shard_files(CLI::App& app, Request& request, const std::string& help) {
    return add_path(app, "FILE", request.shard_files, help)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_simulate(CLI::App& app, Request& request) {
    CLI::App* simulate = app.add_subcommand("simulate", "Let a bot play many games; a line of JSON for each");
    simulate->final_callback([&] { request.mode = Mode::Simulate; });
    add_games(*simulate, request, "How many (100), with the seeds from --seed on");
    simulate->add_option("--bot", request.bot, "Who plays (explorer)")
        ->check(bot_fault)
        ->type_name(choice(bots::bot_names()));
    add_without(*simulate, request.conduct.without);
    simulate
        ->add_option("--gift", request.conduct.gift,
                     "The gift that the bot takes in every game, by seeds that offer it")
        ->type_name("ID");
    add_shard(*simulate, request.shard, "Play only that part of the games, for balance to join");
    add_results(*simulate, request, "Draw depths and ends as SVG into a file",
                "Write to a file, and only the summary to the terminal");
}

void add_balance(CLI::App& app, Request& request) {
    CLI::App* balance =
        app.add_subcommand("balance", "Join what the shards of a simulation wrote, as one simulation");
    balance->final_callback([&] { request.mode = Mode::Balance; });
    add_shard_files(*balance, request, "The files that simulate --shard --out wrote, in any order")
        ->required();
    add_results(*balance, request, "Draw depths and ends as SVG into a file",
                "Write to a file, and only the summary to the terminal");
}

void add_measure(CLI::App& app, Request& request) {
    CLI::App* measure =
        app.add_subcommand("measure", "Tell by many games what each family of means and each gift decides");
    measure->final_callback([&] { request.mode = Mode::Measure; });
    add_shard_files(*measure, request,
                    "The files that simulate --out wrote; without any the games are played");
    add_games(*measure, request,
              "How many by each bot with all means, without each family, and with each gift (100)");
    request.bots.assign(bots::bot_names().begin(), bots::bot_names().end());
    measure->add_option("--bot", request.bots, "Who plays (all of them)")
        ->delimiter(',')
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check(bot_fault)
        ->type_name(choice(bots::bot_names()));
    add_results(*measure, request, "Draw the share of games won as SVG into a file",
                "Write the table as JSON into a file");
}

/// Words in place that name so many runs, neither fewer nor more.
void add_runs(CLI::App& app, Request& request, int count, const std::string& help) {
    add_path(app, "RUN", request.recordings, help)
        ->required()
        ->expected(count)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::Throw);
}

void add_replays(CLI::App& app, Request& request) {
    CLI::App* replay = app.add_subcommand("replay", "Watch a recorded run");
    replay->final_callback([&] {
        const Mode watching = request.headless                 ? Mode::Headless
                              : request.mode == Mode::Terminal ? Mode::Terminal
                                                               : Mode::PlayWindow;
        request.mode = request.verify ? Mode::VerifyReplay : watching;
        request.start = flow::Start::Watch;
    });
    add_runs(*replay, request, 1, "A run's folder, its name, a journal or a bug capsule");
    auto* verify = replay->add_flag("--verify", request.verify,
                                    "Show nothing, and check that each command comes to the recorded state");
    auto* headless =
        replay->add_flag("--headless", request.headless, "Watch it without a window, over lines of JSON")
            ->excludes(verify);
    add_terminal(*replay, request, "Watch it in this text terminal")->excludes(verify)->excludes(headless);
    add_size(*replay, "--size", request.text_screen, largest_text, "Size of the text screen in characters");
    add_data_dir(*replay, request);
    add_user_dir(*replay, request);

    CLI::App* compare = app.add_subcommand("compare", "Tell where two recorded runs differ first");
    compare->final_callback([&] { request.mode = Mode::Compare; });
    add_runs(*compare, request, 2, "Two runs, each by its folder, its name, a journal or a bug capsule");
    add_data_dir(*compare, request);
    add_user_dir(*compare, request);
}

void add_capsule(CLI::App& app, Request& request) {
    CLI::App* capsule = app.add_subcommand("capsule", "Write what is needed to see a bug of a run again");
    capsule->final_callback([&] { request.mode = Mode::MakeCapsule; });
    add_runs(*capsule, request, 1, "A run's folder, its name, or a journal");
    add_path(*capsule, "--out", request.out,
             "The file to write (one in the folder capsules of your user folder)")
        ->type_name("FILE");
    add_data_dir(*capsule, request);
    add_user_dir(*capsule, request);
}

void add_subcommands(CLI::App& app, Request& request) {
    CLI::App* headless = app.add_subcommand("headless", "Play without a window, over lines of JSON");
    headless->final_callback([&] { request.mode = Mode::Headless; });
    headless->footer(R"(Each line of input is a request, such as {"action":"new-game"} or )"
                     R"({"key":"Left","screen":true}; {"state":true} asks for what the hero knows.)");
    add_seed(*headless, request, "The seed of the first new game");
    add_lesson(*headless, request);
    add_data_dir(*headless, request);
    add_user_dir(*headless, request);
    add_size(*headless, "--size", request.text_screen, largest_text, "Size of the text screen in characters");
    headless->add_flag("--omniscient", request.omniscient, "Show the whole level; the run is not scored");

    CLI::App* check = app.add_subcommand(
        "check-data", "Check a folder of data files, with the words and keys it has, or mods");
    check->final_callback([&] { request.mode = Mode::CheckData; });
    add_path(*check, "DIR", request.checked_folder,
             "The folder, or one that holds it as data; without it the game's own, with the mods of --mods "
             "and of your folder");
    add_data_dir(*check, request);
    add_user_dir(*check, request);

    CLI::App* show = app.add_subcommand("show-level", "Print a generated level");
    show->final_callback([&] { request.mode = Mode::ShowLevel; });
    add_seed(*show, request, "The seed of the run");
    add_data_dir(*show, request);
    add_number(*show, "--depth", request.depth, 0, deepest_level, "How deep it lies");
    show->add_option("--builder", request.builder, "Who makes it, whatever the data says of its depth")
        ->check(builder_fault)
        ->type_name(choice(levels::builder_names));
    show->add_flag("--steps", request.steps, "Print it after each step of its making");
    add_simulate(app, request);
    add_balance(app, request);
    add_measure(app, request);
    add_replays(app, request);
    add_capsule(app, request);
}

std::string shell_fault(const std::string& name) {
    return name_fault("completion for", name, names_of_shells());
}

/// The texts about its command line that the program was asked to print.
struct Prints {
    bool man_page = false;
    std::string completion;  ///< the shell; empty: none
};

void add_prints(CLI::App& app, Prints& prints) {
    app.add_flag("--man-page", prints.man_page, "Print this help as a manual page");
    app.add_option("--completion", prints.completion, "Print what lets a shell complete the command line")
        ->check(shell_fault)
        ->type_name(choice(names_of_shells()));
}

/// True if something was asked for, and is printed.
bool print(const Prints& prints, const CLI::App& app) {
    if (prints.man_page) {
        std::cout << man_page(describe_command(app));
    } else if (!prints.completion.empty()) {
        std::cout << completion(describe_command(app), prints.completion);
    } else {
        return false;
    }
    return true;
}

/// Refuses options in front of a command that they are not for.
void check_in_front(const CLI::App& app, const Request& request) {
    for (const char* of_window : options_of_window) {
        if (request.mode != Mode::PlayWindow && app.count(of_window) > 0) {
            throw CLI::ValidationError(of_window, "it is for the window, and none is opened here");
        }
    }
    if (!request.with_mods && !request.mods.empty()) {
        throw CLI::ExcludesError("--no-mods", "--mods");
    }
}

}  // namespace

std::variant<Request, int> read_command_line(int count, const char* const* arguments) {
    Request request;
    bool list_keys = false;
    Prints prints;
    CLI::App app{"Torchwake: carry the light, and mind what it wakes.", "torchwake"};
    app.option_defaults()->multi_option_policy(
        CLI::MultiOptionPolicy::TakeLast);  // as scripts expect that wrap it
    app.set_version_flag("--version", version_text,
                         "Print version, commit, compiler, libraries and save format");
    app.add_flag("--list-keys", list_keys, "Print what each key does");
    add_prints(app, prints);
    add_seed(app, request, "The seed of the first new game");
    add_data_dir(app, request);
    add_user_dir(app, request);
    add_window_options(app, request);
    add_subcommands(app, request);
    app.require_subcommand(0, 1);
    try {
        app.parse(count, arguments);
        check_in_front(app, request);
    } catch (const CLI::ParseError& stop) {
        std::ostringstream faults;
        const bool is_help = app.exit(stop, std::cout, faults) == exit_success;
        print_faults(faults.str());  // they repeat arguments
        return is_help ? exit_success : exit_usage;
    }
    if (print(prints, app)) {
        return exit_success;
    }
    if (list_keys) {
        request.mode = Mode::ListKeys;
    }
    return request;
}

}  // namespace torchwake::app
