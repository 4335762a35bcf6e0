// The game's data with one file replaced by any text loads, or is refused with at least one error. The first
// byte chooses the file.

#include <torchwake/content/loader.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

using torchwake::content::DataTexts;

namespace {

std::string text_of(const char* name) {
    std::ifstream file(std::string(TORCHWAKE_SOURCE_DIR "/assets/data/") + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

const DataTexts& sound_texts() {
    static const DataTexts texts{text_of("tiles.json"), text_of("monsters.json"), text_of("items.json"),
                                 text_of("tables.json"), text_of("levels.json")};
    return texts;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::array files{&DataTexts::tiles, &DataTexts::monsters, &DataTexts::items, &DataTexts::tables,
                               &DataTexts::levels};
    if (size == 0) {
        return 0;
    }
    DataTexts texts = sound_texts();
    texts.*(files[data[0] % files.size()]) = std::string(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto catalog = torchwake::content::build_catalog(texts);
    if (catalog.has_error() && catalog.error().empty()) {
        std::abort();
    }
    return 0;
}
