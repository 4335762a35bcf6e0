#include "documents/options_json.hpp"
#include "files/file_format.hpp"
#include "journal/journal_lines.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/capsule.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

constexpr FormatName capsule_format{"torchwake-capsule"};

constexpr json::Limits capsule_limits{
    .max_bytes = max_capsule_bytes, .max_depth = 8, .max_memory = std::size_t{1024} * 1024};

/// The members of a capsule that are not taken while it is read.
struct Document {
    Options options;
    std::string awaiting;
    std::string fault;
    std::vector<std::string> log;      ///< empty
    std::vector<std::string> journal;  ///< empty
};

/// Takes the lines of a log.
class LogLines {
  public:
    void take(std::string_view line) {
        bytes_ += line.size() + 1;
        if (!is_too_long()) {
            lines_.emplace_back(line);
        }
    }
    [[nodiscard]] bool is_too_long() const { return bytes_ > max_capsule_log_bytes; }
    [[nodiscard]] std::vector<std::string> take_lines() { return std::move(lines_); }

  private:
    std::vector<std::string> lines_;
    std::size_t bytes_ = 0;
};

/// Takes the lines of a journal of which every line must be good.
class JournalLines {
  public:
    JournalLines(const content::Catalog& catalog, const std::string& file)
        : catalog_(&catalog), checker_(file) {}

    void take(std::string_view line) {
        if (error_) {
            return;
        }
        line_.assign(line).append("\n");
        const auto json = checker_.check(line_);
        if (!header_) {
            take_header(json);
        } else if (!json) {
            error_ = JournalError{JournalFault::Damaged, checker_.damage().value_or("")};
        } else {
            take_record(*json);
        }
    }
    /// The header and the records. Errors: those of the first line that is not good.
    [[nodiscard]] boost::system::result<Capsule, JournalError> result() {
        if (!header_ && !error_) {
            take_header(std::nullopt);
        }
        if (error_) {
            return *std::move(error_);
        }
        if (header_->first != 0) {
            return JournalError{JournalFault::Damaged, checker_.file() + ": it does not begin with the run"};
        }
        return Capsule{*std::move(header_), std::move(records_), {}, {}, {}, {}};
    }

  private:
    void take_header(const std::optional<std::string_view>& json) {
        auto header = read_journal_header(*catalog_, json, checker_);
        if (header) {
            header_ = *std::move(header);
        } else {
            error_ = header.error();
        }
    }
    void take_record(std::string_view json) {
        auto record = read_record_line(*catalog_, json, checker_);
        if (record) {
            records_.push_back(*std::move(record));
        } else {
            error_ = record.error();
        }
    }

    const content::Catalog* catalog_;
    LineChecker checker_;
    std::string line_;
    std::optional<JournalHeader> header_;
    std::vector<Record> records_;
    std::optional<JournalError> error_;
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
    in.optional("fault", out.fault, any_text);
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
    if (auto* const scored = std::get_if<core::Boxed<Scored>>(&record)) {
        (*scored)->file.clear();
    } else if (auto* const notice = std::get_if<core::Boxed<Notice>>(&record)) {
        (*notice)->argument = without_paths((*notice)->argument);
    }
    return record;
}

/// Appends a list to an object whose closing bracket is still missing, one element a line.
class ListWriter {
  public:
    ListWriter(std::string& text, std::string_view name) : text_(&text) {
        text_->append(",\n  \"").append(name).append("\": [");
    }
    /// Returns false if the text has become too long.
    [[nodiscard]] bool add(std::string_view line) {
        text_->append(is_empty_ ? "\n    " : ",\n    ").append(json::write_line(line));
        is_empty_ = false;
        return text_->size() <= max_capsule_bytes;
    }
    void end() { text_->append(is_empty_ ? "]" : "\n  ]"); }

  private:
    std::string* text_;
    bool is_empty_ = true;
};

/// Adds the last lines that fit. Returns false if the text is too long.
[[nodiscard]] bool add_log(std::string& text, const std::vector<std::string>& log) {
    std::vector<std::string> shown;
    std::size_t bytes = 0;
    for (auto line = log.rbegin(); line != log.rend(); ++line) {
        shown.push_back(without_paths(*line));
        bytes += shown.back().size() + 1;
        if (bytes > max_capsule_log_bytes) {
            shown.pop_back();
            break;
        }
    }
    ListWriter list(text, "log");
    const bool has_room = std::all_of(shown.rbegin(), shown.rend(),
                                      [&list](const std::string& line) { return list.add(line); });
    list.end();
    return has_room;
}

