#pragma once

// Of a run that is over: what the events say of the death that the world does not keep.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/chronicle.hpp>

#include <optional>

namespace torchwake::rules {

/// The trap that killed the hero by its own step: by what it did at once, or by its poison. Nothing where
/// something else did, where the hero lives, and where that is too long ago for the chronicle.
/// Cost: linear in the chronicle.
[[nodiscard]] std::optional<content::TrapId> fatal_trap(const content::Catalog& catalog,
                                                        const Chronicle& chronicle);

}  // namespace torchwake::rules
