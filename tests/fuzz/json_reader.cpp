// Any bytes are either refused with at least one error, or read as a value that both writers write so that it
// reads back equal.

#include "fuzz/fuzz.hpp"

#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>

#include <string>

namespace json = torchwake::json;
using torchwake::fuzz::require;

namespace {

void require_reads_back(const std::string& text, const json::Value& value) {
    const auto again = json::read(text, "again", {.max_bytes = SIZE_MAX});
    require(again.has_value() && *again == value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto value = json::read(torchwake::fuzz::text_of(data, size), "fuzz");
    if (value.has_error()) {
        require(!value.error().empty() && value.error().size() <= json::max_errors_per_file);
        return 0;
    }
    require_reads_back(json::write_line(*value), *value);
    require_reads_back(json::write_pretty(*value), *value);
    return 0;
}
