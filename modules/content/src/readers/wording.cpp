#include "readers/wording.hpp"

#include "readers/field_decoders.hpp"

#include <torchwake/json/node.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace torchwake::content {
namespace {

constexpr std::size_t longest_part = 30;  // of the name of a thing with a trait
/// Marks a curse without a word; the same in every language.
constexpr std::string_view curse_mark = "(!)";

using Decode = void (*)(json::Fields&, Wording&);

void read_name(json::Fields& in, Wording& out) {
    in.optional("name", out.name, json::Text{longest_name});
}

void read_described(json::Fields& in, Wording& out) {
    read_name(in, out);
    in.optional("description", out.description, json::Text{});
}

void read_spoken(json::Fields& in, Wording& out) {
    read_described(in, out);
    in.optional("quips", out.quips, json::list(json::Text{}));
}

void read_place(json::Fields& in, Wording& out) {
    read_name(in, out);
    in.optional("arrival", out.arrival, json::Text{});
    in.optional("landmarks", out.landmarks, json::list(json::Text{}));
}

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

void read_lesson_words(json::Fields& in, Wording& out) {
    read_described(in, out);
    in.optional("steps", out.steps, json::list(step_wording));
}

void read_parts_of_names(json::Fields& in, Wording& out) {
    in.optional("prefix", out.prefix, json::Text{longest_part});
    in.optional("suffix", out.suffix, json::Text{longest_part});
    in.optional("cursed", out.cursed, json::Text{longest_part});
}

template <class Definition>
bool has_id(const std::vector<Definition>& definitions, std::string_view id) {
    return std::ranges::find(definitions, id, &Definition::id) != definitions.end();
}

/// A list whose definitions may have words.
struct SpokenList {
    std::string_view name;
    std::string_view expected;
    Decode read;
    bool (*has)(const CatalogParts& parts, std::string_view id);
};

constexpr std::array<SpokenList, 10> spoken_lists{
    {{"tiles", "the id of a tile", read_name,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.tiles, id); }},
     {"monsters", "the id of a monster", read_spoken,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.monsters, id); }},
     {"items", "the id of an item", read_described,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.items, id); }},
     {"spells", "the id of a spell", read_described,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.spells, id); }},
     {"traits", "the id of a trait", read_parts_of_names,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.traits, id); }},
     {"traps", "the id of a trap", read_described,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.traps, id); }},
     {"levels", "the id of a level", read_place,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.levels, id); }},
     {"gifts", "the id of a gift", read_described,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.gifts, id); }},
     {"matter", "the id of a kind of matter", read_name,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.matter, id); }},
     {"lessons", "the id of a lesson", read_lesson_words,
      [](const CatalogParts& parts, std::string_view id) { return has_id(parts.lessons, id); }}}};

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
    replace(words.steps, more.steps);
}

/// The file of words that belongs to a file of definitions.
std::string words_beside(const std::string& file) {
    return (std::filesystem::path(file).parent_path() / words_name).generic_string();
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
    const auto read_list = [this, &parts, of_language](const SpokenList& list, const json::Node& node) {
        const json::Object* const object = node.value().if_object();
        if (object == nullptr) {
            node.refuse("an object of words by id");
            return;
        }
        for (const json::Member& member : object->members()) {
            const json::Node words = node.child(member);
            if (!list.has(parts, member.name)) {
                if (of_language) {
                    continue;  // it may be played with other data
                }
                words.refuse("words of \"" + std::string(member.name) + '"', list.expected);
            } else if (auto wording = json::object<Wording>(list.read)(words)) {
                lay_over(lists_[std::string(list.name)][std::string(member.name)], *std::move(wording));
            }
        }
    };
    const auto read_lists = [&read_list](json::Fields& in) {
        for (const SpokenList& list : spoken_lists) {
            bool done = false;
            in.optional(list.name, done, [&](const json::Node& node) {
                read_list(list, node);
                return std::optional(true);
            });
        }
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
    missing_.push_back({words_beside(lineage_->file),
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

template <class Definition>
void Wordings::say_name_and_description(Definition& definition) {
    const auto name = find(&Wording::name);
    if (!name) {
        note_missing("name", "nothing", "a name");
    }
    definition.name = name.value_or(definition.id);
    if constexpr (requires { definition.description; }) {
        definition.description = find(&Wording::description).value_or("");
    }
}

void Wordings::say(TileDef& tile) {
    say_name_and_description(tile);
}

void Wordings::say(MonsterDef& monster) {
    say_name_and_description(monster);
    monster.quips = say_each("quips", &Wording::quips, monster.quips.size(), monster.id);
}

void Wordings::say(ItemDef& item) {
    say_name_and_description(item);
}

void Wordings::say(SpellDef& spell) {
    say_name_and_description(spell);
}

void Wordings::say(TraitDef& trait) {
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

void Wordings::say(TrapDef& trap) {
    say_name_and_description(trap);
}

void Wordings::say(LevelDef& level) {
    level.name = find(&Wording::name).value_or("");
    level.arrival = find(&Wording::arrival).value_or("");
    const std::vector<std::string> landmarks =
        say_each("landmarks", &Wording::landmarks, level.landmarks.size(), level.id);
    for (std::size_t place = 0; place < landmarks.size(); ++place) {
        level.landmarks[place].arrival = landmarks[place];
    }
}

void Wordings::say(GiftDef& gift) {
    say_name_and_description(gift);
}

void Wordings::say(MatterDef& matter) {
    say_name_and_description(matter);
}

void Wordings::say(LessonDef& lesson) {
    say_name_and_description(lesson);
    const std::vector<StepWording> steps =
        say_each("steps", &Wording::steps, lesson.steps.size(), StepWording{lesson.id});
    for (std::size_t place = 0; place < steps.size(); ++place) {
        lesson.steps[place].text = steps[place].text;
        lesson.steps[place].hunted = steps[place].hunted;
    }
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
