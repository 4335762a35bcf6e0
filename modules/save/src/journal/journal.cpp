#include "files/file_format.hpp"
#include "files/stored_name.hpp"
#include "journal/journal_lines.hpp"
#include "journal/record_json.hpp"
#include "values/value_reader.hpp"

#include <torchwake/core/base64.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/snapshot.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace torchwake::save {
namespace {

constexpr FormatName journal_format{"torchwake-journal"};

constexpr json::Limits header_limits{.max_bytes = longest_header_json, .max_depth = 4};
constexpr json::Limits line_limits{.max_bytes = longest_json, .max_depth = 4};

json::Value to_json(const JournalHeader& header) {
    json::Object json{
        {"format", journal_format.name},
        {"version", journal_version},
        {"game", header.game},
        {"rules", header.rules},
        {"data", core::to_hex(header.data)},
        {"seed", core::to_hex(header.seed)},
        {"start", core::to_hex(header.start)},
        {"hero", stored_name(header.hero_name)},
        {"first", header.first},
    };
    if (!header.mods.empty()) {
        json::Array mods;
        for (const std::string& mod : header.mods) {
            mods.push_back(mod);
        }
        json.set("mods", std::move(mods));
    }
    if (header.behind) {
        json.set("behind", crc_digits(*header.behind));
    }
    if (!header.state.empty()) {
        json.set("state", core::to_base64(header.state));
    }
    return json;
}

JournalError damaged(std::string message) {
    return {JournalFault::Damaged, std::move(message)};
}

/// The first of some errors, as one of that line of the journal, from 1.
std::string to_sentence(json::Errors errors, std::size_t line) {
    errors.front().line = static_cast<int>(line);
    return json::to_string(errors.front());
}

/// "no mods", "the mods big_rats, gems"
std::string named(std::span<const std::string> mods) {
    std::string names;
    for (const std::string& mod : mods) {
        names += (names.empty() ? "the mods " : ", ") + mod;
    }
    return names.empty() ? "no mods" : names;
}

/// The reason why a sound header can't be used here.
std::optional<JournalError> find_difference(const content::Catalog& catalog, const JournalHeader& header,
                                            std::string_view file) {
    const std::string of_program = " of Torchwake " + header.game;
    if (header.rules != rules_version) {
        return JournalError{JournalFault::OtherRules,
                            std::string(file) + ": it was played by rules " + std::to_string(header.rules) +
                                "; this game has rules " + std::to_string(rules_version) + ". Torchwake " +
                                header.game + " plays it"};
    }
    if (!std::ranges::equal(header.mods, catalog.mods())) {
        return JournalError{JournalFault::OtherMods, std::string(file) + ": it was played with " +
                                                         named(header.mods) + "; this game has " +
                                                         named(catalog.mods()) +
                                                         ": start it with those of the run"};
    }
    if (header.data != catalog.data_hash()) {
        return JournalError{JournalFault::OtherData, std::string(file) + ": it was played with game data " +
                                                         core::to_hex(header.data) + of_program +
                                                         "; these are " + core::to_hex(catalog.data_hash())};
    }
    return std::nullopt;
}

/// Decodes a seed within the limit of seeds.
std::optional<std::uint64_t> read_seed(const ValueReader& reader, const json::Node& node) {
    const std::optional<std::uint64_t> seed = reader.decoder<std::uint64_t>()(node);
    if (seed && *seed >= rules::seed_limit) {
        node.refuse("a seed of at most 001fffffffffffff");
        return std::nullopt;
    }
    return seed;
}

/// Decodes what crc_digits writes.
std::optional<std::uint32_t> read_chain(const json::Node& node) {
    const std::optional<std::string_view> digits = node.value().if_string();
    const auto crc = digits ? parse_crc(*digits) : std::nullopt;
    if (!crc) {
        node.refuse("eight hexadecimal digits");
    }
    return crc;
}

/// Decodes the snapshot of a header.
std::optional<std::string> read_state(const json::Node& node) {
    const std::optional<std::string_view> text = node.value().if_string();
    auto bytes = text ? core::from_base64(*text) : std::nullopt;
    if (!bytes || bytes->empty()) {
        node.refuse("a snapshot in base64");
        return std::nullopt;
    }
    return bytes;
}

/// The reason why a run can't begin in the header's state.
std::optional<JournalError> find_bad_state(const content::Catalog& catalog, const JournalHeader& header,
                                           const std::string& file) {
    if (header.state.empty()) {
        return std::nullopt;
    }
    const auto first = decode_run(catalog, header.state, file + ", the state in its header");
    if (first.has_error()) {
        return damaged(first.error().message);
    }
    return std::nullopt;
}

JournalHeader read_members(const ValueReader& reader, json::Fields& in) {
    JournalHeader header;
    std::string name;
    std::int64_t version = 0;
    in.required("format", name, journal_format);
    in.required("version", version, any_integer);
    in.required("game", header.game, json::Text{});
    in.required("rules", header.rules, any_integer);
    in.required("data", header.data, reader.decoder<std::uint64_t>());
    in.required("seed", header.seed, [&reader](const json::Node& node) { return read_seed(reader, node); });
    in.required("start", header.start, reader.decoder<std::uint64_t>());
    in.required("hero", header.hero_name, read_name);
    in.required("first", header.first, any_integer);
    in.optional("mods", header.mods, json::list(json::identifier));
    in.optional("behind", header.behind, read_chain);
    in.optional("state", header.state, read_state);
    return header;
}

}  // namespace

