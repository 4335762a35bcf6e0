#include "readers/definition_lists.hpp"

#include <torchwake/content/catalog.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace torchwake::content {
namespace {

template <class Definition>
void take_each(std::vector<Definition>& definitions, const std::vector<Definition>& others) {
    for (std::size_t place = 0; place < definitions.size(); ++place) {
        [[maybe_unused]] Definition& own = definitions[place];
        [[maybe_unused]] const Definition& other = others[place];
        if constexpr (requires { own.name; }) {
            own.name = other.name;
        }
        if constexpr (requires { own.description; }) {
            own.description = other.description;
        }
        if constexpr (requires { own.quips; }) {
            own.quips = other.quips;
        }
        if constexpr (requires { own.lord; }) {
            if (own.lord) {
                own.lord->lines = other.lord->lines;
            }
        }
        if constexpr (requires { own.prefix; }) {
            own.prefix = other.prefix;
            own.suffix = other.suffix;
            own.cursed = other.cursed;
        }
        if constexpr (requires { own.arrival; }) {
            own.arrival = other.arrival;
            for (std::size_t each = 0; each < own.landmarks.size(); ++each) {
                own.landmarks[each].arrival = other.landmarks[each].arrival;
            }
        }
        if constexpr (requires { own.steps; }) {
            for (std::size_t each = 0; each < own.steps.size(); ++each) {
                own.steps[each].text = other.steps[each].text;
                own.steps[each].hunted = other.steps[each].hunted;
            }
        }
    }
}

/// Lessons are outside of the data's hash.
bool same_lessons(const std::vector<LessonDef>& lessons, const std::vector<LessonDef>& others) {
    return std::ranges::equal(lessons, others, [](const LessonDef& lesson, const LessonDef& other) {
        return lesson.id == other.id && lesson.steps.size() == other.steps.size();
    });
}

}  // namespace

bool Catalog::take_words(const Catalog& other) {
    const CatalogParts& words = other.parts_;
    if (data_hash_ != other.data_hash_ || !same_lessons(parts_.lessons, words.lessons)) {
        return false;
    }
    for_each_list(
        [this, &words](const auto& list) { take_each(parts_.*list.definitions, words.*list.definitions); });
    return true;
}

}  // namespace torchwake::content
