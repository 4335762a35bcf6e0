#include "readers/effect_reader.hpp"

#include "readers/named_alternative.hpp"

#include <string_view>

namespace torchwake::content {
namespace {

constexpr std::string_view kind_of_effect = "kind of effect";
constexpr std::int32_t max_amount = 10000;
constexpr std::int32_t max_turns = 1000;
constexpr std::int32_t max_change = 50;  // of an attribute, as attributes themselves

/// Reads a member of an effect by its type. What has a useful default may be left out.
class EffectMemberReader : public ReferenceReader {
  public:
    using ReferenceReader::ReferenceReader;
    using ReferenceReader::operator();
    void operator()(std::string_view name, std::int32_t& amount) const {
        in_->required(name, amount, json::integer(1, max_amount));
    }
    void operator()(std::string_view name, Dice& rolled) const { in_->optional(name, rolled, dice); }
    void operator()(std::string_view name, core::Cells& distance) const {
        in_->optional(name, distance, cells);
    }
};

auto lasting(const ConditionTraits& traits) {
    return json::object<LastingEffect>([&traits](json::Fields& in, LastingEffect& out) {
        out.kind = traits.kind;
        in.required("turns", out.turns, json::integer(1, max_turns));
        if (traits.attribute) {
            in.required("amount", out.amount, json::integer(-max_change, max_change));
        } else if (traits.has_amount) {
            in.required("amount", out.amount, json::integer(1, max_amount));
        }
    });
}

template <class Effect>
void read_condition(json::Fields& in, Effect& out) {
    refuse_former_attributes(in);
    for (const ConditionTraits& traits : condition_table) {
        in.optional(traits.id, out, lasting(traits));
    }
}

template <class Effect>
void read_members(json::Fields& in, Effect& out, const AllIds& ids) {
    visit_members(out, EffectMemberReader(in, ids));
}

/// Heat below 0 is cold.
void read_members(json::Fields& in, HeatEffect& out, const AllIds&) {
    in.required("amount", out.amount, json::integer(-most_heat, most_heat));
    if (out.amount == 0) {
        in.refuse("amount", "0", "heat, or cold below 0");
    }
}

auto effect(const AllIds& ids) {
    return [&ids](const json::Node& node) {
        return read_named<ItemEffect>(node, kind_of_effect, [&ids](json::Fields& in, ItemEffect& out) {
            in.refuse_former("confuse", R"("confusion", as "confuse" is now called)");
            read_alternatives(in, out,
                              [&ids](json::Fields& fields, auto& read) { read_members(fields, read, ids); });
            read_condition(in, out);
        });
    };
}

void read_saving_throw(json::Fields& in, SavingThrow& out) {
    constexpr std::int32_t max_difficulty = 100;
    in.required("attribute", out.attribute,
                attribute({{"strength", Attribute::Strength},
                           {"constitution", Attribute::Constitution},
                           {"dexterity", Attribute::Dexterity},
                           {"intelligence", Attribute::Intelligence}}));
    in.required("difficulty", out.difficulty, json::integer(1, max_difficulty));
    in.optional("spares", out.spares, json::boolean);
}

void read_aim(json::Fields& in, Aim& out) {
    in.optional("range", out.range, cells);
    in.optional("radius", out.radius, cells);
    in.required("projectile", out.projectile, json::identifier);
    in.optional("pierces", out.pierces, json::boolean);
    read_save(in, out.save);
    in.optional("conducts", out.conducts, json::boolean);
    in.optional("rolls", out.rolls, json::boolean);
}

}  // namespace

std::optional<LastingEffect> lasting_effect(const json::Node& node) {
    return read_named<LastingEffect>(node, kind_of_effect, read_condition<LastingEffect>);
}

void read_save(json::Fields& in, std::optional<SavingThrow>& save) {
    in.optional("save", save, json::object<SavingThrow>(read_saving_throw));
}

void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, const AllIds& ids) {
    in.optional("effects", effects, json::list(effect(ids)));
}

void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, std::optional<Aim>& aim,
                  const AllIds& ids) {
    read_effects(in, effects, ids);
    in.optional("aim", aim, json::object<Aim>(read_aim));
}

}  // namespace torchwake::content
