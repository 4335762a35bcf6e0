#include "runs/run_lines.hpp"

#include "journal/journal_lines.hpp"
#include "journal/record_json.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// True if two parts are of one run.
bool same_run(JournalHeader a, const JournalHeader& b) {
    a.first = b.first;
    a.behind = b.behind;
    a.game = b.game;
    return a == b;
}

/// The good lines of one part.
struct Part {
    std::int64_t first = 0;    ///< the number of lines before them
    std::uint32_t before = 0;  ///< record_chain of those
    std::int64_t count = 0;
    std::vector<Record> records{};
    std::vector<LineFacts> facts{};
    std::vector<std::uint32_t> chain{};
    std::optional<std::size_t> last_score{};  ///< its place among the facts
};

/// Looks only at the beginning of a line. Of all scores in a part the last is kept, because only undoing
/// takes one back.
void keep_facts(std::string_view json, Part& part) {
    LineFacts facts{looks_like_command(json), looks_like_closed(json)};
    if (looks_like_score(json)) {
        if (part.last_score) {
            part.facts[*part.last_score].score.reset();
        }
        part.last_score = part.facts.size();
        facts.score = std::make_unique<const std::string>(json);
    }
    part.facts.push_back(std::move(facts));
}

/// Returns the reason if the line's record is not good.
std::optional<std::string> keep_line(const Reading& reading, std::string_view json,
                                     const LineChecker& checker, Part& part) {
    const bool is_known = part.first + part.count < reading.known;
    if (reading.kept == Kept::Facts) {
        keep_facts(json, part);
    } else if (!is_known) {
        auto record = read_record_line(*reading.catalog, json, checker);
        if (!record) {
            return record.error().message;
        }
        if (reading.kept == Kept::Records) {
            part.records.push_back(*std::move(record));
        }
    }
    ++part.count;
    if (reading.chained) {
        part.chain.push_back(chained_crc(part.chain.empty() ? part.before : part.chain.back(), json));
    }
    return std::nullopt;
}

/// Reads lines until one is not good. Returns the reason, if one is not.
std::optional<std::string> read_part(const Reading& reading, LineReader& lines, Part& part) {
    while (const auto json = lines.next()) {
        if (auto fault = keep_line(reading, *json, lines.checker(), part)) {
            return fault;
        }
    }
    return lines.checker().damage();
}

/// The chain of the first `lines` lines.
std::uint32_t chain_of(const RunLines& run, std::int64_t lines) {
    return lines == 0 ? 0 : run.journal.chain[static_cast<std::size_t>(lines - 1)];
}

/// The reason why a part can't follow what was read before it.
std::optional<std::string> misfit(const RunLines& run, const JournalHeader& header) {
    if (run.has_header && !same_run(run.journal.header, header)) {
        return "it is of another run";
    }
    if (header.first > run.count) {
        return "it goes on behind " + std::to_string(header.first) + " records, and only " +
               std::to_string(run.count) + " are there";
    }
    if (header.behind && *header.behind != chain_of(run, header.first)) {
        return "it goes on behind other records than are there";
    }
    return std::nullopt;
}

/// True if a part only repeats some of the present lines: the power failed while it was written again, or
/// records were dropped and nothing was recorded since.
bool adds_nothing(const RunLines& run, std::int64_t first, const Part& part) {
    const std::int64_t end = first + part.count;
    return end < run.count && (part.chain.empty() || part.chain.back() == chain_of(run, end));
}

/// Replaces the elements from `first` on, if elements are kept. A first part is taken over as it is, since it
/// may be large.
template <class T>
void replace_from(std::vector<T>& elements, std::int64_t first, std::vector<T>& others) {
    if (first == 0) {
        elements = std::move(others);
        return;
    }
    elements.resize(std::min(elements.size(), static_cast<std::size_t>(first)));
    std::ranges::move(others, std::back_inserter(elements));
}

/// Records that the last line and all behind it are lost.
void spoil(RunLines& run, std::string why, LineReader& lines) {
    run.journal.whole = false;
    run.journal.damage = run.journal.damage.value_or(std::move(why));
    run.lost_commands += lines.count_lost_commands();
}

/// Adds the lines of a part, which replace those from its first on. A part that can't be added is damage
/// until a later part covers it. Errors: a sound part that can't be used here.
boost::system::result<void, RunError> add_part(const Reading& reading, RunLines& run, LineReader& lines) {
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
    Part part{header->first, chain_of(run, header->first)};
    const std::optional<std::string> damage = read_part(reading, lines, part);
    if (!std::exchange(run.has_header, true)) {
        run.journal.header = *header;
    }
    run.journal.whole = !adds_nothing(run, header->first, part);
    if (run.journal.whole) {
        run.count = header->first + part.count;
        replace_from(run.journal.records, header->first, part.records);
        replace_from(run.facts, header->first, part.facts);
        replace_from(run.journal.chain, header->first, part.chain);
        run.journal.last_checksum = lines.checker().checksum();
        run.journal.last_bytes = lines.bytes_before();
        run.journal.damage.reset();
        run.lost_commands = 0;
    }
    if (damage) {
        spoil(run, *damage, lines);
    }
    return {};
}

/// Describes a damage for a person. A file that was cut does not tell what it held behind the cut.
std::string tell_damage(const std::string& damage, std::ptrdiff_t lost_commands) {
    const std::string lost =
        lost_commands == 0 ? "no command can be made out from there on"
        : lost_commands == 1
            ? "one command can be made out from there on, and may be lost"
            : std::to_string(lost_commands) + " commands can be made out from there on, and may be lost";
    return damage + "; " + lost + "; whether there were more is not known; the file is kept";
}

}  // namespace

boost::system::result<RunLines, RunError> read_lines(FilePort& files, Reading reading,
                                                     const fs::path& folder) {
    const auto names = files.list(folder);
    if (!names) {
        return RunError{to_string(names.error())};
    }
    const std::vector<std::int64_t> parts = part_numbers(*names);
    RunLines run;
    // A list needs the chain only to compare parts.
    reading.chained = reading.kept != Kept::Facts || parts.size() > 1;
    for (const std::int64_t number : parts) {
        const fs::path path = folder / part_name(number);
        auto file = files.open_to_read(path, max_journal_bytes);
        if (!file) {
            return RunError{to_string(file.error())};
        }
        run.journal.last_part = number;
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
    std::optional<std::string>& damage = run.journal.damage;
    if (!run.has_header) {
        return RunError{damage.value_or("there is no journal in " + folder.string())};
    }
    if (damage) {
        damage = tell_damage(*damage, run.lost_commands);
    }
    return run;
}

boost::system::result<RunJournal, RunError> read_run_journal(FilePort& files, const content::Catalog& catalog,
                                                             const fs::path& folder) {
    auto run = read_lines(files, {&catalog}, folder);
    return run ? std::move(run->journal) : boost::system::result<RunJournal, RunError>(run.error());
}

boost::system::result<RunJournal, RunError> check_run_journal(FilePort& files,
                                                              const content::Catalog& catalog,
                                                              const fs::path& folder, std::size_t known) {
    auto run = read_lines(files, {&catalog, Kept::Nothing, static_cast<std::int64_t>(known)}, folder);
    return run ? std::move(run->journal) : boost::system::result<RunJournal, RunError>(run.error());
}

}  // namespace torchwake::save
