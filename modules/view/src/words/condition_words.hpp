#pragma once

// The words of what lasts on an actor. Their keys hold the id of the kind (content::condition_table):
// "condition-ID" names it, "ID-began" and "ID-passed" are said, "effect-ID" tells what an item does. Kinds
// that change an attribute share "attribute-rose", "-fell", "-returned" and "effect-attribute".

#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::view {

/// "hasted", "strength +3".
[[nodiscard]] std::string condition_name(content::ConditionKind kind, std::int32_t amount,
                                         const Words& words);

/// The keys of what is said when it begins, when it ends, and of what an effect does.
[[nodiscard]] std::string beginning_key(content::ConditionKind kind, std::int32_t amount);
[[nodiscard]] std::string end_key(content::ConditionKind kind);
[[nodiscard]] std::string lasting_effect_key(content::ConditionKind kind);

/// The name of the attribute that a condition changes; empty where it changes none.
[[nodiscard]] std::string changed_attribute(content::ConditionKind kind, const Words& words);

/// The keys of a stage of hunger, as a state, and as what is said when it begins.
[[nodiscard]] std::string_view hunger_key(rules::HungerStage stage);
[[nodiscard]] std::string_view hunger_change_key(rules::HungerStage stage);

}  // namespace torchwake::view
