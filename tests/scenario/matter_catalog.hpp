#pragma once

// The catalog of test_catalog.hpp with matter, and with things that heat a cell or bring matter.

#include "scenario/scenario.hpp"

#include <string>

namespace torchwake::scenario {

/// Besides: covers: dry grass , and tall grass H, ash ; slick s and marsh Q, which gives off marsh gas, web x
/// and planks p, which bridge a liquid; water ~, oil ", thick oil J, acid u, ice I, lava l, of which water
/// makes the cover crust c, and chasm h (1 deep on maps); smoke, steam, marsh gas f, which explodes, poison
/// gas z, spores k, and cold mist C. To use over up to 6 cells: flame A (heats the cell), spark E (heats it a
/// little), frost K (cools it), lightning L (takes 3, conducts, and burns), gust G (throws 3 cells back),
/// plank N, oil flask O (6 deep), water flask W (4 deep), acid flask U (1 deep), smoke flask S, marsh gas D,
/// poison gas V, spores Z (60); flasks break when thrown. A door + of wood burns; the ember e is fireproof
/// and never moves; the spider X walks webs, and the bat v flies and never moves; the bladder i (4 hit
/// points) never moves, and bursts with marsh gas (60); the jelly y (30 hit points) never moves, and splits;
/// the imp q is fireproof; the thrower n has a water flask and two oil flasks. A keg & of wood rolls over up
/// to 5 cells, hurts by 1 and spills oil (6 deep) where it breaks; the roller R rolls kegs.
content::CatalogParts matter_parts();
const content::Catalog& matter_catalog();

/// A map of that catalog.
class MatterScenario : public Scenario {
  public:
    explicit MatterScenario(std::string_view map, std::uint64_t seed = 1)
        : Scenario(map, seed, matter_catalog()) {}

    /// The hero waits until so many beats have passed, or all is at rest.
    rules::Events let_beats_pass(int beats = 1);
    /// A cell burns from the next beat on, if something there burns.
    void light(core::Point at) { fires('A', at); }
    /// That layer of a cell burns for so many beats. Requires: the matter is not at rest.
    void burn(core::Point at, std::uint8_t fuel, rules::BurningLayer layer = rules::BurningLayer::Cover);
    /// Lays a cover, also where somebody stands; the hero knows of it.
    void cover(core::Point at, std::string_view kind);
    /// Lays a liquid, 1 deep, also where somebody stands; the hero knows of it.
    /// Requires: the map has matter.
    void flood(core::Point at, std::string_view kind);
    /// The matter of that name. Requires: there is one.
    [[nodiscard]] content::MatterId id_of(std::string_view kind) const {
        return *catalog().find_matter(kind);
    }
    /// The map of matter: flames ^, gas of 8 or more, liquids, covers, ground.
    [[nodiscard]] std::string matter() const;
    [[nodiscard]] rules::CellMatter matter_at(core::Point at) const {
        return rules::matter_at(world.level.matter, at);
    }
};

}  // namespace torchwake::scenario
