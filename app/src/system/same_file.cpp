#include "system/same_file.hpp"

#include <algorithm>
#include <system_error>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

/// A path from the root, with as many of its links followed as are there.
fs::path without_links(const fs::path& path) {
    std::error_code unreachable;
    const fs::path whole = fs::absolute(path, unreachable);
    fs::path followed = fs::weakly_canonical(whole, unreachable);
    return unreachable ? whole.lexically_normal() : followed;
}

}  // namespace

bool is_same_file(const fs::path& one, const fs::path& other) {
    std::error_code missing;
    return fs::equivalent(one, other, missing) || without_links(one) == without_links(other);
}

bool is_within(const fs::path& path, const fs::path& folder) {
    const fs::path inner = without_links(path);
    const fs::path outer = without_links(folder);
    return std::ranges::mismatch(outer, inner).in1 == outer.end();
}

}  // namespace torchwake::app
