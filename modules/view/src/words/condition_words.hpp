#pragma once

// The words for conditions. Their keys hold the id of the kind (content::condition_table): "condition-ID" is
// its name, "ID-began" and "ID-passed" are messages, "effect-ID" describes the effect of an item. Kinds that
// change an attribute share "attribute-rose", "-fell", "-returned" and "effect-attribute".

#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <string>

namespace torchwake::view {

/// The name of a condition: "hasted", "strength +3".
[[nodiscard]] std::string condition_name(content::ConditionKind kind, std::int32_t amount,
                                         const Words& words);

/// The keys for the message when it begins, the message when it ends, and the description of an effect.
[[nodiscard]] std::string beginning_key(content::ConditionKind kind, std::int32_t amount);
[[nodiscard]] std::string end_key(content::ConditionKind kind);
[[nodiscard]] std::string lasting_effect_key(content::ConditionKind kind);

/// The name of the attribute that a condition changes; empty where it changes none.
[[nodiscard]] std::string changed_attribute(content::ConditionKind kind, const Words& words);

}  // namespace torchwake::view
