#include "files/file_format.hpp"
#include "options/options_json.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/capsule.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

constexpr FormatName capsule_format{"torchwake-capsule"};

constexpr json::Limits capsule_limits{.max_bytes = max_capsule_bytes, .max_depth = 8};

/// The members of a capsule.
struct Document {
    Options options;
    std::string awaiting;
    std::vector<std::string> log;
    std::vector<std::string> journal;
};

void read_members(json::Fields& in, Document& out) {
    std::string name;
    std::int64_t version = 0;
    std::string game;
    in.required("format", name, capsule_format);
    in.required("version", version, any_integer);
    in.required("game", game, json::Text{});
    in.required("options", out.options, read_options);
    in.required("awaiting", out.awaiting, any_text);
    in.required("log", out.log, json::list(any_text));
    in.required("journal", out.journal, json::list(any_text));
}

/// The line without the words from the first to the last with a slash, because they may name a file.
std::string without_paths(const std::string& line) {
    const std::size_t slash = line.find('/');
    if (slash == std::string::npos) {
        return line;
    }
    const std::size_t start = line.rfind(' ', slash) + 1;
    const std::size_t end = std::min(line.find(' ', line.rfind('/')), line.size());
    return line.substr(0, start) + "..." + line.substr(end);
}

Record without_paths(Record record) {
    if (auto* const scored = std::get_if<Scored>(&record)) {
        scored->file.clear();
    }
    return record;
}

std::vector<std::string> log_lines(const std::vector<std::string>& log) {
    std::vector<std::string> lines;
    for (const std::string& line : log) {
        lines.push_back(without_paths(line));
    }
    return lines;
}

/// The journal's lines without their line ends.
std::vector<std::string> journal_lines(const Capsule& capsule) {
    JournalWriter writer;
    JournalHeader header = capsule.header;
    header.first = 0;
    std::vector<std::string> lines{writer.header(header)};
    for (const Record& record : capsule.records) {
        lines.push_back(writer.line(without_paths(record)));
    }
    for (std::string& line : lines) {
        line.pop_back();
    }
    return lines;
}

/// Appends a list member to an object whose closing bracket is still missing, one element a line.
void add_lines(std::string& text, const std::string& name, const std::vector<std::string>& lines) {
    text += ",\n  \"" + name + "\": [";
    for (const std::string& line : lines) {
        text += (&line == &lines.front() ? "\n    " : ",\n    ") + json::write_line(line);
    }
    text += lines.empty() ? "]" : "\n  ]";
}

JournalError damaged_capsule(const json::Errors& errors) {
    return {JournalFault::Damaged, json::to_string(errors.front())};
}

boost::system::result<Document, JournalError> read_document(std::string_view text, std::string_view file) {
    const auto document = json::read(text, file, capsule_limits);
    if (!document) {
        return damaged_capsule(document.error());
    }
    if (const auto other =
            find_other_version(*document, capsule_format, "capsule", {capsule_version, capsule_version})) {
        return JournalError{JournalFault::OtherVersion, std::string(file) + ": " + *other};
    }
    auto members = json::decode(*document, file, json::object<Document>(read_members));
    if (!members) {
        return damaged_capsule(members.error());
    }
    return *std::move(members);
}

/// Reads a journal of which every line must be good.
boost::system::result<ReadJournal, JournalError> read_whole_journal(const content::Catalog& catalog,
                                                                    const std::vector<std::string>& lines,
                                                                    const std::string& file) {
    std::string text;
    for (const std::string& line : lines) {
        text.append(line).append("\n");
    }
    auto journal = read_journal(catalog, text, file);
    if (journal && journal->damage) {
        return JournalError{JournalFault::Damaged, *journal->damage};
    }
    if (journal && journal->header.first != 0) {
        return JournalError{JournalFault::Damaged, file + ": it does not begin with the run"};
    }
    return journal;
}

}  // namespace

std::string write_capsule(const Capsule& capsule) {
    constexpr std::string_view closing = "\n}\n";
    std::string text = json::write_pretty(json::Object{{"format", capsule_format.name},
                                                       {"version", capsule_version},
                                                       {"game", TORCHWAKE_VERSION},
                                                       {"options", options_to_json(capsule.options)},
                                                       {"awaiting", capsule.awaiting}});
    text.resize(text.size() - closing.size());
    add_lines(text, "log", log_lines(capsule.log));
    add_lines(text, "journal", journal_lines(capsule));
    return text.append(closing);
}

bool looks_like_capsule(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

boost::system::result<Capsule, JournalError> read_capsule(const content::Catalog& catalog,
                                                          std::string_view text, std::string_view file) {
    auto document = read_document(text, file);
    if (!document) {
        return document.error();
    }
    auto journal = read_whole_journal(catalog, document->journal, std::string(file) + ", /journal");
    if (!journal) {
        return journal.error();
    }
    return Capsule{std::move(journal->header), std::move(journal->records), std::move(document->options),
                   std::move(document->awaiting), std::move(document->log)};
}

}  // namespace torchwake::save
