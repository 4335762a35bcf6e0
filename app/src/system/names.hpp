#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::app {

/// "explorer, fighter"
template <class Names>
[[nodiscard]] std::string listed(const Names& names, const std::string& between = ", ") {
    std::string text;
    for (const std::string_view each : names) {
        text += (text.empty() ? "" : between) + std::string(each);
    }
    return text;
}

/// The error for an unknown name, which lists the known ones; empty if the name is known.
template <class Names>
[[nodiscard]] std::string name_fault(std::string_view what, std::string_view name, const Names& names) {
    if (std::ranges::find(names, name) != std::ranges::end(names)) {
        return {};
    }
    const std::string known = listed(names);
    return "there is no " + std::string(what) + " '" + std::string(name) + "'; there are " +
           (known.empty() ? "none" : known);
}

}  // namespace torchwake::app
