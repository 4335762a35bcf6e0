#pragma once

#include <torchwake/content/catalog.hpp>

#include <cstdint>

namespace torchwake::content {

/// The hash of every field that rules read, in the order of the definitions and with text ids in place of
/// numbers. Words, colours, sprites and light are not hashed, because they change no run.
[[nodiscard]] std::uint64_t hash_of(const CatalogParts& parts);

}  // namespace torchwake::content
