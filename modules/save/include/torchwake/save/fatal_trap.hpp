#pragma once

// The cause of a death as the events tell it, where the world does not keep it.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/chronicle.hpp>

#include <optional>

namespace torchwake::save {

/// The trap that the hero set off and died of, by its damage or its poison. Nothing if something else killed
/// the hero, if the hero lives, or if the chronicle no longer reaches back to it.
/// Cost: linear in the chronicle.
[[nodiscard]] std::optional<content::TrapId> fatal_trap(const content::Catalog& catalog,
                                                        const Chronicle& chronicle);

}  // namespace torchwake::save
