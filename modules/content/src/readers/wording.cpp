#include "readers/wording.hpp"

#include "readers/definition_lists.hpp"
#include "readers/field_decoders.hpp"

#include <torchwake/json/node.hpp>

#include <algorithm>
#include <filesystem>
#include <type_traits>
#include <utility>

namespace torchwake::content {
namespace {

constexpr std::size_t longest_part = 30;  // of the name of a thing with a trait
/// Marks a curse without a word; the same in every language.
constexpr std::string_view curse_mark = "(!)";

/// Decodes the words of a step: a text, or one for a hunted hero beside it.
std::optional<StepWording> step_wording(const json::Node& node) {
    if (node.value().if_string()) {
        auto text = json::Text{}(node);
        return text ? std::optional(StepWording{*std::move(text)}) : std::nullopt;
    }
    return json::object<StepWording>([](json::Fields& in, StepWording& out) {
        in.required("text", out.text, json::Text{});
        in.required("hunted", out.hunted, json::Text{});
    })(node);
}

/// Reads the words that the members of a definition are for.
template <class Definition>
void read_words(json::Fields& in, Wording& out) {
    if constexpr (requires(Definition named) { named.name; }) {
        in.optional("name", out.name, json::Text{longest_name});
    }
    if constexpr (requires(Definition described) { described.description; }) {
        in.optional("description", out.description, json::Text{});
    }
    if constexpr (requires(Definition speaker) { speaker.quips; }) {
        in.optional("quips", out.quips, json::list(json::Text{}));
    }
    if constexpr (requires(Definition monster) { monster.lord; }) {
        in.optional("lines", out.lines, json::list(json::Text{}));
    }
    if constexpr (requires(Definition level) { level.landmarks; }) {
        in.optional("arrival", out.arrival, json::Text{});
        in.optional("landmarks", out.landmarks, json::list(json::Text{}));
    }
    if constexpr (requires(Definition lesson) { lesson.steps; }) {
        in.optional("steps", out.steps, json::list(step_wording));
    }
    if constexpr (requires(Definition trait) { trait.prefix; }) {
        in.optional("prefix", out.prefix, json::Text{longest_part});
        in.optional("suffix", out.suffix, json::Text{longest_part});
        in.optional("cursed", out.cursed, json::Text{longest_part});
    }
}

/// True for definitions that have words.
template <class Definition>
constexpr bool is_spoken = requires(Definition named) { named.name; } || requires(Definition trait) {
    trait.prefix;
} || std::is_same_v<Definition, VaultDef>;

template <class Word>
void replace(std::optional<Word>& word, std::optional<Word>& by) {
    if (by) {
        word = std::move(by);
    }
}

/// Replaces words by those of a later file.
void lay_over(Wording& words, Wording more) {
    replace(words.name, more.name);
    replace(words.description, more.description);
    replace(words.quips, more.quips);
    if (more.prefix || more.suffix) {
        // The parts of a name belong together: another language may say by a suffix what a prefix said.
        words.prefix = std::move(more.prefix);
        words.suffix = std::move(more.suffix);
    }
    replace(words.cursed, more.cursed);
    replace(words.arrival, more.arrival);
    replace(words.landmarks, more.landmarks);
    replace(words.lines, more.lines);
    replace(words.steps, more.steps);
}

}  // namespace

Wordings::Wordings(const std::vector<Layer>& files, const CatalogParts& parts) {
    for (const Layer& file : files) {
        read(file, parts);
    }
}

void Wordings::read(const Layer& file, const CatalogParts& parts) {
    if (!file.document) {
        const json::Errors errors = file.document.error();
        errors_.insert(errors_.end(), errors.begin(), errors.end());
        return;
    }
    json::Report report(file.file);
    const bool of_language = !file.member.empty();
    const auto read_list = [&]<class Definition>(const DefinitionListOf<Definition>& list,
                                                 const json::Node& node) {
        const json::Object* const object = node.value().if_object();
        if (object == nullptr) {
            node.refuse("an object of words by id");
            return;
        }
        const std::vector<Definition>& known = parts.*list.definitions;
        for (const json::Member& member : object->members()) {
            const json::Node words = node.child(member);
            if (std::ranges::find(known, member.name.view(), &Definition::id) == known.end()) {
                if (of_language) {
                    continue;  // it may be played with other data
                }
                words.refuse("words of \"" + std::string(member.name) + '"',
                             "the id of " + std::string(list.kind));
            } else if (auto wording = json::object<Wording>(read_words<Definition>)(words)) {
                lay_over(lists_[std::string(list.name)][std::string(member.name)], *std::move(wording));
            }
        }
    };
    const auto read_lists = [&read_list](json::Fields& in) {
        for_each_list([&]<class Definition>(const DefinitionListOf<Definition>& list) {
            bool done = false;
            if constexpr (is_spoken<Definition>) {
                in.optional(list.name, done, [&](const json::Node& node) {
                    read_list(list, node);
                    return std::optional(true);
                });
            }
        });
    };
    const json::Node root(*file.document, report);
    const json::Object* const object = file.member.empty() ? nullptr : root.value().if_object();
    if (object == nullptr) {
        json::read_object(root, read_lists);
    } else if (const json::Member* const member = object->find_member(file.member)) {
        json::read_object(root.child(*member), read_lists);
    }
    errors_.insert(errors_.end(), report.errors().begin(), report.errors().end());
}

template <class Word>
std::optional<Word> Wordings::find(std::optional<Word> Wording::* word) const {
    const auto list = lists_.find(list_);
    for (const std::string& id : lineage_->ids) {
        if (list == lists_.end()) {
            break;
        }
        const auto words = list->second.find(id);
        if (words != list->second.end() && words->second.*word) {
            return words->second.*word;
        }
    }
    return std::nullopt;
}

void Wordings::note_missing(std::string_view member, std::string found, std::string expected) {
    const auto folder = std::filesystem::path(lineage_->file).parent_path();
    missing_.push_back({(folder / words_name).generic_string(),  // beside the definitions
                        "/" + std::string(list_) + "/" + lineage_->ids.front() + "/" + std::string(member),
                        std::move(found), std::move(expected)});
}

template <class Text>
std::vector<Text> Wordings::say_each(std::string_view member,
                                     std::optional<std::vector<Text>> Wording::* words, std::size_t count,
                                     const Text& instead) {
    std::vector<Text> texts = find(words).value_or(std::vector<Text>());
    if (texts.size() != count) {
        note_missing(member, std::to_string(texts.size()),
                     std::to_string(count) + " texts, as the definition has " + std::string(member));
        texts.resize(count, instead);
    }
    return texts;
}

void Wordings::say_name(TraitDef& trait) {
    if (trait.is_plain()) {
        return;
    }
    trait.prefix = find(&Wording::prefix).value_or("");
    trait.suffix = find(&Wording::suffix).value_or("");
    if (trait.is_plain()) {
        note_missing("prefix", "nothing", "a prefix or a suffix");
        trait.prefix = trait.id;
    }
    if (trait.cursed.empty()) {
        return;
    }
    const auto cursed = find(&Wording::cursed);
    if (!cursed) {
        note_missing("cursed", "nothing", "the word of its curse");
    }
    trait.cursed = cursed.value_or(std::string(curse_mark));
}

template <class Definition>
void Wordings::say(Definition& definition) {
    if constexpr (requires { definition.name; }) {
        constexpr bool needs_name = !std::is_same_v<Definition, LevelDef>;
        const auto name = find(&Wording::name);
        if (needs_name && !name) {
            note_missing("name", "nothing", "a name");
        }
        definition.name = name.value_or(needs_name ? definition.id : "");
    }
    if constexpr (requires { definition.description; }) {
        definition.description = find(&Wording::description).value_or("");
    }
    if constexpr (requires { definition.scene; }) {
        if (definition.scene && definition.description.empty()) {
            note_missing("description", "nothing", "the sentence at the first sight of a scene");
            definition.description = definition.id;
        }
    }
    if constexpr (requires { definition.prefix; }) {
        say_name(definition);
    }
    if constexpr (requires { definition.quips; }) {
        definition.quips = say_each("quips", &Wording::quips, definition.quips.size(), definition.id);
    }
    if constexpr (requires { definition.lord; }) {
        if (definition.lord) {
            std::vector<std::string>& lines = definition.lord->lines;
            lines = say_each("lines", &Wording::lines, lines.size(), definition.id);
        }
    }
    if constexpr (requires { definition.landmarks; }) {
        definition.arrival = find(&Wording::arrival).value_or("");
        const std::vector<std::string> landmarks =
            say_each("landmarks", &Wording::landmarks, definition.landmarks.size(), definition.id);
        for (std::size_t place = 0; place < landmarks.size(); ++place) {
            definition.landmarks[place].arrival = landmarks[place];
        }
    }
    if constexpr (requires { definition.steps; }) {
        const std::vector<StepWording> steps =
            say_each("steps", &Wording::steps, definition.steps.size(), StepWording{definition.id});
        for (std::size_t place = 0; place < steps.size(); ++place) {
            definition.steps[place].text = steps[place].text;
            definition.steps[place].hunted = steps[place].hunted;
        }
    }
}

void Wordings::apply(CatalogParts& parts, const LineagesOf& lineages_of) {
    for_each_list([&]<class Definition>(const DefinitionListOf<Definition>& list) {
        if constexpr (is_spoken<Definition>) {
            const std::vector<Lineage>& lineages = lineages_of(list.file, list.name);
            list_ = list.name;
            for (std::size_t place = 0; place < lineages.size(); ++place) {
                lineage_ = &lineages[place];
                say((parts.*list.definitions)[place]);
            }
        }
    });
}

std::string place_of_word(std::string_view list, std::string_view id, std::string_view member) {
    return "\"/" + std::string(list) + "/" + std::string(id) + "/" + std::string(member) + "\" of " +
           std::string(words_name);
}

void refuse_words(json::Fields& in, std::string_view list, std::string_view id,
                  std::initializer_list<std::string_view> members) {
    for (const std::string_view member : members) {
        in.refuse_former(member, "no word here, but " + place_of_word(list, id, member));
    }
}

}  // namespace torchwake::content
