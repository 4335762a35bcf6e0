#pragma once

#include <torchwake/content/effect.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::bots {

/// The worth of effects that end an enemy's protections (content::Weakness), in thousandths of an enemy; 0
/// if they end none that it has at present.
[[nodiscard]] std::int32_t worth_of_weakening(const content::Catalog& catalog,
                                              const std::vector<content::ItemEffect>& effects,
                                              const forecast::KnownActor& enemy);

}  // namespace torchwake::bots
