#include <torchwake/words/colours.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/lesson_words.hpp>

#include <algorithm>
#include <cctype>
#include <vector>

namespace torchwake::words {
namespace {

/// A key in a sentence. A full stop and the like stand in brackets, so that they aren't read as part of it.
std::string in_sentence(const screen::Key& key) {
    std::string label = prompt_label(key);
    const bool is_sign = label.size() == 1 && std::ispunct(static_cast<unsigned char>(label.front())) != 0;
    return is_sign ? "[" + label + "]" : label;
}

/// The first key of an action. "Start, go down" where the action is only in the list that Start opens.
std::string key_name(screen::Action action, const Words& words, const screen::KeyMap& keys) {
    const std::vector<screen::Key> own = keys.keys(action);
    if (!own.empty()) {
        return in_sentence(own.front());
    }
    const std::vector<screen::Key> list = keys.keys(screen::Action::Actions);
    return (list.empty() ? std::string() : in_sentence(list.front()) + ", ") + action_text(action, words);
}

/// The first key of each action, and what one walks with.
std::vector<Argument> key_names(const Words& words, const screen::KeyMap& keys) {
    std::vector<Argument> names;
    for (const screen::ActionTraits& traits : screen::action_table) {
        if (traits.contexts != screen::without_keys) {
            names.push_back(
                {screen::action_id(traits.action), key_name(traits.action, words, keys), key_ink});
        }
    }
    const bool pad = are_of_a_gamepad(keys);
    names.push_back({"steps", words.get(pad ? "lesson-steps-pad" : "lesson-steps-keys"), key_ink});
    return names;
}

/// True if the hero sees an actor that hunts it.
bool is_hunted(const forecast::Knowledge& known) {
    return std::ranges::any_of(known.actors_in_view(), &forecast::KnownActor::hunting);
}

}  // namespace

std::string lesson_title(const screen::LessonNote& note, const content::Catalog& catalog,
                         const Words& words) {
    const content::LessonDef& lesson = screen::lesson_of(catalog, note);
    const auto steps = static_cast<std::int32_t>(lesson.steps.size());
    return words.get("lesson-title", {{"lesson", lesson.name},
                                      {"step", std::to_string(std::min(note.step + 1, steps))},
                                      {"steps", std::to_string(steps)}});
}

TextLine lesson_hint(const screen::LessonNote& note, const forecast::Knowledge& known, const Words& words,
                     const screen::KeyMap& keys) {
    const content::LessonStep* const step = screen::step_of(known.catalog(), note);
    if (step == nullptr) {
        return {};
    }
    const bool other = !step->hunted.empty() && is_hunted(known);
    return compose(words.grammar(), other ? step->hunted : step->text, key_names(words, keys));
}

}  // namespace torchwake::words
