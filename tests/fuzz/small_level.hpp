#pragma once

// Rules whose every level is one small room with a bit of everything.

#include "scenario/scenario.hpp"

#include <torchwake/rules/ruleset.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::fuzz {

inline rules::Ruleset small_level_rules() {
    constexpr std::string_view map = R"(
    ##########
    #@!.r+..m#
    #.....<>.#
    ##########)";
    const content::Catalog& catalog = scenario::test_catalog();
    const rules::LevelPlan plan = scenario::read_level(catalog, map).plan;
    return {&catalog, [plan](const auto&, std::uint64_t, std::int32_t) { return plan; }};
}

}  // namespace torchwake::fuzz
