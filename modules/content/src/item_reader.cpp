#include "definition_readers.hpp"
#include "field_decoders.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_amount = 10000;
constexpr std::int32_t max_turns = 1000;
constexpr std::int32_t max_charges = 100;
constexpr std::int32_t max_stack = 50;
constexpr std::int64_t max_value = 1'000'000'000;

void read_heal(json::Fields& in, HealEffect& out) {
    in.required("amount", out.amount, json::integer(1, max_amount));
}

void read_damage(json::Fields& in, DamageEffect& out) {
    in.optional("dice", out.dice, dice);
}

void read_confusion(json::Fields& in, ConfusionEffect& out) {
    in.optional("turns", out.turns, json::integer(1, max_turns));
}

void read_mapping(json::Fields&, MappingEffect&) {}

void read_aim(json::Fields& in, Aim& out) {
    in.optional("range", out.range, cells);
    in.optional("radius", out.radius, cells);
    in.required("projectile", out.projectile, json::identifier);
}

void read_weapon(json::Fields& in, Weapon& out) {
    read_blow(in, out.attack);
    in.optional("attribute", out.attribute,
                json::one_of<Attribute>({{"might", Attribute::Strength},
                                         {"quickness", Attribute::Dexterity},
                                         {"intelligence", Attribute::Intelligence}}));
}

void read_wear(json::Fields& in, Wear& out) {
    in.required("slot", out.slot,
                json::one_of<EquipSlot>({{"shield", EquipSlot::Shield},
                                         {"head", EquipSlot::Head},
                                         {"torso", EquipSlot::Torso},
                                         {"legs", EquipSlot::Legs},
                                         {"feet", EquipSlot::Feet},
                                         {"hands", EquipSlot::Hands}}));
    in.optional("armour", out.armour, json::integer(0, max_armour));
}

/// An effect is an object of one member: its kind, with what that kind needs.
std::optional<ItemEffect> effect(const json::Node& node) {
    const json::Object* const object = node.value().if_object();
    if (object == nullptr || object->size() != 1) {
        node.refuse("an object of one member, named for the kind of effect");
        return std::nullopt;
    }
    ItemEffect out;
    json::Fields in(node);
    in.optional("heal", out, json::object<HealEffect>(read_heal));
    in.optional("damage", out, json::object<DamageEffect>(read_damage));
    in.optional("confuse", out, json::object<ConfusionEffect>(read_confusion));
    in.optional("map", out, json::object<MappingEffect>(read_mapping));
    in.refuse_unknown();
    return out;
}

std::optional<core::Coins> coins(const json::Node& node) {
    const auto value = json::integer_within(node, 0, max_value);
    return value ? std::optional(core::Coins{*value}) : std::nullopt;
}

}  // namespace

void read_item(json::Fields& in, ItemDef& out) {
    in.required("id", out.id, json::identifier);
    in.required("name", out.name, json::Text{longest_name});
    in.required("description", out.description, json::Text{});
    read_appearance(in, out.appearance);
    in.optional("effects", out.effects, json::list(effect));
    in.optional("aim", out.aim, json::object<Aim>(read_aim));
    in.optional("prize", out.prize, json::boolean);
    in.optional("money", out.money, json::boolean);
    in.optional("weapon", out.weapon, json::object<Weapon>(read_weapon));
    in.optional("wear", out.wear, json::object<Wear>(read_wear));
    in.optional("worn_sprite", out.worn_sprite, json::identifier);
    in.optional("stack", out.stack, json::integer(1, max_stack));
    in.optional("charges", out.charges, json::integer(1, max_charges));
    in.optional("weight", out.weight, weight);
    in.optional("initiative_penalty", out.initiative_penalty, tenths);
    in.optional("value", out.value, coins);
    in.optional("category", out.category, json::identifier);
}

}  // namespace torchwake::content
