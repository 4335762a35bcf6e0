#include "effect_reader.hpp"

#include "field_decoders.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_amount = 10000;
constexpr std::int32_t max_turns = 1000;
constexpr std::int32_t max_change = 50;  // of an attribute, as attributes themselves

void read_heal(json::Fields& in, HealEffect& out) {
    in.required("amount", out.amount, json::integer(1, max_amount));
}

void read_mana(json::Fields& in, ManaEffect& out) {
    in.required("amount", out.amount, json::integer(1, max_amount));
}

void read_damage(json::Fields& in, DamageEffect& out) {
    in.optional("dice", out.dice, dice);
}

void read_teleport(json::Fields& in, TeleportEffect& out) {
    in.optional("range", out.range, cells);
}

template <class Effect>
void read_nothing(json::Fields&, Effect&) {}

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

/// An object of one member that `read_members` reads by its name.
template <class Effect, class ReadMembers>
std::optional<Effect> named_effect(const json::Node& node, ReadMembers read_members) {
    const json::Object* const object = node.value().if_object();
    if (object == nullptr || object->size() != 1) {
        node.refuse("an object of one member, named for the kind of effect");
        return std::nullopt;
    }
    Effect out;
    json::Fields in(node);
    read_members(in, out);
    in.refuse_unknown();
    return out;
}

auto effect(const Ids& spells) {
    return [&spells](const json::Node& node) {
        return named_effect<ItemEffect>(node, [&spells](json::Fields& in, ItemEffect& out) {
            in.refuse_former("confuse", R"("confusion", as "confuse" is now called)");
            in.optional("heal", out, json::object<HealEffect>(read_heal));
            in.optional("damage", out, json::object<DamageEffect>(read_damage));
            in.optional("map", out, json::object<MappingEffect>(read_nothing<MappingEffect>));
            in.optional("mana", out, json::object<ManaEffect>(read_mana));
            in.optional("cure", out, json::object<CureEffect>(read_nothing<CureEffect>));
            in.optional("food", out, json::object<FoodEffect>(read_nothing<FoodEffect>));
            in.optional("teleport", out, json::object<TeleportEffect>(read_teleport));
            in.optional("learn", out,
                        json::object<LearnEffect>([&spells](json::Fields& fields, LearnEffect& learn) {
                            fields.required("spell", learn.spell, reference<SpellId>(spells));
                        }));
            in.optional("identify", out, json::object<IdentifyEffect>(read_nothing<IdentifyEffect>));
            in.optional("remove_curse", out,
                        json::object<RemoveCurseEffect>(read_nothing<RemoveCurseEffect>));
            in.optional("town_portal", out, json::object<TownPortalEffect>(read_nothing<TownPortalEffect>));
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
}

}  // namespace

std::optional<LastingEffect> lasting_effect(const json::Node& node) {
    return named_effect<LastingEffect>(node,
                                       [](json::Fields& in, LastingEffect& out) { read_condition(in, out); });
}

void read_save(json::Fields& in, std::optional<SavingThrow>& save) {
    in.optional("save", save, json::object<SavingThrow>(read_saving_throw));
}

void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, const Ids& spells) {
    in.optional("effects", effects, json::list(effect(spells)));
}

void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, std::optional<Aim>& aim,
                  const Ids& spells) {
    read_effects(in, effects, spells);
    in.optional("aim", aim, json::object<Aim>(read_aim));
}

}  // namespace torchwake::content
