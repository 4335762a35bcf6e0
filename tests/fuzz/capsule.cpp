// Any bytes are refused as a capsule with a sentence that names the file, or read as one that is written so
// that it reads back equal, and names no file of the player's.

#include "fuzz/fuzz.hpp"
#include "fuzz/small_level.hpp"

#include <torchwake/save/capsule.hpp>

namespace fuzz = torchwake::fuzz;
namespace save = torchwake::save;
using fuzz::require;
using torchwake::fuzz::small_level_catalog;

namespace {

/// A written capsule omits paths that a foreign capsule may name. It has three dots in their place, so that
/// it may be too long to be written.
void require_reads_back(const save::Capsule& capsule) {
    const std::optional<std::string> text = save::write_capsule(capsule);
    if (!text) {
        return;
    }
    const auto again = save::read_capsule(small_level_catalog(), *text, "again");
    require(again.has_value());
    require(again->header == capsule.header && again->records.size() == capsule.records.size());
    require(again->options == capsule.options && again->awaiting == capsule.awaiting);
    for (const std::string& line : again->log) {
        require(line.find('/') == std::string::npos);
    }
    require(save::write_capsule(*again) == text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto capsule = save::read_capsule(small_level_catalog(), text, "fuzz");
    if (capsule.has_error()) {
        require(capsule.error().message.starts_with("fuzz"));
    } else {
        require(save::looks_like_capsule(text));
        require_reads_back(*capsule);
    }
    return 0;
}
