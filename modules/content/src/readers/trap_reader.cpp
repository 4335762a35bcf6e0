#include "readers/definition_readers.hpp"
#include "readers/effect_reader.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_noise = 200;

}  // namespace

void read_trap(json::Fields& in, TrapDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "traps", out.id, {"name", "description"});
    read_appearance(in, out.appearance);
    in.optional("spent_sprite", out.spent_sprite, json::identifier);
    read_effects(in, out.effects, ids);
    in.optional("radius", out.radius, cells);
    read_save(in, out.save);
    in.optional("noise", out.noise, json::integer(0, max_noise));
    in.optional("pit", out.pit, json::boolean);
    in.optional("difficulty", out.difficulty, json::integer(-hundred, hundred));
    in.optional("min_depth", out.min_depth, json::integer(1, max_depth));
    in.optional("max_depth", out.max_depth, json::integer(1, max_depth));
    in.required("weight", out.weight, json::integer(0, max_weight));
    in.optional("weight_per_depth", out.weight_per_depth, json::integer(-max_weight, max_weight));
    check_depths(in, out.min_depth, out.max_depth);
}

}  // namespace torchwake::content
