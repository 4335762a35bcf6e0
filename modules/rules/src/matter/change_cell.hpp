#pragma once

// Changes of the matter of one cell of the World, with its caches.

#include <torchwake/content/effect.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// Begins the beats of a level at rest.
void begin_beats(World& world);

/// Looks anew if tile and matter of a cell block sight.
void refresh_opacity(const content::Catalog& catalog, World& world, core::Point at);

void set_cover(const content::Catalog& catalog, World& world, core::Point at, content::MatterId cover);

/// Brings matter into a cell; a wall takes none.
void bring_into(const content::Catalog& catalog, World& world, core::Point at,
                const content::MatterEffect& effect);

}  // namespace torchwake::rules
