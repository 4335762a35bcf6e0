#pragma once

#include <torchwake/content/catalog.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::content {

/// A fault of a definition that is drawn in rows.
struct DrawnFault {
    std::string_view member;
    std::string found;
    std::string expected;
};

/// The first fault of a character of a legend. Requires: its ids are sound.
[[nodiscard]] std::optional<DrawnFault> fault_of_cell(const DrawnCell& cell, const CatalogParts& parts);

}  // namespace torchwake::content
