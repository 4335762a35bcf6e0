#pragma once

// The common header members of our formats: "format", "version" and "game".

#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::save {

/// Decodes the name of one format.
struct FormatName {
    std::string_view name;
    [[nodiscard]] std::optional<std::string> operator()(const json::Node& node) const;
};

/// Decodes any number from 0.
[[nodiscard]] std::optional<std::int64_t> any_integer(const json::Node& node);

/// Decodes any text, however long or empty.
[[nodiscard]] std::optional<std::string> any_text(const json::Node& node);

/// The versions of a format that can be read; the newest is written.
struct ReadVersions {
    std::int64_t oldest = 1;
    std::int64_t newest = 1;
};

/// Describes the unreadable version of a document, whatever else it holds: "it is a journal of version 2, of
/// Torchwake 0.9; this game reads version 1", where `what` is "a journal". Nothing if the version can be
/// read, or if the document has another format.
[[nodiscard]] std::optional<std::string> find_other_version(const json::Value& document, FormatName format,
                                                            std::string_view what, ReadVersions read);

}  // namespace torchwake::save
