#include "magic/saving_throws.hpp"

#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/formulas.hpp>

#include <cstddef>

namespace torchwake::rules {

std::vector<bool> roll_saves(const World& world, core::RandomStream& stream, const Saving& saving,
                             std::span<const EntityId> reached, Events& events) {
    std::vector<bool> saved(reached.size(), false);
    if (!saving.save) {
        return saved;
    }
    const content::Attribute attribute = saving.save->attribute;
    const std::int32_t goal = saving_goal(*saving.save, saving.intelligence);
    for (std::size_t place = 0; place < reached.size(); ++place) {
        const std::int32_t own = attribute_of(attributes_of(world, reached[place]), attribute);
        saved[place] = roll_saving_throw(stream, own) >= goal;
        if (saved[place]) {
            events.emplace_back(SavingThrowMade{actor_ref(world, reached[place]), attribute});
        }
    }
    return saved;
}

}  // namespace torchwake::rules
