#pragma once

// Rules whose every level is one small room with a bit of everything.

#include "scenario/matter_catalog.hpp"

#include <torchwake/rules/ruleset.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::fuzz {

inline const content::Catalog& small_level_catalog() {
    return scenario::matter_catalog();
}

/// East of the hero lie a flame and an oil flask; south of it is what burns.
inline rules::Ruleset small_level_rules() {
    constexpr std::string_view map = R"(
    ############
    #@AO!.r+..m#
    #"",,~~.f<>#
    ############)";
    const rules::LevelPlan plan = scenario::read_level(small_level_catalog(), map).plan;
    return {&small_level_catalog(), [plan](const auto&, std::uint64_t, std::int32_t) { return plan; }};
}

}  // namespace torchwake::fuzz
