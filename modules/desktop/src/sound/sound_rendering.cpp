#include <torchwake/desktop/sound_rendering.hpp>

#include <algorithm>

namespace torchwake::desktop {

std::vector<NamedSound> render_effects(std::span<const NamedRecipe> recipes) {
    std::vector<NamedSound> sounds;
    for (const NamedRecipe& each : recipes) {
        if (!each.recipe.repeats()) {
            sounds.push_back({each.name, atlas::synthesise(each.recipe)});
        }
    }
    return sounds;
}

std::shared_ptr<const Loops> render_place(std::span<const NamedRecipe> recipes, std::string_view place) {
    const auto found = std::ranges::find(recipes, "ambience_" + std::string(place), &NamedRecipe::name);
    if (found == recipes.end() || !found->recipe.repeats()) {
        return nullptr;
    }
    return std::make_shared<const Loops>(atlas::synthesise_loops(found->recipe));
}

}  // namespace torchwake::desktop
