#include "console.hpp"

#include "exit_code.hpp"

#include <torchwake/core/utf8.hpp>

#include <iostream>

namespace torchwake::app {

void complain(std::string_view sentence) {
    std::cerr << "torchwake: " << core::printable(sentence) << '\n';
}

int fail(std::string_view sentence) {
    complain(sentence);
    return exit_failure;
}

void print_faults(std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        std::cerr << core::printable(lines.substr(0, end)) << '\n';
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
}

}  // namespace torchwake::app
