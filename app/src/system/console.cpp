#include "system/console.hpp"

#include "system/exit_code.hpp"

#include <torchwake/core/utf8.hpp>

#include <iostream>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::app {

namespace {

std::vector<std::string>* kept = nullptr;
std::optional<std::string> held;

void print(std::string_view start, std::string_view sentence) {
    std::string shown = core::printable(sentence);
    if (held) {
        held->append(start).append(shown) += '\n';
    } else {
        std::cerr << start << shown << '\n';
    }
    if (kept != nullptr) {
        kept->push_back(std::move(shown));
    }
}

}  // namespace

KeptComplaints::KeptComplaints() {
    kept = &sentences_;
}

KeptComplaints::~KeptComplaints() {
    kept = nullptr;
}

HeldComplaints::HeldComplaints() {
    held.emplace();
}

HeldComplaints::~HeldComplaints() {
    release();
}

void HeldComplaints::release() {
    std::cerr << std::exchange(held, std::nullopt).value_or(std::string()) << std::flush;
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
