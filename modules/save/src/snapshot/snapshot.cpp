#include "files/file_format.hpp"
#include "journal/chronicle_json.hpp"
#include "journal/health_json.hpp"
#include "values/value_reader.hpp"
#include "values/value_writer.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/compression.hpp>
#include <torchwake/save/snapshot.hpp>

#include <boost/crc.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

constexpr FormatName snapshot_format{"torchwake-run"};

/// The text before the checksum, the last member of the header.
constexpr std::string_view checksum_name = ",\"checksum\":";

/// The first line of a file.
struct Header {
    std::int64_t version = 0;
    std::string game;
    std::uint64_t data = 0;
    std::uint64_t state = 0;
    std::int64_t packed = 0;
    std::int64_t plain = 0;
    std::int32_t depth = 0;  ///< the deepest that the run reached; files of earlier games lack it
    std::int64_t checksum = 0;
};

/// The checksum of the header's line before its checksum, and of the body.
std::int64_t checksum(std::string_view line, std::string_view body) {
    const std::string_view covered = line.substr(0, line.rfind(checksum_name));
    boost::crc_32_type crc;
    crc.process_bytes(covered.data(), covered.size());
    crc.process_bytes(body.data(), body.size());
    return crc.checksum();
}

std::string header_line(const content::Catalog& catalog, const SavedRun& run, std::string_view body,
                        std::size_t plain) {
    std::string line = json::write_line(json::Object{
        {"format", snapshot_format.name},
        {"version", snapshot_version},
        {"game", TORCHWAKE_VERSION},
        {"data", core::to_hex(catalog.data_hash())},
        {"state", core::to_hex(rules::state_hash({catalog, run.world}))},
        {"depth", rules::deepest_depth(run.world)},
        {"packed", body.size()},
        {"plain", plain},
    });
    line.pop_back();
    return line + std::string(checksum_name) + std::to_string(checksum(line, body)) + "}";
}

SnapshotError damaged_snapshot(std::string message) {
    return {SnapshotFault::Damaged, std::move(message)};
}

SnapshotError damaged_snapshot(const json::Errors& errors) {
    return damaged_snapshot(json::to_string(errors.front()));
}

std::optional<std::int64_t> bounded_size(const json::Node& node) {
    return json::integer_within(node, 1, max_snapshot_bytes);
}

boost::system::result<Header, SnapshotError> read_header(const ValueReader& reader, std::string_view line,
                                                         std::string_view file) {
    const auto document = json::read(line, file);
    if (!document) {
        return damaged_snapshot(document.error());
    }
    if (const auto other = find_other_version(*document, snapshot_format, "snapshot",
                                              {snapshot_version, snapshot_version})) {
        return SnapshotError{SnapshotFault::OtherVersion, std::string(file) + ": " + *other};
    }
    const auto decoder = json::object<Header>([&reader](json::Fields& in, Header& out) {
        std::string name;
        in.required("format", name, snapshot_format);
        in.required("version", out.version, any_integer);
        in.required("game", out.game, json::Text{});
        in.required("data", out.data, reader.decoder<std::uint64_t>());
        in.required("state", out.state, reader.decoder<std::uint64_t>());
        in.required("packed", out.packed, bounded_size);
        in.required("plain", out.plain, bounded_size);
        in.optional("depth", out.depth, json::integer(0, std::numeric_limits<std::int32_t>::max()));
        in.required("checksum", out.checksum, any_integer);
    });
    const auto header = json::decode(*document, file, decoder);
    if (!header) {
        return damaged_snapshot(header.error());
    }
    return *header;
}

/// The reason why a file can't be read further.
std::optional<SnapshotError> find_fault(const content::Catalog& catalog, const Header& header,
                                        std::string_view line, std::string_view body, std::string_view file) {
    const std::string name(file);
    if (std::cmp_not_equal(header.packed, body.size())) {
        return damaged_snapshot(name + ": it is not whole: found " + std::to_string(body.size()) +
                                " bytes after the first line, expected " + std::to_string(header.packed));
    }
    if (header.checksum != checksum(line, body)) {
        return damaged_snapshot(name + ": its checksum is wrong: the file is damaged");
    }
    if (header.data != catalog.data_hash()) {
        return SnapshotError{SnapshotFault::OtherData,
                             name + ": it was saved with other game data than these"};
    }
    return std::nullopt;
}

