#include "sources/layers.hpp"

#include <torchwake/json/node.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

namespace torchwake::content {
namespace {

constexpr std::string_view likeness = "like";

/// A text member of a definition; nothing if it has none.
std::optional<std::string_view> text_of(const json::Value& definition, std::string_view name) {
    const json::Object* const object = definition.if_object();
    const json::Value* const member = object == nullptr ? nullptr : object->find(name);
    return member == nullptr ? std::nullopt : member->if_string();
}

bool has_likeness(const json::Value& definition) {
    const json::Object* const object = definition.if_object();
    return object != nullptr && object->find(likeness) != nullptr;
}

std::string pointer_to(std::string_view list, std::size_t place, std::string_view member) {
    return "/" + std::string(list) + "/" + std::to_string(place) +
           (member.empty() ? "" : "/" + std::string(member));
}

/// A copy of `other` with the members of `definition` in place of its own.
json::Value put_over(const json::Value& other, const json::Value& definition) {
    json::Object members = *other.if_object();
    for (const json::Member& member : definition.if_object()->members()) {
        if (member.name.view() != likeness) {
            members.set(member.name.view(), member.value);
        }
    }
    json::Value value(std::move(members));
    value.set_line(definition.line());
    return value;
}

json::Value without_likeness(const json::Value& definition) {
    json::Object nothing;
    return put_over(json::Value(std::move(nothing)), definition);
}

}  // namespace

const Layers::Definition* Layers::Definitions::find(std::string_view id) const {
    const auto found = by_id.find(id);
    return found == by_id.end() ? nullptr : &all[now[found->second]];
}

void Layers::Definitions::add(const json::Value& value, Origin origin) {
    if (const auto id = text_of(value, "id")) {
        by_id.emplace(*id, now.size());
    }
    now.push_back(all.size());
    all.push_back({&value, std::move(origin)});
}

/// Refuses a list that would be too long, before anything is made of it.
bool Layers::has_room(const Definitions& list, std::string_view name, const std::string& file,
                      const json::Value& elements) {
    const std::size_t count = list.all.size() + elements.if_array()->size();
    if (count > most_definitions) {
        errors_.push_back({file, "/" + std::string(name), std::to_string(count) + " definitions",
                           "at most " + std::to_string(most_definitions), elements.line()});
    }
    return count <= most_definitions;
}

Layers::Definitions Layers::own_definitions(std::string_view file, const json::Array& elements) {
    Definitions list;
    for (const json::Value& element : elements) {
        list.add(element, {std::string(file), list.all.size()});
    }
    return list;
}

Layers::Layers(const Layer& own, const std::vector<Layer>& mods) {
    if (!own.document) {
        return;
    }
    const json::Object* const root = own.document->if_object();
    if (root == nullptr) {
        document_ = *own.document;
        return;
    }
    std::map<std::string, Definitions> lists;
    for (const json::Member& member : root->members()) {
        if (const json::Array* const elements = member.value.if_array()) {
            const bool fits = has_room({}, member.name.view(), own.file, member.value);
            lists.emplace(std::string(member.name.view()),
                          fits ? own_definitions(own.file, *elements) : Definitions());
        }
    }
    for (const Layer& mod : mods) {
        lay_over(lists, mod);
    }
    json::Object members;
    for (const json::Member& member : root->members()) {
        const auto list = lists.find(std::string(member.name.view()));
        members.set(member.name.view(), list == lists.end()
                                            ? member.value
                                            : merged(list->second, list->first, member.value.line()));
    }
    document_ = json::Value(std::move(members));
    document_.set_line(own.document->line());
}

json::Value Layers::merged(const Definitions& list, const std::string& name, int line) {
    json::Array elements;
    for (const std::size_t which : list.now) {
        std::vector<std::size_t> chain;
        elements.push_back(resolved(list, name, which, chain));
        origins_[name].push_back(list.all[which].origin);
        lineages_[name].push_back(lineage_of(list, which, chain));
    }
    json::Value value(std::move(elements));
    value.set_line(line);
    return value;
}

void Layers::lay_over(std::map<std::string, Definitions>& lists, const Layer& mod) {
    if (!mod.document) {
        const json::Errors errors = mod.document.error();
        errors_.insert(errors_.end(), errors.begin(), errors.end());
        return;
    }
    const json::Object* const root = mod.document->if_object();
    if (root == nullptr) {
        errors_.push_back({mod.file, "", json::describe(*mod.document), "an object", mod.document->line()});
        return;
    }
    for (const json::Member& member : root->members()) {
        const auto list = lists.find(std::string(member.name.view()));
        const json::Array* const elements = member.value.if_array();
        if (list == lists.end()) {
            std::string known;
            for (const auto& each : lists) {
                known += (known.empty() ? "" : ", ") + each.first;
            }
            errors_.push_back({mod.file, "/" + std::string(member.name.view()),
                               "a list that the game's own file has not", known, member.value.line()});
        } else if (elements == nullptr) {
            errors_.push_back({mod.file, "/" + std::string(member.name.view()), json::describe(member.value),
                               "a list", member.value.line()});
        } else if (has_room(list->second, list->first, mod.file, member.value)) {
            lay_list_over(list->second, list->first, mod, *elements);
        }
    }
}

void Layers::lay_list_over(Definitions& list, std::string_view name, const Layer& mod,
                           const json::Array& elements) {
    std::set<std::string_view> seen;
    for (std::size_t place = 0; place < elements.size(); ++place) {
        const Origin origin{mod.file, place};
        const auto id = text_of(elements[place], "id");
        if (id && !seen.insert(*id).second) {
            refuse({&elements[place], origin}, name, "id", "\"" + std::string(*id) + "\" once more",
                   "an id that nothing else in the list has");
            continue;
        }
        const auto before = id ? list.by_id.find(*id) : list.by_id.end();
        if (before == list.by_id.end()) {
            list.add(elements[place], origin);
        } else {
            std::size_t& replaced = list.now[before->second];
            list.superseded[list.all.size()] = replaced;
            replaced = list.all.size();
            list.all.push_back({&elements[place], origin});
        }
    }
}

Lineage Layers::lineage_of(const Definitions& list, std::size_t which,
                           const std::vector<std::size_t>& chain) {
    Lineage lineage{list.all[which].origin.file, {}};
    for (const std::size_t each : chain) {
        lineage.ids.emplace_back(text_of(*list.all[each].value, "id").value_or(""));
    }
    return lineage;
}

const std::vector<Lineage>& Layers::lineages(std::string_view list) const {
    static const std::vector<Lineage> none;
    const auto found = lineages_.find(list);
    return found == lineages_.end() ? none : found->second;
}

/// A definition with all that it has by "like". `chain` holds those that lead to this one, outermost first.
json::Value Layers::resolved(const Definitions& list, std::string_view name, std::size_t which,
                             std::vector<std::size_t>& chain) {
    const Definition& definition = list.all[which];
    if (!has_likeness(*definition.value)) {
        chain.push_back(which);
        return *definition.value;
    }
    const auto id = text_of(*definition.value, "id");
    const auto other_id = text_of(*definition.value, likeness);
    if (!other_id) {
        refuse(definition, name, likeness, json::describe(*definition.value->if_object()->find(likeness)),
               "the id of another definition");
        return without_likeness(*definition.value);
    }
    const auto replaced = list.superseded.find(which);
    const bool is_of_itself = id == other_id && replaced != list.superseded.end();
    const Definition* const other = is_of_itself     ? &list.all[replaced->second]
                                    : id == other_id ? nullptr
                                                     : list.find(*other_id);
    if (other == nullptr || other->value->if_object() == nullptr) {
        refuse(definition, name, likeness, json::describe(*definition.value->if_object()->find(likeness)),
               "the id of another definition of the list");
        return without_likeness(*definition.value);
    }
    const auto place = static_cast<std::size_t>(other - list.all.data());
    chain.push_back(which);
    const bool is_cycle = std::ranges::find(chain, place) != chain.end();
    if (is_cycle || chain.size() > deepest_likeness) {
        std::string way;
        for (const std::size_t each : chain) {
            way += std::string(text_of(*list.all[each].value, "id").value_or("?")) + " -> ";
        }
        refuse(list.all[chain.front()], name, likeness, way + std::string(*other_id),
               is_cycle
                   ? "no definition that is like itself"
                   : "at most " + std::to_string(deepest_likeness) + " definitions that are like each other");
        return without_likeness(*definition.value);
    }
    return put_over(resolved(list, name, place, chain), *definition.value);
}

void Layers::refuse(const Definition& definition, std::string_view list, std::string_view member,
                    std::string found, std::string expected) {
    const json::Object* const object = definition.value->if_object();
    const json::Value* const value = object == nullptr ? nullptr : object->find(member);
    json::Error error{definition.origin.file, pointer_to(list, definition.origin.place, member),
                      std::move(found), std::move(expected),
                      value == nullptr ? definition.value->line() : value->line()};
    const auto of_file = std::ranges::count(errors_, error.file, &json::Error::file);
    if (static_cast<std::size_t>(of_file) < json::max_errors_per_file &&
        std::ranges::find(errors_, error) == errors_.end()) {
        errors_.push_back(std::move(error));
    }
}

json::Error Layers::in_its_file(json::Error error) const {
    for (const auto& [list, origins] : origins_) {
        const std::string start = "/" + list + "/";
        if (!error.pointer.starts_with(start)) {
            continue;
        }
        std::size_t place = 0;
        const char* const digits = error.pointer.data() + start.size();
        const char* const end = error.pointer.data() + error.pointer.size();
        const auto [rest, fault] = std::from_chars(digits, end, place);
        if (fault == std::errc() && place < origins.size()) {
            error.file = origins[place].file;
            error.pointer = pointer_to(list, origins[place].place, {}) + std::string(rest, end);
        }
        return error;
    }
    return error;
}

}  // namespace torchwake::content
