#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>

namespace torchwake::words {
namespace {

using content::ConditionKind;

/// The word list's key for a text of a condition, by the id of its row.
std::string condition_key(std::string_view before, ConditionKind kind, std::string_view after = {}) {
    return key_of(before, content::traits_of(kind).id, after);
}

}  // namespace

std::string changed_attribute(ConditionKind kind, const Words& words) {
    const auto attribute = content::traits_of(kind).attribute;
    return attribute ? words.get(attribute_key(*attribute)) : std::string();
}

std::string condition_name(ConditionKind kind, std::int32_t amount, const Words& words) {
    return content::traits_of(kind).attribute
               ? changed_attribute(kind, words) + (amount > 0 ? " +" : " ") + std::to_string(amount)
               : words.get(condition_key("condition-", kind));
}

std::string beginning_key(ConditionKind kind, std::int32_t amount) {
    const bool changes_attribute = content::traits_of(kind).attribute.has_value();
    return changes_attribute ? (amount > 0 ? "attribute-rose" : "attribute-fell")
                             : condition_key("", kind, "-began");
}

std::string end_key(ConditionKind kind) {
    return content::traits_of(kind).attribute ? "attribute-returned" : condition_key("", kind, "-passed");
}

std::string lasting_effect_key(ConditionKind kind) {
    return content::traits_of(kind).attribute ? "effect-attribute" : condition_key("effect-", kind);
}

}  // namespace torchwake::words
