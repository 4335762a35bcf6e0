#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_toll = 100'000;

}  // namespace

void read_tile(json::Fields& in, TileDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "tiles", out.id, {"name"});
    read_appearance(in, out.appearance);
    in.optional("ornaments", out.ornaments, json::list(json::identifier));
    in.optional("footstep", out.footstep, json::identifier);
    in.optional("opaque", out.opaque, json::boolean);
    in.optional("blocks", out.blocks, json::boolean);
    in.optional("blocks_diagonal", out.blocks_diagonal, json::boolean);
    in.optional("opens_to", out.opens_to, reference<TileId>(ids.tiles));
    in.optional("closes_to", out.closes_to, reference<TileId>(ids.tiles));
    in.optional("toll", out.toll, json::integer(1, max_toll));
    in.optional("stairs", out.stairs, json::one_of<Stairs>({{"down", Stairs::Down}, {"up", Stairs::Up}}));
    in.optional("prop", out.prop, json::boolean);
    in.optional("drawn_over", out.drawn_over, reference<TileId>(ids.tiles));
    in.optional("emptied_to", out.emptied_to, reference<TileId>(ids.tiles));
    in.optional("holds", out.holds, reference<TableId>(ids.item_tables));
    in.optional("guard", out.guard, reference<TrapId>(ids.traps));
    in.optional("guarded", out.guarded, json::integer(0, hundred));
    read_burning(in, out.ignition, out.fuel);
    in.optional("portal", out.portal, json::boolean);
    in.optional("light", out.light, json::object<Light>(read_light));
    in.optional("switches_to", out.switches_to, reference<TileId>(ids.tiles));
    in.optional("rolls_as", out.rolls_as, reference<ItemId>(ids.items));
}

}  // namespace torchwake::content
