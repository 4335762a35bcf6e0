#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

#include <string>

namespace torchwake::content {
namespace {

constexpr std::int32_t most_fuel = 60;
constexpr std::int32_t most_amount = 100;
constexpr std::int32_t most_damage = 50;
constexpr std::int32_t most_turns = 20;
constexpr std::int32_t most_force = 100;

}  // namespace

void read_burning(json::Fields& in, std::int32_t& ignition, std::int32_t& fuel) {
    in.optional("ignition", ignition, json::integer(1, most_heat));
    in.optional("fuel", fuel, json::integer(1, most_fuel));
    if ((ignition == 0) != (fuel == 0)) {
        in.refuse(ignition == 0 ? "fuel" : "ignition", "one of \"ignition\" and \"fuel\"",
                  "both, for what burns");
    }
}

void read_matter(json::Fields& in, MatterDef& out, const AllIds& ids) {
    const auto matter = reference<MatterId>(ids.matter);
    in.required("id", out.id, json::identifier);
    refuse_words(in, "matter", out.id, {"name"});
    read_appearance(in, out.appearance);
    in.required(
        "layer", out.layer,
        json::one_of<MatterLayer>(
            {{"cover", MatterLayer::Cover}, {"liquid", MatterLayer::Liquid}, {"gas", MatterLayer::Gas}}));
    read_burning(in, out.ignition, out.fuel);
    in.optional("ash", out.ash, matter);
    in.optional("smoke", out.smoke, matter);
    in.optional("smoke_amount", out.smoke_amount, json::integer(1, most_amount));
    in.optional("thins", out.thins, json::integer(1, most_amount));
    in.optional("opaque_from", out.opaque_from, json::integer(1, most_amount));
    if (out.layer == MatterLayer::Liquid && out.opaque_from > 0) {
        in.refuse("opaque_from", std::to_string(out.opaque_from), "none: one sees over every liquid");
    }
    in.optional("trodden", out.trodden, matter);
    in.optional("slick", out.slick, matter);
    in.optional("wets", out.wets, json::boolean);
    in.optional("steam", out.steam, json::boolean);
    in.optional("flash", out.flash, json::integer(1, most_heat));
    in.optional("blast", out.blast, json::integer(1, most_damage));
    in.optional("harm", out.harm, json::integer(1, most_damage));
    in.optional("cools", out.cools, json::integer(1, most_heat));
    in.optional("stirs", out.stirs, matter);
    in.optional("stirs_amount", out.stirs_amount, json::integer(1, most_amount));
    in.optional("frozen", out.frozen, matter);
    in.optional("thawed", out.thawed, matter);
    in.optional("effects", out.effects, json::list(lasting_effect));
    in.optional("holds", out.holds, json::integer(1, most_turns));
    in.optional("light", out.light, json::object<Light>(read_light));
    in.optional("slippery", out.slippery, json::boolean);
    in.optional("corrodes", out.corrodes, json::boolean);
    in.optional("chasm", out.chasm, json::boolean);
    in.optional("bridges", out.bridges, json::boolean);
    in.optional("molten", out.molten, json::boolean);
    in.optional("crust", out.crust, matter);
    in.optional("soured", out.soured, matter);
    in.optional("brittle", out.brittle, json::integer(1, most_heat));
    in.optional("breaks_at", out.breaks_at, json::integer(1, most_force));
}

}  // namespace torchwake::content
