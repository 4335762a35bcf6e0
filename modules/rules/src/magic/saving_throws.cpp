#include "magic/saving_throws.hpp"

#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/formulas.hpp>

#include <range/v3/view/zip.hpp>

namespace torchwake::rules {

std::vector<bool> roll_saves(const World& world, core::RandomStream& stream, const Saving& saving,
                             std::span<const EntityId> reached, Events& events) {
    std::vector<bool> saved(reached.size(), false);
    if (!saving.save) {
        return saved;
    }
    const content::Attribute attribute = saving.save->attribute;
    const std::int32_t goal = saving_goal(*saving.save, saving.intelligence);
    for (auto&& [actor, spared] : ranges::views::zip(reached, saved)) {
        spared = roll_saving_throw(stream, attribute_of(attributes_of(world, actor), attribute)) >= goal;
        if (spared) {
            events.emplace_back(SavingThrowMade{actor_ref(world, actor), attribute});
        }
    }
    return saved;
}

}  // namespace torchwake::rules
