// Any bytes are refused as a stored run with a sentence, or are one that is written so that it reads back
// equal. To test more than sizes and checksum, the bytes are read again as the text of a run, packed behind a
// sound header.

#include "fuzz/fuzz.hpp"
#include "fuzz/small_level.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/compression.hpp>
#include <torchwake/save/snapshot.hpp>

#include <boost/crc.hpp>

namespace core = torchwake::core;
namespace fuzz = torchwake::fuzz;
namespace json = torchwake::json;
namespace save = torchwake::save;
using torchwake::fuzz::small_level_catalog;

namespace {

std::string packed(std::string_view plain) {
    const std::string body = save::compress(plain);
    std::string header =
        json::write_line(json::Object{{"format", "torchwake-run"},
                                      {"version", save::snapshot_version},
                                      {"game", "0.0.0"},
                                      {"data", core::to_hex(small_level_catalog().data_hash())},
                                      {"state", core::to_hex(std::uint64_t{0})},
                                      {"packed", body.size()},
                                      {"plain", plain.size()}});
    header.pop_back();
    boost::crc_32_type crc;
    crc.process_bytes(header.data(), header.size());
    crc.process_bytes(body.data(), body.size());
    return header + ",\"checksum\":" + std::to_string(crc.checksum()) + "}\n" + body;
}

void try_file(std::string_view bytes) {
    const auto run = save::decode_run(small_level_catalog(), bytes, "fuzz");
    if (run.has_error()) {
        fuzz::require(!run.error().message.empty());
        return;
    }
    const auto again =
        save::decode_run(small_level_catalog(), save::encode_run(small_level_catalog(), *run), "again");
    fuzz::require(again.has_value() && again->world == run->world && again->chronicle == run->chronicle);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::text_of(data, size);
    try_file(bytes);
    try_file(packed(bytes));
    return 0;
}
