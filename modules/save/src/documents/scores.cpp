#include "files/stored_name.hpp"
#include "journal/health_json.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/scores.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// The largest seed and score that every JSON reader takes without loss.
constexpr std::int64_t largest_exact = (std::int64_t{1} << 53) - 1;

/// Large enough for all scores with their longest texts.
constexpr json::Limits scores_limits{.max_bytes = std::size_t{512} * 1024};

std::optional<std::string> read_killer(const json::Node& node) {
    const bool is_empty = node.value().if_string() == "";
    return is_empty ? std::optional(std::string()) : json::identifier(node);
}

/// Scores of earlier games name neither matter nor means. The id of a variant of an item is no identifier.
void read_fate(json::Fields& in, rules::Fate& fate) {
    in.required("killer", fate.killer, read_killer);
    in.optional("matter", fate.matter, json::identifier);
    in.optional("means", fate.means, json::Text{});
}

void read_entry(json::Fields& in, ScoreEntry& out) {
    constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    in.required("name", out.name, read_name);
    read_fate(in, out.fate);
    in.required("score", out.score, json::integer(std::int64_t{0}, largest_exact));
    in.required("deepest_depth", out.deepest_depth, json::integer(0, most));
    in.required("level", out.level, json::integer(0, most));
    in.required("turns", out.turns, json::integer(0, most));
    in.required("kills", out.kills, json::integer(0, most));
    std::int64_t seed = 0;
    in.required("seed", seed, json::integer(std::int64_t{0}, largest_exact));
    out.seed = static_cast<std::uint64_t>(seed);
    in.optional("run", out.run, json::Text{});  // scores of earlier games do not name it
    in.optional("health", out.health, read_health);
}

json::Value to_json(const ScoreEntry& entry) {
    json::Object object{{"name", entry.name}, {"killer", entry.fate.killer}};
    if (!entry.fate.matter.empty()) {
        object.set("matter", entry.fate.matter);
    }
    if (!entry.fate.means.empty()) {
        object.set("means", entry.fate.means);
    }
    object.set("score", entry.score);
    object.set("deepest_depth", entry.deepest_depth);
    object.set("level", entry.level);
    object.set("turns", entry.turns);
    object.set("kills", entry.kills);
    object.set("seed", entry.seed);
    if (!entry.run.empty()) {
        object.set("run", entry.run);
    }
    if (!entry.health.parts.empty()) {
        object.set("health", write_health(entry.health));
    }
    return object;
}

/// Inserts a score behind all that are as good, and drops the last beyond the limit.
void place(std::vector<ScoreEntry>& entries, const ScoreEntry& entry) {
    const auto behind = std::ranges::upper_bound(entries, entry.score, std::greater{}, &ScoreEntry::score);
    entries.insert(behind, entry);
    entries.resize(std::min(entries.size(), most_scores));
}

boost::system::result<std::vector<ScoreEntry>, json::Errors> read_scores_text(std::string_view text,
                                                                              const std::string& file) {
    struct Document {
        std::vector<ScoreEntry> scores;
    };
    const auto document = json::read(text, file, scores_limits);
    if (!document) {
        return document.error();
    }
    const auto decoder = json::object<Document>([](json::Fields& in, Document& out) {
        in.required("scores", out.scores, json::list(json::object<ScoreEntry>(read_entry)));
    });
    auto decoded = json::decode(*document, file, decoder);
    if (!decoded) {
        return decoded.error();
    }
    std::vector<ScoreEntry> entries;
    for (const ScoreEntry& entry : decoded->scores) {
        place(entries, entry);
    }
    return entries;
}

