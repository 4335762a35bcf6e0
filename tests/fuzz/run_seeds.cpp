// Stands in for libFuzzer's main(): gives the target no bytes first, then once each file of the folders that
// the arguments name.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::uint8_t> bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

int run_folder(const char* folder) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            std::cout << entry.path().string() << std::endl;
            const std::vector<std::uint8_t> bytes = bytes_of(entry.path());
            LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
            ++count;
        }
    }
    return count;
}

}  // namespace

int main(int argc, char** argv) {
    LLVMFuzzerTestOneInput(nullptr, 0);
    for (int place = 1; place < argc; ++place) {
        if (run_folder(argv[place]) == 0) {
            std::cerr << argv[place] << ": there are no seeds\n";
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
