#pragma once

// The words for conditions. Their keys hold the id of the kind (content::condition_table): "condition-ID" is
// its name, "ID-began" and "ID-passed" are messages, "effect-ID" describes the effect of an item. Kinds that
// change an attribute share "attribute-rose", "-fell", "-returned" and "effect-attribute".

#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <string>

namespace torchwake::words {

/// The name of a condition: "hasted", "strength +3".
[[nodiscard]] std::string condition_name(content::ConditionKind kind, std::int32_t amount,
                                         const Words& words);

/// The key of the message when a condition of that amount begins.
[[nodiscard]] std::string beginning_key(content::ConditionKind kind, std::int32_t amount);
/// The key of the message when it ends.
[[nodiscard]] std::string end_key(content::ConditionKind kind);
/// The key of the description of an effect that brings it about.
[[nodiscard]] std::string lasting_effect_key(content::ConditionKind kind);

/// The name of the attribute that a condition changes; empty where it changes none.
[[nodiscard]] std::string changed_attribute(content::ConditionKind kind, const Words& words);

}  // namespace torchwake::words
