// Snapshots that decayed on a disk, or that someone forged with a right checksum.

#include "save/forged_snapshot.hpp"
#include "save/mentions.hpp"
#include "save/played_run.hpp"

#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::save {
namespace {

using scenario::test_catalog;

/// Why bytes are no run; empty where they are one.
std::string refusal(std::string_view bytes) {
    const auto read = decode_run(test_catalog(), bytes, "run.save");
    return read ? "" : read.error().message;
}

/// A run with so many levels behind it that its snapshot is that large.
SavedRun large_run(std::size_t least_bytes) {
    const rules::Ruleset ruleset = generated_rules();
    SavedRun run = played_run(11, 50);
    static_cast<void>(rules::take_turn(ruleset, run.world, rules::Cheat{rules::CheatKind::Undying}));
    while (encode_run(test_catalog(), run).size() < least_bytes) {
        for (std::uint64_t count = 0; count < 60; ++count) {
            const rules::World other = rules::new_run(ruleset, run.world.left_levels.size());
            run.world.left_levels.push_back({other.level, other.memory, {}});
        }
    }
    return run;
}

/// Changes one bit, and back at the end of its scope.
class FlippedBit {
  public:
    FlippedBit(std::string& bytes, std::size_t bit) : byte_(&bytes[bit / 8]), mask_(1U << (bit % 8)) {
        flip();
    }
    FlippedBit(const FlippedBit&) = delete;
    FlippedBit& operator=(const FlippedBit&) = delete;
    ~FlippedBit() { flip(); }

  private:
    void flip() { *byte_ = static_cast<char>(static_cast<unsigned char>(*byte_) ^ mask_); }

    char* byte_;
    unsigned mask_;
};

/// Tries so many changed bits of a snapshot of 200 kB, as they are and with the checksum repaired.
void try_flips_of_a_large_snapshot(int flips) {
    std::string bytes = encode_run(test_catalog(), large_run(200'000));
    ForgedSnapshot forged(bytes);
    core::RandomStream stream = core::derive_stream(1, "flipped bits");
    for (int count = 0; count < flips; ++count) {
        {
            const FlippedBit flipped(bytes, stream.below(static_cast<std::uint32_t>(bytes.size() * 8)));
            REQUIRE_FALSE(refusal(bytes).empty());
        }
        const FlippedBit flipped(forged.body,
                                 stream.below(static_cast<std::uint32_t>(forged.body.size() * 8)));
        const auto read = decode_run(test_catalog(), forged.bytes(), "run.save");
        // Bytes that decompress to the same text are the same run.
        REQUIRE((!read.has_value() || encode_run(test_catalog(), *read) == bytes));
    }
}

}  // namespace

TEST_CASE("every changed bit of a small snapshot is noticed", "[save][snapshot][robustness]") {
    std::string bytes = encode_run(test_catalog(), played_run(3, 10));
    REQUIRE(bytes.size() <= 8192);
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        const FlippedBit flipped(bytes, bit);
        INFO("bit " << bit);
        REQUIRE_FALSE(refusal(bytes).empty());
    }
    CHECK(refusal(bytes).empty());
}

TEST_CASE("every shorter beginning of a small snapshot is refused as damaged",
          "[save][snapshot][robustness]") {
    const std::string bytes = encode_run(test_catalog(), played_run(2, 10));
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const auto read = decode_run(test_catalog(), std::string_view(bytes).substr(0, length), "run.save");
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == SnapshotFault::Damaged);
        CHECK(mentions(read.error().message, "run.save"));
    }
}

TEST_CASE("changed bits of a large snapshot are noticed, and harmless with the checksum repaired",
          "[save][snapshot][robustness]") {
    try_flips_of_a_large_snapshot(100);
}

TEST_CASE("20,000 changed bits of a large snapshot are noticed, and harmless with the checksum repaired",
          "[save][snapshot][robustness][.nightly]") {
    try_flips_of_a_large_snapshot(20'000);
}

TEST_CASE("a forged snapshot is what it was made from, while nothing is changed", "[save][snapshot]") {
    const std::string bytes = encode_run(test_catalog(), played_run(5, 10));
    CHECK(ForgedSnapshot(bytes).bytes() == bytes);
}

TEST_CASE("a snapshot whose text is not of the size it claims is refused", "[save][snapshot][robustness]") {
    const ForgedSnapshot sound(encode_run(test_catalog(), played_run(5, 10)));
    for (const std::size_t claimed : {sound.plain - 1, sound.plain + 1, std::size_t{1}, max_snapshot_bytes}) {
        ForgedSnapshot forged = sound;
        forged.plain = claimed;
        CHECK(mentions(refusal(forged.bytes()), "not " + std::to_string(claimed) + " bytes of a run"));
    }
}

TEST_CASE("a snapshot that claims a text beyond the limit is refused before it takes the memory",
          "[save][snapshot][robustness]") {
    ForgedSnapshot forged(encode_run(test_catalog(), played_run(5, 10)));
    for (const std::size_t claimed : {std::size_t{0}, max_snapshot_bytes + 1, std::size_t{1} << 62U}) {
        forged.plain = claimed;
        CHECK(mentions(refusal(forged.bytes()), "/plain: found " + std::to_string(claimed) +
                                                    ", expected an integer from 1 to 8388608"));
    }
    forged.set_text(std::string(max_snapshot_bytes + 1, ' '));
    forged.plain = max_snapshot_bytes;
    CHECK(mentions(refusal(forged.bytes()), "not 8388608 bytes of a run"));
}

TEST_CASE("nothing may stand behind what is compressed, and nothing be missing",
          "[save][snapshot][robustness]") {
    const ForgedSnapshot sound(encode_run(test_catalog(), played_run(5, 10)));
    for (const std::string& behind : {std::string(1, '\0'), compress(""), sound.body}) {
        ForgedSnapshot forged = sound;
        forged.body += behind;
        CHECK(mentions(refusal(forged.bytes()), "bytes of a run"));
        CHECK(mentions(refusal(sound.bytes() + behind), "it is not whole"));
    }
    ForgedSnapshot forged = sound;
    forged.body.pop_back();
    CHECK(mentions(refusal(forged.bytes()), "bytes of a run"));
    forged.body.clear();
    CHECK(mentions(refusal(forged.bytes()), "/packed: found 0, expected an integer from 1"));
}

TEST_CASE("a text that is compressed well but is no run is refused with its place",
          "[save][snapshot][robustness]") {
    ForgedSnapshot forged(encode_run(test_catalog(), played_run(5, 10)));
    forged.set_text(std::string(1'000'000, '['));
    CHECK(mentions(refusal(forged.bytes()), "at most 16 arrays and objects within each other"));
    forged.set_text("{\"world\":1.5}");
    CHECK(mentions(refusal(forged.bytes()), "/world: found 1.5, expected an integer"));
}

}  // namespace torchwake::save
