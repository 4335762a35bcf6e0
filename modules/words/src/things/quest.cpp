#include <torchwake/words/quest.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace torchwake::words {
namespace {

/// In the order of core::Direction.
constexpr std::array<std::string_view, 8> direction_keys{
    "direction-north", "direction-north-east", "direction-east", "direction-south-east",
    "direction-south", "direction-south-west", "direction-west", "direction-north-west"};

/// A sentence about the prize and a place.
TextLine about_prize(std::string_view key, const content::Catalog& catalog, const Words& words,
                     const std::string& place = {}) {
    if (!catalog.prize()) {
        return {};
    }
    const content::ItemDef& prize = catalog.item(*catalog.prize());
    return words.say(key, {{"item", prize.name, prize.appearance.foreground}, {"place", place}});
}

}  // namespace

std::string place_name(std::int32_t depth, const content::Catalog& catalog, const Words& words) {
    if (depth < 1) {
        return words.get("place-town");
    }
    const std::string& name = catalog.level_at(depth).name;
    return words.get(name.empty() ? "place-depth" : "place-named",
                     {{"depth", std::to_string(depth)}, {"name", name}});
}

std::string direction_name(core::Direction direction, const Words& words) {
    return words.get(direction_keys.at(static_cast<std::size_t>(direction)));
}

TextLine quest_in_short(const forecast::HeroFacts& hero, const content::Catalog& catalog,
                        const Words& words) {
    return about_prize(hero.is_free         ? "quest-leave"
                       : hero.carries_prize ? "quest-bring"
                                            : "quest-seek",
                       catalog, words);
}

TextLine quest_task(const content::Catalog& catalog, const Words& words) {
    return about_prize("quest-task", catalog, words);
}

TextLine quest_of_title(const content::Catalog& catalog, const Words& words) {
    return about_prize("title-quest", catalog, words);
}

std::vector<TextLine> quest_note(const screen::QuestNote& note, const content::Catalog& catalog,
                                 const Words& words) {
    const std::string place = place_name(catalog.last_depth(), catalog, words);
    std::vector<TextLine> lines{about_prize("quest-place", catalog, words, place),
                                quest_task(catalog, words)};
    if (note.way_down) {
        lines.push_back(words.say("quest-way", {{"direction", direction_name(*note.way_down, words)}}));
    } else {
        lines.push_back({{words.get("quest-no-way"), std::nullopt}});
    }
    return lines;
}

}  // namespace torchwake::words
