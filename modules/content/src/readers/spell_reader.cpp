#include "readers/definition_readers.hpp"
#include "readers/effect_reader.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

namespace torchwake::content {

void read_spell(json::Fields& in, SpellDef& out, const AllIds& ids) {
    constexpr std::int32_t max_cost = 1000;
    in.required("id", out.id, json::identifier);
    refuse_words(in, "spells", out.id, {"name", "description"});
    in.required("colour", out.colour, colour);
    in.required("cost", out.cost, json::integer(1, max_cost));
    read_effects(in, out.effects, out.aim, ids);
    in.optional("learnable", out.learnable, json::boolean);
    in.optional("manner", out.manner,
                json::one_of<Manner>({{"cast", Manner::Cast},
                                      {"spit", Manner::Spit},
                                      {"breathe", Manner::Breathe},
                                      {"strike", Manner::Strike}}));
    if (out.effects.empty()) {
        in.refuse("effects", "none", "at least one effect");
    }
}

}  // namespace torchwake::content