boost::system::result<SavedRun, json::Errors> read_text(const ValueReader& reader, std::string_view text,
                                                        std::string_view file) {
    const auto document = json::read(text, file, {.max_bytes = max_snapshot_bytes});
    if (!document) {
        return document.error();
    }
    const auto decoder = json::object<SavedRun>([&reader](json::Fields& in, SavedRun& out) {
        in.required("world", out.world, reader.decoder<rules::World>());
        in.required("chronicle", out.chronicle,
                    [&](const json::Node& node) { return read_chronicle(reader, node); });
        Encounters encounters;
        in.required("encounters", encounters,
                    [&](const json::Node& node) { return read_encounters(reader, node); });
        out.chronicle.set_encounters(std::move(encounters));
        HealthCurve health;  // runs of earlier games were stored without it
        in.optional("health", health, read_health);
        out.chronicle.set_health(std::move(health));
    });
    return json::decode(*document, file, decoder);
}

boost::system::result<SavedRun, SnapshotError> read_body(const ValueReader& reader, std::string_view body,
                                                         std::size_t plain, std::string_view file) {
    const auto text = decompress(body, plain);
    if (!text) {
        return damaged_snapshot(std::string(file) + ": what is compressed in it is not " +
                                std::to_string(plain) + " bytes of a run");
    }
    auto run = read_text(reader, *text, file);
    if (!run) {
        return damaged_snapshot(run.error());
    }
    return *std::move(run);
}

std::string text_of(const content::Catalog& catalog, const SavedRun& run) {
    const ValueWriter writer(catalog);
    return json::write_line(json::Object{{"world", writer.write(run.world)},
                                         {"chronicle", write_chronicle(writer, run.chronicle)},
                                         {"encounters", writer.write(run.chronicle.encounters())},
                                         {"health", write_health(run.chronicle.health())}});
}

/// "it needs "troll", "sabre", which the new data do not have", by the errors of a run that was whole.
std::string missing_ids(const json::Errors& errors) {
    std::vector<std::string> ids;  // in quotation marks, unlike what an error about a whole part has found
    for (const json::Error& error : errors) {
        if (error.found.starts_with('"') && std::ranges::find(ids, error.found) == ids.end()) {
            ids.push_back(error.found);
        }
    }
    std::string sentence = "it needs ";
    for (const std::string& id : ids) {
        sentence += (&id == &ids.front() ? "" : ", ") + id;
    }
    return sentence + ", which the new data do not have";
}

}  // namespace

std::string encode_run(const content::Catalog& catalog, const SavedRun& run) {
    const std::string text = text_of(catalog, run);
    const std::string body = compress(text);
    return header_line(catalog, run, body, text.size()) + "\n" + body;
}

std::optional<std::int32_t> depth_of_snapshot(std::string_view beginning) {
    const auto document = json::read(beginning.substr(0, beginning.find('\n')), "");
    const json::Object* const header = document ? document->if_object() : nullptr;
    const json::Value* const depth = header != nullptr ? header->find("depth") : nullptr;
    const std::int64_t* const number = depth != nullptr ? depth->if_integer() : nullptr;
    const bool is_depth = number != nullptr && std::in_range<std::int32_t>(*number) && *number >= 0;
    return is_depth ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

boost::system::result<SavedRun, SnapshotError> decode_run(const content::Catalog& catalog,
                                                          std::string_view bytes, std::string_view file) {
    const std::size_t line_end = bytes.find('\n');
    if (line_end == std::string_view::npos) {
        return damaged_snapshot(std::string(file) + ": it has no second line");
    }
    const std::string_view line = bytes.substr(0, line_end);
    const std::string_view body = bytes.substr(line_end + 1);
    const ValueReader reader(catalog);
    const auto header = read_header(reader, line, file);
    if (!header) {
        return header.error();
    }
    if (auto fault = find_fault(catalog, *header, line, body, file)) {
        return *std::move(fault);
    }
    auto run = read_body(reader, body, static_cast<std::size_t>(header->plain), file);
    if (!run) {
        return run;
    }
    if (const auto broken = rules::broken_invariant({catalog, run->world})) {
        return damaged_snapshot(std::string(file) + ": " + *broken);
    }
    rules::rebuild_caches({catalog, run->world});
    if (rules::state_hash({catalog, run->world}) != header->state) {
        return damaged_snapshot(std::string(file) + ": it is not the state that was saved");
    }
    return run;
}

boost::system::result<SavedRun, SnapshotError> carry_over(const content::Catalog& from,
                                                          const content::Catalog& to, const SavedRun& run) {
    auto carried = read_text(ValueReader(to), text_of(from, run), "");
    if (!carried) {
        return SnapshotError{SnapshotFault::OtherData, missing_ids(carried.error())};
    }
    if (const auto broken = rules::broken_invariant({to, carried->world})) {
        return SnapshotError{SnapshotFault::OtherData, "it does not fit the new data: " + *broken};
    }
    rules::rebuild_caches({to, carried->world});
    return *std::move(carried);
}

}  // namespace torchwake::save
