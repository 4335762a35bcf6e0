// Any bytes are refused as a PNG file of a size, or have the structure of one: a signature, a header with
// that size, and an end. Pixels are not unpacked here: for a truncated picture the library takes memory
// without limit, and our own pictures are whole.

#include "fuzz/fuzz.hpp"
#include "painting/png_check.hpp"

#include <string_view>

namespace desktop = torchwake::desktop;
using torchwake::core::Size;
using torchwake::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t signature_header_and_end = 8 + 25 + 12;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const bool small = desktop::is_whole_png(bytes, Size{1, 1});
    const bool large = desktop::is_whole_png(bytes, Size{8, 8});
    require(!small || !large);
    require((!small && !large) || (size >= signature_header_and_end && bytes.substr(1, 3) == "PNG"));
    return 0;
}
