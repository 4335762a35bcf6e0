// Any bytes are refused as a PNG file, or are read as a picture of exactly the size that was asked for; one
// that claims another size is refused before its pixels are asked memory for.

#include "fuzz/fuzz.hpp"
#include "picture_reader.hpp"

#include <filesystem>
#include <sys/mman.h>
#include <unistd.h>

namespace desktop = torchwake::desktop;
using torchwake::core::Size;
using torchwake::fuzz::require;

namespace {

/// Bytes under a name, in memory alone.
class MemoryFile {
  public:
    MemoryFile(const std::uint8_t* data, std::size_t size)
        : descriptor_(memfd_create("picture", MFD_CLOEXEC)) {
        require(descriptor_ >= 0);
        require(write(descriptor_, data, size) == static_cast<ssize_t>(size));
    }
    ~MemoryFile() { close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] std::filesystem::path path() const {
        return "/proc/self/fd/" + std::to_string(descriptor_);
    }

  private:
    int descriptor_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const MemoryFile file(data, size);
    for (const Size wanted : {Size{1, 1}, Size{8, 8}}) {
        const auto picture = desktop::read_picture(file.path(), wanted);
        require(!picture || (picture->width == wanted.width && picture->height == wanted.height));
    }
    return 0;
}
