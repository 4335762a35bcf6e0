#pragma once

#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/save/options.hpp>

#include <optional>

namespace torchwake::save {

/// Options as files have them.
[[nodiscard]] json::Object options_to_json(const Options& options);

/// Decodes what options_to_json() writes. A missing member has its default, so that options of an older
/// version can be read.
[[nodiscard]] std::optional<Options> read_options(const json::Node& node);

}  // namespace torchwake::save
