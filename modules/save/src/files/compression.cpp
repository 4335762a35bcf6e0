#include <torchwake/core/contract.hpp>
#include <torchwake/save/compression.hpp>

#include <zstd.h>
#include <zstd_errors.h>

#include <new>

namespace torchwake::save {
namespace {

constexpr int fastest_level = 1;

/// True if a call of the library succeeded. A lack of memory is thrown, because it says nothing about the
/// bytes.
bool succeeded(std::size_t result) {
    if (ZSTD_getErrorCode(result) == ZSTD_error_memory_allocation) {
        throw std::bad_alloc();
    }
    return ZSTD_isError(result) == 0;
}

/// The magic number of a frame with content. Source: RFC 8878, section 3.1.1.
constexpr std::string_view frame_start("\x28\xB5\x2F\xFD", 4);

/// True for exactly one frame; the library itself would accept several in a row, and skip frames without
/// content.
bool is_one_frame(std::string_view packed, std::size_t plain_size) {
    return packed.starts_with(frame_start) &&
           ZSTD_getFrameContentSize(packed.data(), packed.size()) == plain_size &&
           ZSTD_findFrameCompressedSize(packed.data(), packed.size()) == packed.size();
}

}  // namespace

std::string compress(std::string_view plain) {
    std::string packed(ZSTD_compressBound(plain.size()), '\0');
    const std::size_t size =
        ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), fastest_level);
    TORCHWAKE_EXPECTS(succeeded(size));
    packed.resize(size);
    return packed;
}

std::optional<std::string> decompress(std::string_view packed, std::size_t plain_size) {
    if (!is_one_frame(packed, plain_size)) {
        return std::nullopt;
    }
    std::string plain(plain_size, '\0');
    const std::size_t size = ZSTD_decompress(plain.data(), plain.size(), packed.data(), packed.size());
    if (!succeeded(size) || size != plain_size) {
        return std::nullopt;
    }
    return plain;
}

}  // namespace torchwake::save