/// Returns false if the text is too long.
[[nodiscard]] bool add_journal(std::string& text, const Capsule& capsule) {
    const auto without_end = [](const std::string& line) {
        return std::string_view(line).substr(0, line.size() - 1);
    };
    JournalWriter writer;
    JournalHeader header = capsule.header;
    header.first = 0;
    ListWriter list(text, "journal");
    bool has_room = list.add(without_end(writer.header(header)));
    for (auto record = capsule.records.begin(); has_room && record != capsule.records.end(); ++record) {
        has_room = list.add(without_end(writer.line(without_paths(*record))));
    }
    list.end();
    return has_room;
}

JournalError damaged_capsule(const json::Errors& errors) {
    return {JournalFault::Damaged, json::to_string(errors.front())};
}

/// The members up to the options, which tell format and version, of a text that can't be read whole; nothing
/// if these can't be read either.
std::optional<json::Value> read_first_members(std::string_view text) {
    constexpr std::size_t longest = 4096;
    const std::string_view beginning = text.substr(0, longest);
    const std::size_t end = beginning.rfind(',', beginning.find("\"options\""));
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    auto members = json::read(std::string(beginning.substr(0, end)) + "}", "");
    return members ? std::optional(*std::move(members)) : std::nullopt;
}

/// Reads all but the lists that are taken.
boost::system::result<Document, JournalError> read_document(std::string_view text, std::string_view file,
                                                            std::span<const json::TakenList> taken) {
    const auto document = json::read(text, file, capsule_limits, taken);
    const std::optional<json::Value> known = document ? std::optional(*document) : read_first_members(text);
    const auto other =
        known ? find_other_version(*known, capsule_format, "capsule", {capsule_version, capsule_version})
              : std::nullopt;
    if (other) {
        return JournalError{JournalFault::OtherVersion, std::string(file) + ": " + *other};
    }
    if (!document) {
        return damaged_capsule(document.error());
    }
    auto members = json::decode(*document, file, json::object<Document>(read_members));
    if (!members) {
        return damaged_capsule(members.error());
    }
    return *std::move(members);
}

}  // namespace

std::optional<std::string> write_capsule(const Capsule& capsule) {
    constexpr std::string_view closing = "\n}\n";
    json::Object members{{"format", capsule_format.name},
                         {"version", capsule_version},
                         {"game", TORCHWAKE_VERSION},
                         {"options", options_to_json(capsule.options)},
                         {"awaiting", capsule.awaiting}};
    if (!capsule.fault.empty()) {
        members.set("fault", capsule.fault);
    }
    std::string text = json::write_pretty(members);
    text.resize(text.size() - closing.size());
    if (!add_log(text, capsule.log) || !add_journal(text, capsule)) {
        return std::nullopt;
    }
    text += closing;
    return text.size() <= max_capsule_bytes ? std::optional(std::move(text)) : std::nullopt;
}

bool looks_like_capsule(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

boost::system::result<Capsule, JournalError> read_capsule(const content::Catalog& catalog,
                                                          std::string_view text, std::string_view file) {
    LogLines log;
    JournalLines journal(catalog, std::string(file) + ", /journal");
    const std::array<json::TakenList, 2> taken{
        {{"log", [&log](std::string_view line) { log.take(line); }},
         {"journal", [&journal](std::string_view line) { journal.take(line); }}}};
    auto document = read_document(text, file, taken);
    if (!document) {
        return document.error();
    }
    if (log.is_too_long()) {
        return damaged_capsule({{std::string(file), "/log", "more text than this",
                                 "at most " + std::to_string(max_capsule_log_bytes) + " bytes", 0}});
    }
    auto capsule = journal.result();
    if (capsule) {
        capsule->options = std::move(document->options);
        capsule->awaiting = std::move(document->awaiting);
        capsule->log = log.take_lines();
        capsule->fault = std::move(document->fault);
    }
    return capsule;
}

}  // namespace torchwake::save
