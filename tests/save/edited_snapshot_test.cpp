// Bodies that someone edited with care, checksum included: each fault is named with its place.

#include "save/played_run.hpp"

#include <torchwake/save/snapshot.hpp>

#include <boost/crc.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::save {
namespace {

/// The bytes with a part of the body replaced and the checksum made right.
std::string edited(std::string bytes, std::string_view part, std::string_view by) {
    const std::size_t body = bytes.find('\n') + 1;
    const std::size_t place = bytes.find(part, body);
    REQUIRE(place != std::string::npos);
    bytes.replace(place, part.size(), by);
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data() + body, bytes.size() - body);
    const std::string name = "\"checksum\":";
    const std::size_t start = bytes.find(name) + name.size();
    bytes.replace(start, bytes.find(',', start) - start, std::to_string(crc.checksum()));
    return bytes;
}

/// Why an edited run is refused.
std::string refusal(std::string_view part, std::string_view by) {
    const content::Catalog& catalog = scenario::test_catalog();
    const auto read =
        decode_run(catalog, edited(encode_run(catalog, played_run(6, 30)), part, by), "run.save");
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().fault == SnapshotFault::Damaged);
    return read.error().message;
}

bool mentions(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("an edit is refused with its exact place", "[save][snapshot]") {
    CHECK(mentions(refusal("\"turn\":", "\"turns\":"), "/world/run"));
    CHECK(mentions(refusal("\"kills\":", "\"kills\":9999999999"), "/world/run/kills"));
    CHECK(mentions(refusal("\"depth\":1", "\"depth\":\"1\""), "/world/level/depth"));
    CHECK(mentions(refusal("\"hero\"", "\"nobody\""), "/world/creatures/values/0/kind"));
    CHECK(mentions(refusal("\"width\":80", "\"width\":79"), "/world/level/tiles"));
    CHECK(mentions(refusal("\"legend\":[\"floor\"", "\"legend\":[\"lava\""), "/world/level/tiles/legend/0"));
    CHECK(mentions(refusal("\"rows\":[\"0101", "\"rows\":[\"zz01"), "/world/level/tiles"));
    CHECK(mentions(refusal("\"left_levels\":[]", "\"left_levels\":[{}]"), "/world/left_levels/0"));
    CHECK(mentions(refusal("\"intent\":", "\"intent\":7"), "/world/minds/values/0/intent"));
    CHECK(mentions(refusal("\"ids\":[0,", "\"ids\":[5,"), "/world/positions"));
    CHECK(mentions(refusal("\"chronicle\":[{\"turn\":", "\"chronicle\":[{\"turn\":-"), "/chronicle/0/turn"));
}

TEST_CASE("an edit to another sound state is noticed all the same", "[save][snapshot]") {
    CHECK(mentions(refusal("\"experience\":0", "\"experience\":9"), "not the state that was saved"));
}

TEST_CASE("an edit to an unsound state is refused with what is wrong", "[save][snapshot]") {
    CHECK(mentions(refusal("\"max_hit_points\":", "\"max_hit_points\":-"), "run.save"));
}

}  // namespace torchwake::save
