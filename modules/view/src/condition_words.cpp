#include "condition_words.hpp"

#include <torchwake/view/labels.hpp>

namespace torchwake::view {
namespace {

using content::ConditionKind;
using rules::HungerStage;

std::string_view attribute_key_of(ConditionKind kind) {
    if (kind == ConditionKind::Strength) {
        return attribute_key(rules::Attribute::Strength);
    }
    return attribute_key(kind == ConditionKind::Dexterity ? rules::Attribute::Dexterity
                                                          : rules::Attribute::Intelligence);
}

}  // namespace

std::string changed_attribute(ConditionKind kind, const Words& words) {
    return content::changes_attribute(kind) ? words.get(attribute_key_of(kind)) : std::string();
}

std::string condition_name(ConditionKind kind, std::int32_t amount, const Words& words) {
    switch (kind) {
        case ConditionKind::Haste:
            return words.get("condition-haste");
        case ConditionKind::Slow:
            return words.get("condition-slow");
        case ConditionKind::Poison:
            return words.get("condition-poison");
        case ConditionKind::Regrowth:
            return words.get("condition-regrowth");
        case ConditionKind::Held:
            return words.get("condition-held");
        default:
            return changed_attribute(kind, words) + (amount > 0 ? " +" : " ") + std::to_string(amount);
    }
}

std::string_view beginning_key(ConditionKind kind, std::int32_t amount) {
    switch (kind) {
        case ConditionKind::Haste:
            return "haste-began";
        case ConditionKind::Slow:
            return "slow-began";
        case ConditionKind::Poison:
            return "poison-began";
        case ConditionKind::Regrowth:
            return "regrowth-began";
        case ConditionKind::Held:
            return "hold-began";
        default:
            return amount > 0 ? "attribute-rose" : "attribute-fell";
    }
}

std::string_view end_key(ConditionKind kind) {
    switch (kind) {
        case ConditionKind::Haste:
            return "haste-passed";
        case ConditionKind::Slow:
            return "slow-passed";
        case ConditionKind::Poison:
            return "poison-passed";
        case ConditionKind::Regrowth:
            return "regrowth-passed";
        case ConditionKind::Held:
            return "hold-passed";
        default:
            return "attribute-returned";
    }
}

std::string_view lasting_effect_key(ConditionKind kind) {
    switch (kind) {
        case ConditionKind::Haste:
            return "effect-haste";
        case ConditionKind::Slow:
            return "effect-slow";
        case ConditionKind::Poison:
            return "effect-poison";
        case ConditionKind::Regrowth:
            return "effect-regrowth";
        case ConditionKind::Held:
            return "effect-hold";
        default:
            return "effect-attribute";
    }
}

std::string_view hunger_key(HungerStage stage) {
    switch (stage) {
        case HungerStage::WellFed:
            return "hunger-well-fed";
        case HungerStage::Normal:
            return "hunger-normal";
        case HungerStage::Hungry:
            return "hunger-hungry";
        case HungerStage::Starving:
            break;
    }
    return "hunger-starving";
}

std::string_view hunger_change_key(HungerStage stage) {
    switch (stage) {
        case HungerStage::WellFed:
            return "became-well-fed";
        case HungerStage::Normal:
            return "became-normal";
        case HungerStage::Hungry:
            return "became-hungry";
        case HungerStage::Starving:
            break;
    }
    return "became-starving";
}

}  // namespace torchwake::view