/// Reads the scores. A file that can't be read at present is an error, so that nothing of it is lost.
FileResult<LoadedScores> read_scores(FilePort& files, const fs::path& path) {
    const auto put_away = [&files, &path](const std::string& why) -> FileResult<LoadedScores> {
        const auto aside = set_aside(files, path, "damaged");
        if (!aside) {
            return aside.error();
        }
        return LoadedScores{
            {}, why + "; the scores start anew, and the file is kept as " + aside->filename().string()};
    };
    const auto bytes = files.read(path, scores_limits.max_bytes);
    if (!bytes && bytes.error().reason == boost::system::errc::file_too_large) {
        return put_away(to_string(bytes.error()));
    }
    if (!bytes) {
        return bytes.error();
    }
    if (!*bytes) {
        return LoadedScores{};
    }
    auto entries = read_scores_text(**bytes, path.string());
    if (!entries) {
        return put_away(json::to_string(entries.error().front()));
    }
    return LoadedScores{*std::move(entries), std::nullopt};
}

/// The entry in the form in which it can be read again.
ScoreEntry stored(ScoreEntry entry) {
    entry.name = stored_name(entry.name);
    entry.score = std::clamp(entry.score, std::int64_t{0}, largest_exact);
    return entry;
}

bool holds_text(FilePort& files, const fs::path& path, std::string_view text) {
    const auto bytes = files.read(path, text.size());
    return bytes.has_value() && bytes->has_value() && **bytes == text;
}

/// A name for files: a-z, 0-9 and single hyphens.
std::string file_name_of(std::string_view name) {
    constexpr std::size_t longest = 40;
    std::string safe;
    for (const char letter : name) {
        const bool is_upper = letter >= 'A' && letter <= 'Z';
        const char lower = is_upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        const bool is_safe = (lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9');
        if (is_safe) {
            safe += lower;
        } else if (!safe.empty() && safe.back() != '-') {
            safe += '-';
        }
    }
    safe.resize(std::min(safe.size(), longest));
    if (safe.ends_with('-')) {
        safe.pop_back();
    }
    return safe.empty() ? "nameless" : safe;
}

}  // namespace

LoadedScores load_scores(FilePort& files, const fs::path& path) {
    auto loaded = read_scores(files, path);
    if (!loaded) {
        return {{}, to_string(loaded.error())};
    }
    return *std::move(loaded);
}

FileResult<AddedScore> add_score(FilePort& files, const fs::path& path, const ScoreEntry& entry) {
    auto loaded = read_scores(files, path);
    if (!loaded) {
        return loaded.error();
    }
    std::vector<ScoreEntry>& entries = loaded->entries;
    const ScoreEntry added = stored(entry);
    const auto place_of = [&entries, &added] {
        return static_cast<std::int32_t>(std::ranges::find(entries, added) - entries.begin());
    };
    if (place_of() < std::ssize(entries)) {
        return AddedScore{place_of(), loaded->message};
    }
    place(entries, added);
    if (place_of() == std::ssize(entries)) {
        return AddedScore{std::nullopt, loaded->message};
    }
    json::Array list;
    std::ranges::transform(entries, std::back_inserter(list),
                           [](const ScoreEntry& kept) { return to_json(kept); });
    const std::string text = json::write_pretty(json::Object{{"scores", std::move(list)}});
    if (const auto written = write_file_durably(files, path, text); !written) {
        return written.error();
    }
    return AddedScore{place_of(), loaded->message};
}

FileResult<fs::path> write_run_report(FilePort& files, const fs::path& folder, std::string_view name,
                                      std::uint64_t seed, std::string_view text) {
    constexpr int most = 1000;
    const std::string start = file_name_of(name) + "-" + std::to_string(seed);
    for (int number = 1; number <= most; ++number) {
        const std::string count = number == 1 ? "" : "-" + std::to_string(number);
        const fs::path path = folder / (start + count + ".txt");
        if (holds_text(files, path, text)) {
            return path;
        }
        if (files.exists(path)) {
            continue;
        }
        if (const auto written = write_file_durably(files, path, text); !written) {
            return written.error();
        }
        return path;
    }
    return FileError{"write", folder / (start + ".txt"),
                     boost::system::errc::make_error_code(boost::system::errc::file_exists)};
}

}  // namespace torchwake::save
