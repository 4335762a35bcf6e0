// Any text is refused as an atlas index with its place, or is one whose text form reads back to the same
// text.

#include "fuzz/fuzz.hpp"

#include <torchwake/atlas/atlas_index.hpp>

namespace atlas = torchwake::atlas;
using torchwake::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto index = atlas::parse_atlas({"fuzz", std::string(torchwake::fuzz::text_of(data, size))});
    if (index.has_error()) {
        require(!to_string(index.error()).empty());
        return 0;
    }
    const auto again = atlas::parse_atlas({"again", index->to_text()});
    require(again.has_value() && again->to_text() == index->to_text());
    return 0;
}
