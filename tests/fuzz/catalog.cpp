// A small set of data with one file replaced by any text loads, or is refused with at least one error. The
// text stands for the file whose list it names first.

#include "content/sample.hpp"
#include "fuzz/fuzz.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace fuzz = torchwake::fuzz;
using torchwake::content::data_files;
using torchwake::content::DataFile;
using torchwake::content::DataTexts;

namespace {

std::string DataTexts::* file_for(std::string_view text) {
    const auto place = [text](const DataFile& file) {
        return text.find('"' + std::string(file.list) + "\": [");
    };
    return std::ranges::min_element(data_files, {}, place)->text;
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
