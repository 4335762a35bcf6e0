#include "definition_readers.hpp"
#include "effect_reader.hpp"
#include "field_decoders.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_charges = 100;
constexpr std::int32_t max_stack = 50;
constexpr std::int64_t max_value = 1'000'000'000;

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

std::optional<core::Coins> coins(const json::Node& node) {
    const auto value = json::integer_within(node, 0, max_value);
    return value ? std::optional(core::Coins{*value}) : std::nullopt;
}

}  // namespace

void read_item(json::Fields& in, ItemDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    in.required("name", out.name, json::Text{longest_name});
    in.required("description", out.description, json::Text{});
    read_appearance(in, out.appearance);
    read_effects(in, out.effects, out.aim, ids.spells);
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
