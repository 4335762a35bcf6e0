// Any bytes are either refused with at least one error, or read as a value that both writers write so that it
// reads back equal.

#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace json = torchwake::json;

namespace {

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

void require_reads_back(const std::string& text, const json::Value& value) {
    const auto again = json::read(text, "again", {.max_bytes = SIZE_MAX});
    require(again.has_value() && *again == value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto value = json::read(text, "fuzz");
    if (value.has_error()) {
        require(!value.error().empty() && value.error().size() <= json::max_errors_per_file);
        return 0;
    }
    require_reads_back(json::write_line(*value), *value);
    require_reads_back(json::write_pretty(*value), *value);
    return 0;
}
