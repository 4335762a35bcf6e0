#include "fuel.hpp"

#include <torchwake/core/direction.hpp>

#include <algorithm>

namespace torchwake::bots {

using forecast::Knowledge;

bool gives_off_fuel(const Knowledge& knowledge, core::Point at) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::MatterId cover = knowledge.matter(at).cover;
    return cover.valid() && catalog.matter(cover).stirs &&
           catalog.matter(*catalog.matter(cover).stirs).ignition > 0;
}

bool is_near_fuel(const Knowledge& knowledge, core::Point at) {
    return is_fuel(knowledge, at) ||
           std::ranges::any_of(core::all_directions, [&knowledge, at](core::Direction direction) {
               return is_fuel(knowledge, core::step(at, direction));
           });
}

bool is_out_of_fires(const Knowledge& knowledge, core::Point at) {
    const auto has_fuel_gas = [&knowledge](core::Point cell) {
        const rules::CellMatter matter =
            knowledge.size().contains(cell) ? knowledge.matter(cell) : rules::CellMatter();
        return matter.gas.valid() && knowledge.catalog().matter(matter.gas).ignition > 0;
    };
    return !is_fuel(knowledge, at) &&
           std::ranges::none_of(core::all_directions, [&has_fuel_gas, at](core::Direction direction) {
               return has_fuel_gas(core::step(at, direction));
           });
}

bool changes_matter(const std::vector<content::ItemEffect>& effects) {
    return content::has_effect<content::MatterEffect>(effects) ||
           content::has_effect<content::HeatEffect>(effects);
}

bool lights(const std::vector<content::ItemEffect>& effects) {
    return content::has_effect<content::HeatEffect>(
        effects, [](const content::HeatEffect& heat) { return heat.amount > 0; });
}

}  // namespace torchwake::bots