boost::system::result<JournalHeader, JournalError> read_journal_header(
    const content::Catalog& catalog, const std::optional<std::string_view>& json,
    const LineChecker& checker) {
    const std::string& file = checker.file();
    if (!json) {
        return damaged(checker.damage().value_or(file + ": it is empty"));
    }
    const auto document = json::read(*json, file, header_limits);
    if (!document) {
        return damaged(to_sentence(document.error(), checker.number()));
    }
    if (const auto other = find_other_version(*document, journal_format, "journal",
                                              {oldest_journal_version, journal_version})) {
        return JournalError{JournalFault::OtherVersion, file + ": " + *other};
    }
    const ValueReader reader(catalog);
    const auto decoder = json::object<JournalHeader>(
        [&reader](json::Fields& in, JournalHeader& out) { out = read_members(reader, in); });
    auto header = json::decode(*document, file, decoder);
    if (!header) {
        return damaged(to_sentence(header.error(), checker.number()));
    }
    if (auto difference = find_difference(catalog, *header, file)) {
        return *std::move(difference);
    }
    if (auto bad = find_bad_state(catalog, *header, file)) {
        return *std::move(bad);
    }
    return *std::move(header);
}

boost::system::result<Record, JournalError> read_record_line(const content::Catalog& catalog,
                                                             std::string_view json,
                                                             const LineChecker& checker) {
    const auto document = json::read(json, checker.file(), line_limits);
    if (!document) {
        return damaged(to_sentence(document.error(), checker.number()));
    }
    const auto decoder = [&catalog](const json::Node& node) { return read_record(catalog, node); };
    auto record = json::decode(*document, checker.file(), decoder);
    if (!record) {
        return damaged(to_sentence(record.error(), checker.number()));
    }
    return *std::move(record);
}

std::uint32_t record_chain(std::uint32_t before, const Record& record) {
    return chained_crc(before, write_record(record));
}

std::string JournalWriter::header(const JournalHeader& header) {
    crc_ = 0;
    return checked(json::write_line(to_json(header)));
}

std::string JournalWriter::line(const Record& record) {
    return checked(write_record(record));
}

std::string JournalWriter::checked(std::string json) {
    json += '\n';
    crc_ = chained_crc(crc_, json);
    return crc_digits(crc_) + ' ' + json;
}

namespace {

boost::system::result<ReadJournal, JournalError> read_all(const content::Catalog& catalog,
                                                          LineReader& lines) {
    auto header = read_journal_header(catalog, lines.next(), lines.checker());
    if (!header) {
        return header.error();
    }
    ReadJournal journal{*std::move(header), {}, 0, lines.checker().checksum(), std::nullopt};
    while (const auto json = lines.next()) {
        auto record = read_record_line(catalog, *json, lines.checker());
        if (!record) {
            journal.damage = record.error().message;
            break;
        }
        journal.records.push_back(*std::move(record));
        journal.checksum = lines.checker().checksum();
    }
    journal.good_bytes = lines.bytes_before();
    if (!journal.damage) {
        journal.damage = lines.checker().damage();
    }
    return journal;
}

}  // namespace

boost::system::result<ReadJournal, JournalError> read_journal(const content::Catalog& catalog,
                                                              std::string_view text, std::string_view file) {
    TextInMemory source(text);
    LineReader lines(source, file);
    return read_all(catalog, lines);
}

boost::system::result<ReadJournal, JournalError> read_journal_file(FilePort& files,
                                                                   const content::Catalog& catalog,
                                                                   const std::filesystem::path& path) {
    auto file = files.open_to_read(path, max_journal_bytes);
    if (!file) {
        return JournalError{JournalFault::Unreadable, to_string(file.error())};
    }
    TextInFile source(*std::move(file));
    LineReader lines(source, path.string());
    auto journal = read_all(catalog, lines);
    if (lines.failure()) {
        return JournalError{JournalFault::Unreadable, to_string(*lines.failure())};
    }
    return journal;
}

}  // namespace torchwake::save
