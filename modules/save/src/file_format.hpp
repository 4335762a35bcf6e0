#pragma once

// What the headers of our formats have in common: "format", "version" and "game".

#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

/// A decoder for the name of a format, and nothing else.
struct FormatName {
    std::string_view name;
    [[nodiscard]] std::optional<std::string> operator()(const json::Node& node) const;
};

/// A decoder for any number from 0.
[[nodiscard]] std::optional<std::int64_t> any_integer(const json::Node& node);

/// A decoder for any text, also one of many bytes or of none.
[[nodiscard]] std::optional<std::string> any_text(const json::Node& node);

/// The versions of a format that are read. What is written is of the newest.
struct ReadVersions {
    std::int64_t oldest = 1;
    std::int64_t newest = 1;
};

/// Of what other version a document of a format says it is, whatever else it has: as "it is a journal of
/// version 2, of Torchwake 0.9; this game reads version 1", with `what` it is. Nothing where it is of a
/// version that is read, or not of this format.
[[nodiscard]] std::optional<std::string> find_other_version(const json::Value& document, FormatName format,
                                                            std::string_view what, ReadVersions read);

}  // namespace torchwake::save
