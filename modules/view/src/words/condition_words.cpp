#include "words/condition_words.hpp"

#include <torchwake/view/labels.hpp>

namespace torchwake::view {
namespace {

using content::ConditionKind;
using rules::HungerStage;

/// The word list's key for a text of a condition.
std::string key_of(std::string_view before, ConditionKind kind, std::string_view after) {
    return std::string(before).append(content::traits_of(kind).id).append(after);
}

}  // namespace

std::string changed_attribute(ConditionKind kind, const Words& words) {
    const auto attribute = content::traits_of(kind).attribute;
    return attribute ? words.get(attribute_key(*attribute)) : std::string();
}

std::string condition_name(ConditionKind kind, std::int32_t amount, const Words& words) {
    return content::traits_of(kind).attribute
               ? changed_attribute(kind, words) + (amount > 0 ? " +" : " ") + std::to_string(amount)
               : words.get(key_of("condition-", kind, ""));
}

std::string beginning_key(ConditionKind kind, std::int32_t amount) {
    const bool changes_attribute = content::traits_of(kind).attribute.has_value();
    return changes_attribute ? (amount > 0 ? "attribute-rose" : "attribute-fell")
                             : key_of("", kind, "-began");
}

std::string end_key(ConditionKind kind) {
    return content::traits_of(kind).attribute ? "attribute-returned" : key_of("", kind, "-passed");
}

std::string lasting_effect_key(ConditionKind kind) {
    return content::traits_of(kind).attribute ? "effect-attribute" : key_of("effect-", kind, "");
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
