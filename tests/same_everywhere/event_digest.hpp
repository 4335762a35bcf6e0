#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/hash.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <span>

namespace torchwake::same_everywhere {

/// A hash of what happened in a game. It holds the name of each event in files, the text ids of definitions,
/// places, amounts and enumerators, and at the end the hero. It does not hold entity ids, zeros, catalog
/// ids, the data hash or anything of how a World is stored: it changes where a game goes another way.
class EventDigest {
  public:
    explicit EventDigest(const content::Catalog& catalog) : catalog_(&catalog) {}

    void add(std::span<const rules::Event> events);
    /// Adds the hero's state at the end.
    void add_end(const rules::World& world);
    [[nodiscard]] std::uint64_t digest() { return hasher_.digest(); }

  private:
    const content::Catalog* catalog_;
    core::Hasher hasher_;
};

}  // namespace torchwake::same_everywhere
