#pragma once

#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/save/options.hpp>

#include <optional>

namespace torchwake::save {

/// Options as files have them.
[[nodiscard]] json::Value options_to_json(const Options& options);

/// The mirror of options_to_json, as a decoder. A member that is missing has its default, so that options of
/// an older version are read.
[[nodiscard]] std::optional<Options> read_options(const json::Node& node);

}  // namespace torchwake::save
