#include "readers/definition_readers.hpp"
#include "readers/effect_reader.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_charges = 100;
constexpr std::int32_t max_stack = 50;
constexpr std::int32_t max_bonus = 100;
constexpr std::int64_t max_flight = 100;
constexpr std::int32_t max_return = 1000;
constexpr std::int32_t max_heat = 20;
constexpr std::int32_t max_risen = 20;

/// A missile reaches at least one cell beyond the shooter's own.
std::optional<core::Cells> flight_range(const json::Node& node) {
    const auto value = json::integer_within(node, 1, max_flight);
    return value ? std::optional(core::Cells{static_cast<std::int32_t>(*value)}) : std::nullopt;
}

template <class Blow>
void read_attribute(json::Fields& in, Blow& out) {
    in.optional("attribute", out.attribute,
                attribute({{"strength", Attribute::Strength},
                           {"dexterity", Attribute::Dexterity},
                           {"intelligence", Attribute::Intelligence}}));
}

void read_weapon(json::Fields& in, Weapon& out) {
    read_blow(in, out.attack);
    read_attribute(in, out);
}

void read_shooter(json::Fields& in, Shooter& out) {
    in.required("ammunition", out.ammunition, json::identifier);
    read_blow(in, out.attack);
    read_attribute(in, out);
    in.optional("range", out.range, flight_range);
}

void read_ammunition(json::Fields& in, Ammunition& out) {
    in.required("fits", out.fits, json::identifier);
    in.optional("bonus", out.bonus, json::integer(-max_bonus, max_bonus));
    in.required("projectile", out.projectile, json::identifier);
}

void read_throwing(json::Fields& in, Throwing& out) {
    read_blow(in, out.attack);
    read_attribute(in, out);
    in.optional("range", out.range, flight_range);
    in.optional("projectile", out.projectile, json::identifier);
}

void read_wear(json::Fields& in, Wear& out) {
    in.required("slot", out.slot,
                json::one_of<EquipSlot>({{"shield", EquipSlot::Shield},
                                         {"head", EquipSlot::Head},
                                         {"torso", EquipSlot::Torso},
                                         {"legs", EquipSlot::Legs},
                                         {"feet", EquipSlot::Feet},
                                         {"hands", EquipSlot::Hands},
                                         {"ring", EquipSlot::Ring}}));
    in.optional("armour", out.armour, json::integer(0, max_armour));
}

void read_hunt(json::Fields& in, HuntDef& out, const AllIds& ids) {
    in.required("hunter", out.hunter, reference<MonsterId>(ids.monsters));
    in.optional("guard", out.guard, reference<MonsterId>(ids.monsters));
    in.optional("returns_in", out.returns_in, json::integer(1, max_return));
    in.optional("melts_at", out.melts_at, json::integer(1, max_heat));
    in.optional("risen", out.risen, reference<MonsterId>(ids.monsters));
    in.optional("most_risen", out.most_risen, json::integer(1, max_risen));
    in.optional("flames", out.flames, reference<MatterId>(ids.matter));
}

}  // namespace

void read_item(json::Fields& in, ItemDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "items", out.id, {"name", "description"});
    read_appearance(in, out.appearance);
    read_effects(in, out.effects, out.aim, ids);
    in.optional("prize", out.prize, json::boolean);
    in.optional("hunt", out.hunt, json::object<HuntDef>(read_hunt, ids));
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
    in.optional("shoots", out.shoots, json::object<Shooter>(read_shooter));
    in.optional("ammunition", out.ammunition, json::object<Ammunition>(read_ammunition));
    in.optional("throw", out.throws, json::object<Throwing>(read_throwing));
    in.optional("breaks", out.breaks, json::boolean);
    in.optional("needs_light", out.needs_light, json::boolean);
    in.optional("burns", out.burns, json::boolean);
    in.optional("bundle", out.bundle, json::integer(1, max_stack));
    in.optional("attributes", out.bonus, attribute_bonus);
    in.optional("powers", out.powers, powers);
    in.optional("unknown", out.unknown, json::identifier);
    in.optional("known", out.known, json::boolean);
    in.optional("look", out.look, json::identifier);
}

}  // namespace torchwake::content
