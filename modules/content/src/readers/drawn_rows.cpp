#include "readers/drawn_rows.hpp"

#include "readers/field_decoders.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t most_of_a_liquid = 9;

std::string text_of(core::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height) + " cells";
}

}  // namespace

bool are_drawing(json::Fields& in, const std::vector<std::string>& rows, const DrawnSizes& sizes) {
    for (const std::string& row : rows) {
        if (row.size() != rows.front().size()) {
            in.refuse("rows", '"' + row + '"', "rows as long as the first, \"" + rows.front() + '"');
            return false;
        }
    }
    const core::Size size{static_cast<std::int32_t>(rows.front().size()),
                          static_cast<std::int32_t>(rows.size())};
    const bool fits = sizes.least.width <= size.width && size.width <= sizes.largest.width &&
                      sizes.least.height <= size.height && size.height <= sizes.largest.height;
    if (!fits) {
        in.refuse("rows", text_of(size), "from " + text_of(sizes.least) + " to " + text_of(sizes.largest));
    }
    return fits;
}

void read_drawn_cell(json::Fields& in, DrawnCell& out, const AllIds& ids) {
    in.optional("tile", out.tile, reference<TileId>(ids.tiles));
    in.optional("monster", out.monster, reference<MonsterId>(ids.monsters));
    in.optional("asleep", out.asleep, json::boolean);
    in.optional("item", out.item, reference<ItemId>(ids.items));
    in.optional("corpse", out.corpse, reference<MonsterId>(ids.monsters));
    in.optional("trap", out.trap, reference<TrapId>(ids.traps));
    in.optional("sprung", out.sprung, json::boolean);
    in.optional("cover", out.cover, reference<MatterId>(ids.matter));
    in.optional("liquid", out.liquid, reference<MatterId>(ids.matter));
    if (out.liquid.valid()) {
        out.depth = 1;
        in.optional("depth", out.depth, json::integer(1, most_of_a_liquid));
    }
}

}  // namespace torchwake::content
