#include "conditions.hpp"

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/formulas.hpp>

#include <algorithm>

namespace torchwake::forecast {

std::vector<KnownCondition> known_conditions(const rules::World& world, rules::EntityId actor) {
    std::vector<KnownCondition> known;
    for (const content::ConditionTraits& traits : content::condition_table) {
        if (const rules::Condition* condition = rules::condition_of(world, actor, traits.kind)) {
            known.push_back({traits.kind, condition->turns, condition->amount});
        }
    }
    return known;
}

std::int32_t turns_left(const std::vector<KnownCondition>& conditions, content::ConditionKind kind) {
    const auto found = std::ranges::find(conditions, kind, &KnownCondition::kind);
    return found != conditions.end() ? found->turns : 0;
}

content::Attributes changed_attributes(content::Attributes attributes,
                                       const std::vector<KnownCondition>& conditions) {
    for (const KnownCondition& condition : conditions) {
        rules::change_attribute(attributes, condition.kind, condition.amount);
    }
    return attributes;
}

}  // namespace torchwake::forecast
