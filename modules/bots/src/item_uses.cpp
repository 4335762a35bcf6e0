#include "item_uses.hpp"

#include <variant>

namespace torchwake::bots {

bool feeds(const content::ItemDef& item) {
    return content::has_effect<content::FoodEffect>(item.effects);
}

bool heals(const content::ItemDef& item) {
    return content::has_effect<content::HealEffect>(item.effects);
}

std::int32_t healed_by(const std::vector<content::ItemEffect>& effects) {
    std::int32_t sum = 0;
    for (const content::ItemEffect& effect : effects) {
        const auto* const heal = std::get_if<content::HealEffect>(&effect);
        sum += heal != nullptr ? heal->amount : 0;
    }
    return sum;
}

bool maps(const content::ItemDef& item) {
    return content::has_effect<content::MappingEffect>(item.effects);
}

bool recalls(const content::ItemDef& item) {
    return content::has_effect<content::TownPortalEffect>(item.effects);
}

bool escapes(const content::ItemDef& item) {
    return content::has_effect<content::TeleportEffect>(item.effects) || recalls(item);
}

bool strengthens(const content::ItemDef& item) {
    return content::has_effect<content::LastingEffect>(item.effects, [](const content::LastingEffect& each) {
        return content::is_welcome(each.kind, each.amount);
    });
}

}  // namespace torchwake::bots
