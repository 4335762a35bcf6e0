// Checks of the matter of a level, as stored.

#include "state/level_faults.hpp"

#include <algorithm>

namespace torchwake::rules {
namespace {

using content::MatterLayer;

/// Checks the planes of one level.
class MatterInspector : LevelChecks {
  public:
    using LevelChecks::LevelChecks;

    [[nodiscard]] Fault inspect() const {
        using Self = MatterInspector;
        return first_fault(*this,
                           {&Self::standing, &Self::activity, &Self::deeds, &Self::memory, &Self::exposures});
    }

  private:
    template <class T>
    [[nodiscard]] bool fits(const core::Grid<T>& plane, bool may_be_empty) const {
        return plane.size() == level_.tiles.size() || (may_be_empty && plane.size().area() == 0);
    }

    [[nodiscard]] bool all_of(const MatterKinds& plane, MatterLayer layer) const {
        return std::ranges::all_of(plane.span(), [this, layer](content::MatterId kind) {
            return !kind.valid() ||
                   (names_one_of(kind, catalog_.all_matter().size()) && catalog_.matter(kind).layer == layer);
        });
    }

    /// True if each cell has a kind exactly if it has an amount, of `most` at most.
    [[nodiscard]] static bool agree(const MatterKinds& kinds, const Amounts& amounts, std::int32_t most) {
        return kinds.size() == amounts.size() &&
               std::ranges::equal(kinds.span(), amounts.span(),
                                  [most](content::MatterId kind, std::uint8_t amount) {
                                      return kind.valid() == (amount > 0) && amount <= most;
                                  });
    }

    /// True for the cover and the liquid of a level, or of the memory of it.
    template <class Planes>
    [[nodiscard]] bool are_sound(const Planes& planes, bool may_be_empty) const {
        return fits(planes.cover, may_be_empty) && fits(planes.liquid, may_be_empty) &&
               all_of(planes.cover, MatterLayer::Cover) && all_of(planes.liquid, MatterLayer::Liquid) &&
               agree(planes.liquid, planes.depth, most_depth);
    }

    [[nodiscard]] Fault standing() const {
        const bool sound = are_sound(level_.matter, level_.matter.active.at_rest());
        return sound ? Fault() : "the level has an unsound cover or liquid";
    }

    [[nodiscard]] Fault activity() const {
        const Activity& active = level_.matter.active;
        if (active.at_rest()) {
            return active == Activity{} ? Fault() : "the level is at rest, and has activity";
        }
        bool sized = true;
        for_each_plane([this, &sized](const auto& plane) { sized = sized && fits(plane, false); }, active);
        const auto is_heat = [](std::int8_t heat) { return within(heat, -most_heat, most_heat); };
        const auto is_cause = [&active](std::uint8_t cause) { return cause <= active.deeds.size(); };
        const auto fuels = [](std::uint8_t fuel, BurningLayer burning) {
            return burning <= BurningLayer::Ground && (fuel > 0) == (burning != BurningLayer::Nothing);
        };
        const bool sound =
            sized && within(active.ticks, 0, ticks_of_a_beat) && all_of(active.gas, MatterLayer::Gas) &&
            agree(active.gas, active.amount, most_gas) && std::ranges::all_of(active.heat.span(), is_heat) &&
            std::ranges::all_of(active.coming.span(), is_heat) &&
            std::ranges::all_of(active.wet.span(),
                                [](std::uint8_t wet) { return wet <= beats_of_wetness; }) &&
            std::ranges::equal(active.fuel.span(), active.burning.span(), fuels) &&
            std::ranges::all_of(active.cause.span(), is_cause) &&
            std::ranges::all_of(active.gas_cause.span(), is_cause) &&
            std::ranges::all_of(active.eaten.span(),
                                [](std::uint8_t eaten) { return eaten <= beats_to_spend_acid; });
        return sound ? Fault() : "the level has an unsound activity";
    }

    [[nodiscard]] Fault deeds() const {
        const auto sound = [this](const Deed& deed) { return is_sound(deed); };
        return std::ranges::all_of(level_.matter.active.deeds, sound) ? Fault()
                                                                      : "the level has an unsound deed";
    }

    [[nodiscard]] bool is_sound(const Deed& deed) const {
        return (!deed.kind.valid() || names_one_of(deed.kind, catalog_.monsters().size())) &&
               (!deed.item.valid() || names_one_of(deed.item, catalog_.all_items().size())) &&
               (!deed.spell.valid() || names_one_of(deed.spell, catalog_.spells().size())) &&
               (!deed.trap.valid() || names_one_of(deed.trap, catalog_.traps().size()));
    }

    [[nodiscard]] Fault memory() const {
        return are_sound(memory_, true) ? Fault() : "the memory has an unsound cover or liquid";
    }

    [[nodiscard]] Fault exposures() const {
        return first_unsound(entities_.exposures, " has an unsound exposure to matter",
                             [this](EntityId id, const Exposure& exposure) {
                                 return entities_.creatures.contains(id) &&
                                        within(exposure.burning, 0, beats_of_burning) &&
                                        within(exposure.wet, 0, beats_of_wetness) &&
                                        exposure.burning + exposure.wet > 0 && is_sound(exposure.by);
                             });
    }
};

}  // namespace

Fault fault_of_matter(const content::Catalog& catalog, const LevelParts& parts) {
    return MatterInspector(catalog, parts).inspect();
}

}  // namespace torchwake::rules
