// Runs the programs of the page, and compares what they print with what it says.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

namespace {

std::string printed_by(const char* program) {
    std::string text;
    std::FILE* const pipe = popen(program, "r");
    std::array<char, 256> part{};
    while (pipe != nullptr && std::fgets(part.data(), part.size(), pipe) != nullptr) {
        text += part.data();
    }
    return pipe != nullptr && pclose(pipe) == 0 ? text : program + std::string(" failed");
}

bool prints(const char* program, const std::string& expected) {
    const std::string text = printed_by(program);
    if (text != expected) {
        std::cerr << program << " printed: " << text << '\n';
    }
    return text == expected;
}

}  // namespace

int main() {
    const bool sees = prints(SIGHT, "01234\n");
    const bool calls = prints(CALLS, "1\n1\n1\n0\n0\n1\n1\n");
    std::ifstream drawn(OWN_GRID_TEXT);
    const bool own_grid = prints(OWN_GRID, std::string(std::istreambuf_iterator<char>(drawn), {}));
    return sees && calls && own_grid ? EXIT_SUCCESS : EXIT_FAILURE;
}
