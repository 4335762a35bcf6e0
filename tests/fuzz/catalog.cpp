// A small set of data with one file replaced by any text loads, or is refused with at least one error. The
// text stands for the file whose list it names first.

#include "content/sample.hpp"
#include "fuzz/fuzz.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace fuzz = torchwake::fuzz;
using torchwake::content::DataTexts;

namespace {

using DataFile = std::pair<std::string_view, std::string DataTexts::*>;

constexpr std::array<DataFile, 10> files{{{"\"tiles\"", &DataTexts::tiles},
                                          {"\"monsters\"", &DataTexts::monsters},
                                          {"\"items\"", &DataTexts::items},
                                          {"\"monster_tables\"", &DataTexts::tables},
                                          {"\"levels\"", &DataTexts::levels},
                                          {"\"vaults\"", &DataTexts::vaults},
                                          {"\"factions\"", &DataTexts::factions},
                                          {"\"spells\": [", &DataTexts::spells},
                                          {"\"traits\"", &DataTexts::traits},
                                          {"\"traps\": [", &DataTexts::traps}}};

std::string DataTexts::* file_for(std::string_view text) {
    const auto place = [text](const DataFile& file) { return text.find(file.first); };
    return std::ranges::min_element(files, {}, place)->second;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    DataTexts texts = torchwake::content::sample_texts();
    texts.*file_for(text) = text;
    const auto catalog = torchwake::content::build_catalog(texts);
    fuzz::require(catalog.has_value() || !catalog.error().empty());
    return 0;
}
