#include "journal/journal_lines.hpp"
#include "journal/record_json.hpp"
#include "runs/run_lines.hpp"

#include <torchwake/save/snapshot.hpp>

#include <ranges>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

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
void tell_end(const content::Catalog& catalog, const std::vector<LineFacts>& lines, RunSummary& summary) {
    const auto newest_first = std::views::reverse(lines);
    const auto last =
        std::ranges::find_if(newest_first, [](const LineFacts& line) { return line.score != nullptr; });
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

RunState state_of_run(FilePort& files, const fs::path& folder) {
    const auto names = files.list(folder);
    if (!names) {
        return RunState::Open;
    }
    if (part_numbers(*names).empty()) {
        return RunState::Empty;
    }
    return ends_closed(files, folder, *names) ? RunState::Closed : RunState::Open;
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
    const auto run = read_lines(files, {&catalog, Kept::Facts}, folder);
    if (!run) {
        summary.problem = run.error().message;
        summary.closed = names && ends_closed(files, folder, *names);
        return summary;
    }
    summary.hero_name = run->journal.header.hero_name;
    summary.seed = run->journal.header.seed;
    summary.commands = std::ranges::count(run->facts, true, &LineFacts::is_command);
    summary.closed = !run->facts.empty() && run->facts.back().is_closed;
    tell_end(catalog, run->facts, summary);
    if (!summary.depth && names) {
        summary.depth = kept_depth(files, folder, *names, run->count);
    }
    return summary;
}

}  // namespace torchwake::save
