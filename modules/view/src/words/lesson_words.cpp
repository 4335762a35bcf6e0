#include "words/lesson_words.hpp"

#include <torchwake/view/colours.hpp>
#include <torchwake/view/device.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace torchwake::view {
namespace {

/// The first key of each action, and what one walks with.
std::vector<Argument> key_names(const Words& words, const screen::KeyMap& keys) {
    std::vector<Argument> names;
    for (const screen::ActionTraits& traits : screen::action_table) {
        const std::vector<screen::Key> own = keys.keys(traits.action);
        if (!own.empty()) {
            names.push_back({screen::action_id(traits.action), prompt_label(own.front()), key_ink});
        }
    }
    const std::vector<screen::Key> north = keys.keys(screen::Action::MoveNorth);
    const bool pad = !north.empty() && screen::is_pad(north.front().code);
    names.push_back({"steps", words.get(pad ? "lesson-steps-pad" : "lesson-steps-keys"), key_ink});
    return names;
}

}  // namespace

std::string lesson_title(const screen::LessonNote& note, const content::Catalog& catalog,
                         const Words& words) {
    const content::LessonDef& lesson = screen::lesson_of(catalog, note);
    const auto steps = static_cast<std::int32_t>(lesson.steps.size());
    const std::array<Argument, 3> arguments{
        Argument{"lesson", lesson.name, {}},
        Argument{"step", std::to_string(std::min(note.step + 1, steps)), {}},
        Argument{"steps", std::to_string(steps), {}}};
    return plain_text(words.say("lesson-title", arguments));
}

TextLine lesson_hint(const screen::LessonNote& note, const content::Catalog& catalog, const Words& words,
                     const screen::KeyMap& keys) {
    const content::LessonDef& lesson = screen::lesson_of(catalog, note);
    if (note.step >= std::ssize(lesson.steps)) {
        return {};
    }
    return compose(words.grammar(), lesson.steps[static_cast<std::size_t>(note.step)].text,
                   key_names(words, keys));
}

}  // namespace torchwake::view
