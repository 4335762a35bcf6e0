#include "runs/run_files.hpp"

#include "journal/journal_lines.hpp"
#include "journal/record_json.hpp"

#include <torchwake/json/identifier.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/snapshot.hpp>

#include <ranges>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view part_start = "journal-";
constexpr std::string_view part_end = ".log";
constexpr std::string_view snapshot_start = "snapshot-";
constexpr std::string_view snapshot_end = ".save";

/// Parses a number in the form of std::to_string, up to highest_number.
std::optional<std::int64_t> parse_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number =
        error == std::errc() && end == text.data() + text.size() && number >= 0 && number <= highest_number;
    return is_number && std::to_string(number) == text ? std::optional(number) : std::nullopt;
}

std::vector<std::int64_t> numbers_between(const std::vector<std::string>& names, std::string_view start,
                                          std::string_view end) {
    std::vector<std::int64_t> numbers;
    for (const std::string_view name : names) {
        if (name.size() <= start.size() + end.size() || !name.starts_with(start) || !name.ends_with(end)) {
            continue;
        }
        const std::size_t digits = name.size() - start.size() - end.size();
        if (const auto number = parse_number(name.substr(start.size(), digits))) {
            numbers.push_back(*number);
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

/// The name of a file in messages: with the folder of its run.
std::string shown(const fs::path& path) {
    return (path.parent_path().filename() / path.filename()).generic_string();
}

/// The facts of a line that a list of runs needs.
struct LineGist {
    bool is_command = false;
    bool is_closed = false;
    std::unique_ptr<const std::string> score{};  ///< its JSON, if it is the last score of its part
};

/// A line whose record is sound.
struct SoundLine {};

/// A run's journal, assembled from its parts; `Line` is a record, or what is kept of it.
template <class Line>
struct RunLines {
    std::optional<JournalHeader> header;
    std::vector<Line> lines;
    std::vector<std::uint32_t> chain;  ///< record_chain of each
    std::int64_t last_part = 0;
    std::uint32_t last_checksum = 0;
    std::size_t last_bytes = 0;
    bool whole = false;  ///< they end with the last part, which is all good
    std::optional<std::string> damage;
    std::ptrdiff_t lost_commands = 0;  ///< behind the damage, at most
    bool chained = true;               ///< the chain is wanted
};

/// True if two parts are of one run.
bool same_run(JournalHeader a, const JournalHeader& b) {
    a.first = b.first;
    a.behind = b.behind;
    a.game = b.game;
    return a == b;
}

/// How the lines of a journal are read.
struct Reading {
    const content::Catalog* catalog = nullptr;
    /// The number of first lines that were read before: their records are not read again, since record_chain
    /// tells whether they are the same.
    std::size_t known = 0;
};

/// The good lines of one part.
template <class Line>
struct Part {
    std::size_t first = 0;     ///< the number of lines before them
    std::uint32_t before = 0;  ///< record_chain of those
    bool chained = true;       ///< record_chain of each line is wanted
    std::vector<Line> lines{};
    std::vector<std::uint32_t> chain{};
    std::optional<std::size_t> last_score{};  ///< its place, in a part whose lines are gists

    void add(Line line, std::string_view json) {
        lines.push_back(std::move(line));
        if (chained) {
            chain.push_back(chained_crc(chain.empty() ? before : chain.back(), json));
        }
    }
};

template <class Line>
using ReadLine = boost::system::result<Line, JournalError>;

ReadLine<Record> read_line(const Reading& reading, std::string_view json, const LineChecker& checker,
                           Part<Record>& /*part*/) {
    return read_record_line(*reading.catalog, json, checker);
}
ReadLine<SoundLine> read_line(const Reading& reading, std::string_view json, const LineChecker& checker,
                              Part<SoundLine>& part) {
    if (part.first + part.lines.size() < reading.known) {
        return SoundLine();
    }
    const auto record = read_record_line(*reading.catalog, json, checker);
    return record ? ReadLine<SoundLine>() : record.error();
}
/// Looks only at the beginning of a line. Of all scores in a part the last is kept, because only undoing
/// takes one back.
ReadLine<LineGist> read_line(const Reading& /*reading*/, std::string_view json,
                             const LineChecker& /*checker*/, Part<LineGist>& part) {
    LineGist gist{looks_like_command(json), looks_like_closed(json)};
    if (looks_like_score(json)) {
        if (part.last_score) {
            part.lines[*part.last_score].score.reset();
        }
        part.last_score = part.lines.size();
        gist.score = std::make_unique<const std::string>(json);
    }
    return gist;
}

/// Reads lines until one is not good. Returns the reason, if one is not.
template <class Line>
std::optional<std::string> read_part(const Reading& reading, LineReader& lines, Part<Line>& part) {
    while (const auto json = lines.next()) {
        auto line = read_line(reading, *json, lines.checker(), part);
        if (!line) {
            return line.error().message;
        }
        part.add(*std::move(line), *json);
    }
    return lines.checker().damage();
}

/// The chain of the first `lines` lines.
template <class Line>
std::uint32_t chain_of(const RunLines<Line>& run, std::int64_t lines) {
    return lines == 0 ? 0 : run.chain[static_cast<std::size_t>(lines - 1)];
}

/// The reason why a part can't follow what was read before it.
template <class Line>
std::optional<std::string> misfit(const RunLines<Line>& run, const JournalHeader& header) {
    if (run.header && !same_run(*run.header, header)) {
        return "it is of another run";
    }
    if (header.first > std::ssize(run.lines)) {
        return "it goes on behind " + std::to_string(header.first) + " records, and only " +
               std::to_string(run.lines.size()) + " are there";
    }
    if (header.behind && *header.behind != chain_of(run, header.first)) {
        return "it goes on behind other records than are there";
    }
    return std::nullopt;
}

/// True if a part only repeats some of the present lines: the power failed while it was written again, or
/// records were dropped and nothing was recorded since.
template <class Line>
bool adds_nothing(const RunLines<Line>& run, std::int64_t first, const Part<Line>& part) {
    const std::int64_t end = first + std::ssize(part.lines);
    return end < std::ssize(run.lines) && (part.chain.empty() || part.chain.back() == chain_of(run, end));
}

/// Replaces the elements from `first` on. A first part is taken over as it is, since it may be large.
template <class T>
void replace_from(std::vector<T>& elements, std::int64_t first, std::vector<T>& others) {
    if (first == 0) {
        elements = std::move(others);
        return;
    }
    elements.resize(static_cast<std::size_t>(first));
    std::ranges::move(others, std::back_inserter(elements));
}

/// Records that the last line and all behind it are lost.
template <class Line>
void spoil(RunLines<Line>& run, std::string why, LineReader& lines) {
    run.whole = false;
    run.damage = run.damage.value_or(std::move(why));
    run.lost_commands += lines.count_lost_commands();
}

/// Adds the lines of a part, which replace those from its first on. A part that can't be added is damage
/// until a later part covers it. Errors: a sound part that can't be used here.
template <class Line>
boost::system::result<void, RunError> add_part(const Reading& reading, RunLines<Line>& run,
                                               LineReader& lines) {
    const auto header = read_journal_header(*reading.catalog, lines.next(), lines.checker());
    if (!header && header.error().fault != JournalFault::Damaged) {
        return RunError{header.error().message};
    }
    if (!header) {
        spoil(run, header.error().message, lines);
        return {};
    }
    if (const auto why = misfit(run, *header)) {
        spoil(run, lines.checker().file() + ": " + *why, lines);
        return {};
    }
    Part<Line> part{static_cast<std::size_t>(header->first), chain_of(run, header->first), run.chained};
    const std::optional<std::string> damage = read_part(reading, lines, part);
    run.header = run.header.value_or(*header);
    run.whole = !adds_nothing(run, header->first, part);
    if (run.whole) {
        replace_from(run.lines, header->first, part.lines);
        replace_from(run.chain, header->first, part.chain);
        run.last_checksum = lines.checker().checksum();
        run.last_bytes = lines.bytes_before();
        run.damage.reset();
        run.lost_commands = 0;
    }
    if (damage) {
        spoil(run, *damage, lines);
    }
    return {};
}

template <class Line>
boost::system::result<RunLines<Line>, RunError> read_lines(FilePort& files, const Reading& reading,
                                                           const fs::path& folder) {
    const auto names = files.list(folder);
    if (!names) {
        return RunError{to_string(names.error())};
    }
    const std::vector<std::int64_t> parts = part_numbers(*names);
    RunLines<Line> run;
    // A list needs the chain only to compare parts.
    run.chained = !std::is_same_v<Line, LineGist> || parts.size() > 1;
    for (const std::int64_t number : parts) {
        const fs::path path = folder / part_name(number);
        auto file = files.open_to_read(path, max_journal_bytes);
        if (!file) {
            return RunError{to_string(file.error())};
        }
        run.last_part = number;
        TextInFile text(*std::move(file));
        LineReader lines(text, shown(path));
        const auto added = add_part(reading, run, lines);
        if (lines.failure()) {
            return RunError{to_string(*lines.failure())};
        }
        if (!added) {
            return added.error();
        }
    }
    if (!run.header) {
        return RunError{run.damage.value_or("there is no journal in " + folder.string())};
    }
    return run;
}

/// Describes a damage for a person.
std::string tell_damage(const std::string& damage, std::ptrdiff_t lost_commands) {
    const std::string count = std::to_string(lost_commands);
    const std::string lost = lost_commands == 0   ? "no command is lost"
                             : lost_commands == 1 ? "one command is lost at most"
                                                  : count + " commands are lost at most";
    return damage + "; " + lost + ", and the file is kept";
}

/// Moves all but the lines.
template <class Line>
RunJournal take_ends(RunLines<Line>& run) {
    RunJournal journal;
    journal.header = *std::move(run.header);
    journal.last_part = run.last_part;
    journal.chain = std::move(run.chain);
    journal.last_checksum = run.last_checksum;
    journal.last_bytes = run.last_bytes;
    journal.whole = run.whole;
    if (run.damage) {
        journal.damage = tell_damage(*run.damage, run.lost_commands);
    }
    return journal;
}

/// The state hash after that many records; nothing if a command had begun there and not ended.
std::optional<std::uint64_t> hash_behind(const RunJournal& journal, std::int64_t records) {
    for (std::int64_t place = records; place > 0; --place) {
        const Record& record = journal.records[static_cast<std::size_t>(place - 1)];
        if (const auto* const ended = std::get_if<CommandEnded>(&record)) {
            return ended->hash;
        }
        if (is_command(record)) {
            return std::nullopt;
        }
    }
    return journal.header.start;
}

/// Reads one snapshot into the base. Returns false if an older one must be used.
bool read_snapshot(FilePort& files, const content::Catalog& catalog, const fs::path& path,
                   const RunJournal& journal, RunBase& base) {
    const std::string file = shown(path);
    const auto bytes = files.read(path, max_snapshot_bytes);
    if (!bytes && bytes.error().reason != boost::system::errc::file_too_large) {
        base.messages.push_back(to_string(bytes.error()));
        return false;
    }
    const auto refuse = [&](std::string why) {
        base.unusable.push_back(path.filename().string());
        base.messages.push_back(std::move(why) + "; the file is kept, and no command is lost");
        return false;
    };
    if (!bytes) {
        return refuse(to_string(bytes.error()));
    }
    auto run = decode_run(catalog, bytes->value_or(std::string()), file);
    if (!run && run.error().fault == SnapshotFault::OtherVersion) {
        return false;  // the journal has everything that is in it
    }
    if (!run) {
        return refuse(run.error().message);
    }
    if (hash_behind(journal, base.records) != rules::state_hash(catalog, run->world)) {
        return refuse(file + ": it is not what the journal came to");
    }
    base.run = *std::move(run);
    return true;
}

/// The depth in the newest snapshot that the journal reaches, if any.
std::optional<std::int32_t> kept_depth(FilePort& files, const fs::path& folder,
                                       const std::vector<std::string>& names, std::ptrdiff_t records) {
    std::vector<std::int64_t> reached = snapshot_records(names);
    std::erase_if(reached, [records](std::int64_t number) { return number > records; });
    if (reached.empty()) {
        return std::nullopt;
    }
    const auto file = files.open_to_read(folder / snapshot_name(reached.back()), max_snapshot_bytes);
    if (!file || *file == nullptr) {
        return std::nullopt;
    }
    std::array<char, snapshot_line_bytes> beginning{};
    const auto got = (*file)->read(beginning);
    return got ? depth_of_snapshot({beginning.data(), *got}) : std::nullopt;
}

/// Fills in how a run with a score ended.
void tell_end(const content::Catalog& catalog, const std::vector<LineGist>& lines, RunSummary& summary) {
    const auto newest_first = std::views::reverse(lines);
    const auto last =
        std::ranges::find_if(newest_first, [](const LineGist& line) { return line.score != nullptr; });
    if (last == newest_first.end()) {
        return;
    }
    const auto record = read_record_line(catalog, *last->score, LineChecker(summary.name));
    const auto* const scored = record ? std::get_if<core::Boxed<Scored>>(&*record) : nullptr;
    if (scored != nullptr) {
        summary.fate = (*scored)->fate;
        summary.depth = (*scored)->depth;
    }
}

/// The JSON of the last line of a journal's part, if it is Closed. What lies before it is not read.
std::optional<std::string> closing_line(TextInFile& text) {
    constexpr std::size_t two_lines = 3 * longest_json;
    std::string end;
    const bool was_read = text.append_end_to(end, two_lines).has_value();
    const auto json = was_read ? last_json(end) : std::nullopt;
    return json && looks_like_closed(*json) ? std::optional<std::string>(*json) : std::nullopt;
}

/// True if the last line of a run's last part is Closed, also if the run can't be read with these data.
bool ends_closed(FilePort& files, const fs::path& folder, const std::vector<std::string>& names) {
    auto file = files.open_to_read(folder / part_name(part_numbers(names).back()), max_journal_bytes);
    if (!file) {
        return false;
    }
    TextInFile text(*std::move(file));
    return closing_line(text).has_value();
}

/// The entry of a run by the first and the last line of its last part; nothing unless the last one is Closed
/// and tells the rest. What lies between them is not read.
std::optional<RunSummary> summarize_closed_run(FilePort& files, const content::Catalog& catalog,
                                               const fs::path& folder,
                                               const std::vector<std::string>& names) {
    const fs::path path = folder / part_name(part_numbers(names).back());
    auto file = files.open_to_read(path, max_journal_bytes);
    if (!file) {
        return std::nullopt;
    }
    TextInFile text(*std::move(file));
    LineReader lines(text, shown(path));
    const auto header = read_journal_header(catalog, lines.next(), lines.checker());
    if (!header) {
        return std::nullopt;
    }
    const std::optional<std::string> json = closing_line(text);
    if (!json) {
        return std::nullopt;
    }
    const auto record = read_record_line(catalog, *json, lines.checker());
    const auto* const closed = record ? std::get_if<core::Boxed<Closed>>(&*record) : nullptr;
    if (closed == nullptr || !(*closed)->commands) {
        return std::nullopt;
    }
    RunSummary summary;
    summary.name = folder.filename().string();
    summary.hero_name = header->hero_name;
    summary.seed = header->seed;
    summary.commands = *(*closed)->commands;
    summary.closed = true;
    summary.fate = (*closed)->fate;
    summary.depth = (*closed)->depth;
    if (!summary.depth) {
        summary.depth = kept_depth(files, folder, names, highest_number);
    }
    return summary;
}

}  // namespace

std::string part_name(std::int64_t number) {
    return std::string(part_start) + std::to_string(number) + std::string(part_end);
}

std::string snapshot_name(std::int64_t records) {
    return std::string(snapshot_start) + std::to_string(records) + std::string(snapshot_end);
}

std::vector<std::int64_t> part_numbers(const std::vector<std::string>& names) {
    return numbers_between(names, part_start, part_end);
}

std::vector<std::int64_t> snapshot_records(const std::vector<std::string>& names) {
    return numbers_between(names, snapshot_start, snapshot_end);
}

bool is_run_name(std::string_view name) {
    return json::is_identifier(name);
}

std::int64_t run_number(std::string_view name) {
    const std::size_t bar = name.rfind('_');
    return bar == std::string_view::npos ? 0 : parse_number(name.substr(bar + 1)).value_or(0);
}

std::string run_name(std::string_view hero_name, std::int64_t number) {
    constexpr std::size_t longest_hero = 20;
    std::string name;
    for (const char letter : hero_name.substr(0, longest_hero)) {
        const bool is_upper = letter >= 'A' && letter <= 'Z';
        const char lower = is_upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        name += json::is_identifier_letter(lower) ? lower : '_';
    }
    return (name.empty() ? "nameless" : name) + '_' + std::to_string(number);
}

boost::system::result<RunJournal, RunError> read_run_journal(FilePort& files, const content::Catalog& catalog,
                                                             const fs::path& folder) {
    auto run = read_lines<Record>(files, {&catalog}, folder);
    if (!run) {
        return run.error();
    }
    RunJournal journal = take_ends(*run);
    journal.records = std::move(run->lines);
    return journal;
}

boost::system::result<RunJournal, RunError> check_run_journal(FilePort& files,
                                                              const content::Catalog& catalog,
                                                              const fs::path& folder, std::size_t known) {
    auto run = read_lines<SoundLine>(files, {&catalog, known}, folder);
    if (!run) {
        return run.error();
    }
    return take_ends(*run);
}

RunBase read_run_base(FilePort& files, const content::Catalog& catalog, const fs::path& folder,
                      const RunJournal& journal) {
    RunBase base;
    const auto names = files.list(folder);
    if (!names) {
        base.messages.push_back(to_string(names.error()));
        return base;
    }
    const std::vector<std::int64_t> snapshots = snapshot_records(*names);
    for (const std::int64_t records : std::views::reverse(snapshots)) {
        const fs::path path = folder / snapshot_name(records);
        if (records > std::ssize(journal.records)) {
            base.unusable.push_back(path.filename().string());
            base.messages.push_back(shown(path) + " stands for " + std::to_string(records) +
                                    " records, and the journal has only " +
                                    std::to_string(journal.records.size()) +
                                    ": what came behind them is lost; the file is kept");
            continue;
        }
        base.records = records;
        if (read_snapshot(files, catalog, path, journal, base)) {
            return base;
        }
    }
    base.records = 0;
    return base;
}

std::optional<RunSummary> summarize_run(FilePort& files, const content::Catalog& catalog,
                                        const fs::path& folder) {
    const auto names = files.list(folder);
    if (names && part_numbers(*names).empty()) {
        return std::nullopt;
    }
    if (auto closed = names ? summarize_closed_run(files, catalog, folder, *names) : std::nullopt) {
        return closed;
    }
    RunSummary summary;
    summary.name = folder.filename().string();
    const auto run = read_lines<LineGist>(files, {&catalog}, folder);
    if (!run) {
        summary.problem = run.error().message;
        summary.closed = names && ends_closed(files, folder, *names);
        return summary;
    }
    summary.hero_name = run->header->hero_name;
    summary.seed = run->header->seed;
    summary.commands = std::ranges::count(run->lines, true, &LineGist::is_command);
    summary.closed = !run->lines.empty() && run->lines.back().is_closed;
    tell_end(catalog, run->lines, summary);
    if (!summary.depth && names) {
        summary.depth = kept_depth(files, folder, *names, std::ssize(run->lines));
    }
    return summary;
}

}  // namespace torchwake::save
