#include "console.hpp"

#include "exit_code.hpp"

#include <torchwake/core/utf8.hpp>

#include <iostream>

namespace torchwake::app {

namespace {

std::string* kept = nullptr;

void print(std::string_view start, std::string_view sentence) {
    const std::string line = core::printable(sentence) + '\n';
    std::cerr << start << line;
    if (kept != nullptr) {
        *kept += line;
    }
}

}  // namespace

KeptComplaints::KeptComplaints() {
    kept = &text_;
}

KeptComplaints::~KeptComplaints() {
    kept = nullptr;
}

void complain(std::string_view sentence) {
    print("torchwake: ", sentence);
}

int fail(std::string_view sentence) {
    complain(sentence);
    return exit_failure;
}

void print_faults(std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        print("", lines.substr(0, end));
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
}

}  // namespace torchwake::app
