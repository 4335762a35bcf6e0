// Each matter meets fire, water, frost, lightning, acid and force, and burns, freezes, flows or breaks.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

constexpr core::Point target{3, 0};

/// A deed at a cell, and the map of matter some beats later.
struct Reaction {
    std::string_view name;
    char deed = 'A';
    std::string_view map;  ///< of a row
    int beats = 1;
    std::string_view after;
    char before = ' ';  ///< a deed at the same cell, none if blank
};

// The hero @ stands on bare ground. Flames are ^; for the other letters see matter_catalog.hpp.
constexpr Reaction reactions[] = {
    {"fire lights grass", 'A', "@..,..", 1, "...^.."},
    {"fire lights oil", 'A', "@..\"..", 1, "...^.."},
    {"water puts fire out", 'A', "@..~..", 30, "...~.."},
    {"fire thaws ice", 'A', "@..I..", 1, "...~.."},
    {"fire flashes marsh gas, and it is gone", 'A', "@.....", 30, "......", 'D'},
    {"fire burns a web away", 'A', "@..x..", 3, "......"},
    {"fire lights planks", 'A', "@..p..", 1, "...^.."},
    {"water flows off over grass", 'W', "@..,..", 1, ".~~,~."},
    {"grass under water does not light", 'A', "@..,..", 30, ".~~,~.", 'W'},
    {"water bears oil", 'W', "@..\"..", 1, ".~~s~."},
    {"water joins water", 'W', "@..~..", 1, ".~~~~."},
    {"frost freezes water to a bridge", 'K', "@..~..", 1, "...I.."},
    {"frost thickens oil", 'K', "@..\"..", 1, "...J.."},
    {"frost breaks a web", 'K', "@..x..", 1, "......"},
    {"frost breaks planks", 'K', "@..p..", 1, "......"},
    {"the heat of lightning lights grass", 'E', "@..,..", 1, "...^.."},
    {"the heat of lightning lights oil", 'E', "@..\"..", 1, "...^.."},
    {"the heat of lightning flashes marsh gas", 'E', "@.....", 30, "......", 'D'},
    {"the heat of lightning leaves planks", 'E', "@..p..", 3, "...p.."},
    {"acid bares the ground", 'U', "@..,..", 1, "...u.."},
    {"acid eats a web", 'U', "@..x..", 1, "...u.."},
    {"acid makes poison of marsh gas", 'U', "@.....", 1, "..fzf.", 'D'},
    {"acid eats planks", 'U', "@..p..", 8, "......"},
    {"force tears a web", 'G', "@..x..", 1, "......"},
    {"force leaves grass", 'G', "@..,..", 1, "...,.."},
};

/// Lets a cover of a kind be so hot after the next beat.
MatterScenario heated(std::string_view kind, std::int32_t heat) {
    MatterScenario scenario("@....;");
    scenario.cover(target, kind);
    scenario.fires('S', {1, 0});  // so that beats pass
    scenario.world.level.matter.active.coming[target] = static_cast<std::int8_t>(heat);
    scenario.let_beats_pass();
    return scenario;
}

}  // namespace

TEST_CASE("fire, water, frost, lightning, acid and force do to each matter what the table says",
          "[rules][matter][S1]") {
    for (const Reaction& reaction : reactions) {
        CAPTURE(reaction.name);
        MatterScenario scenario(reaction.map);
        if (reaction.before != ' ') {
            scenario.fires(reaction.before, target);
        }
        scenario.fires(reaction.deed, target);
        scenario.let_beats_pass(reaction.beats);
        CHECK(scenario.matter() == map_of(reaction.after));
    }
}

TEST_CASE("a cover lights at its heat, burns for its fuel and leaves its ash", "[rules][matter][S1]") {
    const content::Catalog& catalog = scenario::matter_catalog();
    for (const content::MatterDef& kind : catalog.all_matter()) {
        if (kind.layer != content::MatterLayer::Cover || kind.ignition == 0) {
            continue;
        }
        CAPTURE(kind.id);
        CHECK_FALSE(heated(kind.id, kind.ignition - 1).matter_at(target).burns);
        MatterScenario scenario = heated(kind.id, kind.ignition);
        CHECK(scenario.matter_at(target).burns);
        scenario.let_beats_pass(kind.fuel);
        CHECK_FALSE(scenario.matter_at(target).burns);
        CHECK(scenario.matter_at(target).cover == kind.ash.value_or(content::MatterId{}));
    }
}

}  // namespace torchwake::rules
