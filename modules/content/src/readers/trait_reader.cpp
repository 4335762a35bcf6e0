#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

namespace torchwake::content {
namespace {

constexpr std::int32_t max_percent = 1000;

auto change() {
    return json::integer(-max_gear_change, max_gear_change);
}

/// Reads whether the trait is a curse; its word is in words.json.
void read_curse(json::Fields& in, TraitDef& out) {
    in.optional("cursed", out.cursed, [&out](const json::Node& node) {
        if (node.value().if_string()) {
            node.refuse("true or false, and the word as " + place_of_word("traits", out.id, "cursed"));
            return std::optional<std::string>();
        }
        const auto cursed = json::boolean(node);
        return cursed ? std::optional(*cursed ? out.id : std::string()) : std::nullopt;
    });
}

/// True if a trait changes only an item's name.
bool changes_nothing(const TraitDef& trait) {
    TraitDef plain;
    plain.id = trait.id;
    plain.prefix = trait.prefix;
    plain.suffix = trait.suffix;
    plain.bearers = trait.bearers;
    plain.weight = trait.weight;
    plain.min_depth = trait.min_depth;
    plain.max_depth = trait.max_depth;
    return trait == plain;
}

}  // namespace

void read_trait(json::Fields& in, TraitDef& out) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "traits", out.id, {"prefix", "suffix"});
    bool plain = false;
    in.optional("plain", plain, json::boolean);
    out.prefix = plain ? "" : out.id;
    read_curse(in, out);
    in.required("for", out.bearers,
                json::list(json::one_of<TraitBearer>({{"weapon", TraitBearer::Weapon},
                                                      {"shooter", TraitBearer::Shooter},
                                                      {"armour", TraitBearer::Armour}}),
                           1));
    std::int32_t weight = 1;
    in.required("weight", weight, json::integer(0, max_weight));
    out.weight = static_cast<std::uint32_t>(weight);
    in.optional("min_depth", out.min_depth, json::integer(1, max_depth));
    in.optional("max_depth", out.max_depth, json::integer(1, max_depth));
    in.optional("hit_bonus", out.hit_bonus, change());
    in.optional("damage", out.damage, change());
    in.optional("armour", out.armour, change());
    in.optional("weight_percent", out.weight_percent, json::integer(0, max_percent));
    in.optional("initiative_penalty", out.initiative_penalty, tenths);
    in.optional("attributes", out.bonus, attribute_bonus);
    in.optional("powers", out.powers, powers);
    in.optional("value_percent", out.value_percent, json::integer(0, max_percent));
    check_depths(in, out.min_depth, out.max_depth);
    if (plain && !changes_nothing(out)) {
        in.refuse("plain", "true", "false: the trait changes something");
    }
}

}  // namespace torchwake::content
