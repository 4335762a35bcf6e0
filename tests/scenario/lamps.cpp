#include "scenario/lamps.hpp"

#include "scenario/test_catalog.hpp"

#include <string>
#include <utility>

namespace torchwake::scenario {

content::TileId add_lamps(content::CatalogParts& parts) {
    const auto place = [&parts](std::size_t more) {
        return content::TileId{static_cast<content::TileId::rep>(parts.tiles.size() + more)};
    };
    const content::TileId lit = place(0);
    const content::TileId dark = place(1);
    const auto lamp = [](std::string id, char letter, content::TileId other) {
        content::TileDef made = tile(std::move(id), letter);
        made.name = made.id;
        made.blocks = made.prop = true;
        made.switches_to = other;
        return made;
    };
    parts.tiles.push_back(lamp("lamp", 'L', dark));
    parts.tiles.back().light = content::Light{core::Cells{4}, {247, 183, 76}};
    parts.tiles.push_back(lamp("dark_lamp", 'l', lit));
    return lit;
}

}  // namespace torchwake::scenario
