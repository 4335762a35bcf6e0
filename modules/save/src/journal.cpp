#include "file_format.hpp"
#include "journal_lines.hpp"
#include "record_json.hpp"
#include "stored_name.hpp"
#include "value_reader.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/seed.hpp>
#include <torchwake/save/journal.hpp>

#include <utility>

namespace torchwake::save {
namespace {

constexpr FormatName format{"torchwake-journal"};

/// A record is a line of a few members; a header has ten.
constexpr json::Limits line_limits{.max_bytes = std::size_t{16} * 1024, .max_depth = 4};

json::Value to_json(const JournalHeader& header) {
    return json::Object{
        {"format", format.name},
        {"version", journal_version},
        {"game", header.game},
        {"rules", header.rules},
        {"data", core::to_hex(header.data)},
        {"seed", core::to_hex(header.seed)},
        {"start", core::to_hex(header.start)},
        {"hero", stored_name(header.hero_name)},
        {"first", header.first},
    };
}

JournalError damaged(std::string message) {
    return {JournalFault::Damaged, std::move(message)};
}

/// The first of some errors, which are of that line of the journal, from 1.
std::string to_sentence(json::Errors errors, std::size_t line) {
    errors.front().line = static_cast<int>(line);
    return json::to_string(errors.front());
}

/// Why a sound header is of no use here.
std::optional<JournalError> find_difference(const content::Catalog& catalog, const JournalHeader& header,
                                            std::string_view file) {
    const std::string of_program = " of Torchwake " + header.game;
    if (header.rules != rules_version) {
        return JournalError{JournalFault::OtherRules,
                            std::string(file) + ": it was played by rules " + std::to_string(header.rules) +
                                of_program + "; this game has rules " + std::to_string(rules_version)};
    }
    if (header.data != catalog.data_hash()) {
        return JournalError{JournalFault::OtherData, std::string(file) + ": it was played with game data " +
                                                         core::to_hex(header.data) + of_program +
                                                         "; these are " + core::to_hex(catalog.data_hash())};
    }
    return std::nullopt;
}

/// A seed that a run can have.
std::optional<std::uint64_t> read_seed(const ValueReader& reader, const json::Node& node) {
    const std::optional<std::uint64_t> seed = reader.decoder<std::uint64_t>()(node);
    if (seed && *seed >= rules::seed_limit) {
        node.refuse("a seed of at most 001fffffffffffff");
        return std::nullopt;
    }
    return seed;
}

JournalHeader read_members(const ValueReader& reader, json::Fields& in) {
    JournalHeader header;
    std::string name;
    std::int64_t version = 0;
    in.required("format", name, format);
    in.required("version", version, any_integer);
    in.required("game", header.game, json::Text{});
    in.required("rules", header.rules, any_integer);
    in.required("data", header.data, reader.decoder<std::uint64_t>());
    in.required("seed", header.seed, [&reader](const json::Node& node) { return read_seed(reader, node); });
    in.required("start", header.start, reader.decoder<std::uint64_t>());
    in.required("hero", header.hero_name, read_name);
    in.required("first", header.first, any_integer);
    return header;
}

}  // namespace

boost::system::result<JournalHeader, JournalError> read_journal_header(const content::Catalog& catalog,
                                                                       const JournalLines& lines,
                                                                       std::string_view file) {
    if (lines.json.empty()) {
        return damaged(lines.damage.value_or(std::string(file) + ": it is empty"));
    }
    const auto document = json::read(lines.json.front(), file, line_limits);
    if (!document) {
        return damaged(to_sentence(document.error(), 1));
    }
    if (const auto other = find_other_version(*document, format, "journal", journal_version)) {
        return JournalError{JournalFault::OtherVersion, std::string(file) + ": " + *other};
    }
    const ValueReader reader(catalog);
    const auto decoder = json::object<JournalHeader>(
        [&reader](json::Fields& in, JournalHeader& out) { out = read_members(reader, in); });
    auto header = json::decode(*document, file, decoder);
    if (!header) {
        return damaged(to_sentence(header.error(), 1));
    }
    if (auto difference = find_difference(catalog, *header, file)) {
        return *std::move(difference);
    }
    return *std::move(header);
}

boost::system::result<Record, JournalError> read_record_line(std::string_view json, std::string_view file,
                                                             std::size_t line) {
    const auto document = json::read(json, file, line_limits);
    if (!document) {
        return damaged(to_sentence(document.error(), line));
    }
    auto record = json::decode(*document, file, read_record);
    if (!record) {
        return damaged(to_sentence(record.error(), line));
    }
    return *std::move(record);
}

std::string JournalWriter::header(const JournalHeader& header) {
    crc_ = 0;
    return checked(json::write_line(to_json(header)));
}

std::string JournalWriter::line(const Record& record) {
    return checked(write_record(record));
}

void JournalWriter::resume(std::string_view text) {
    TORCHWAKE_EXPECTS(text.ends_with('\n'));
    const std::size_t line = text.rfind('\n', text.size() - 2) + 1;
    const auto crc = parse_crc(text.substr(line, crc_digit_count));
    TORCHWAKE_EXPECTS(crc.has_value());
    crc_ = *crc;
}

std::string JournalWriter::checked(std::string json) {
    json += '\n';
    crc_ = chained_crc(crc_, json);
    return crc_digits(crc_) + ' ' + json;
}

boost::system::result<ReadJournal, JournalError> read_journal(const content::Catalog& catalog,
                                                              std::string_view text, std::string_view file) {
    JournalLines lines = split_journal(text, file);
    auto header = read_journal_header(catalog, lines, file);
    if (!header) {
        return header.error();
    }
    ReadJournal journal{*std::move(header), {}, lines.good_bytes, std::move(lines.damage)};
    for (std::size_t line = 1; line < lines.json.size(); ++line) {
        auto record = read_record_line(lines.json[line], file, line + 1);
        if (!record) {
            journal.good_bytes =
                static_cast<std::size_t>(lines.json[line].data() - text.data()) - crc_digit_count - 1;
            journal.damage = record.error().message;
            break;
        }
        journal.records.push_back(*std::move(record));
    }
    return journal;
}

}  // namespace torchwake::save
