#pragma once

#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Brings tiles and caches up to date with the changes of a beat, and tells those that the hero sees or
/// hears, each kind once.
void note_changes(const content::Catalog& catalog, World& world, const BeatChanges& changes, Events& events);

}  // namespace torchwake::rules
