#include "sources/source.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace torchwake::content {
namespace {

/// The id of a definition; empty if it has none.
std::string_view id_of(const json::Value& definition) {
    const json::Object* const object = definition.if_object();
    const json::Value* const id = object == nullptr ? nullptr : object->find("id");
    return id == nullptr ? std::string_view() : id->if_string().value_or(std::string_view());
}

void refuse_id(const json::Node& definition, std::string_view expected) {
    definition.child(*definition.value().if_object()->find_member("id")).refuse(expected);
}

}  // namespace

Source::Source(Layer own, const std::vector<Layer>& mods)
    : own_(std::move(own)), layers_(own_, mods), report_(own_.file) {}

json::Errors Source::errors() const {
    if (!readable()) {
        return own_.document.error();
    }
    json::Errors errors = layers_.errors();
    for (const json::Error& error : report_.errors()) {
        errors.push_back(layers_.in_its_file(error));
    }
    return errors;
}

void Source::refuse(std::string_view list, std::size_t place, std::string_view found,
                    std::string_view expected) {
    const std::string pointer = "/" + std::string(list) + "/" + std::to_string(place);
    const auto is_told = [&](const json::Error& error) {
        return error.pointer == pointer && error.expected == expected;
    };
    if (std::ranges::any_of(report_.errors(), is_told)) {
        return;
    }
    const json::Member& definitions = *root().value().if_object()->find_member(list);
    root().child(definitions).child(place, (*definitions.value.if_array())[place]).refuse(found, expected);
}

Ids collect_ids(Source& source, std::string_view list, std::string_view kind) {
    Ids ids{"the id of " + std::string(kind)};
    const json::Object* const object = source.readable() ? source.root().value().if_object() : nullptr;
    const json::Member* const definitions = object == nullptr ? nullptr : object->find_member(list);
    if (definitions == nullptr || definitions->value.if_array() == nullptr) {
        return ids;
    }
    ids.known = true;
    std::set<std::string_view> seen;
    const json::Node list_node = source.root().child(*definitions);
    for (const json::Value& definition : *definitions->value.if_array()) {
        const std::string_view id = id_of(definition);
        const json::Node node = list_node.child(ids.names.size(), definition);
        ids.names.push_back(id);
        if (id == nothing_id) {
            refuse_id(node, "an id other than that of an empty table entry");
        } else if (!id.empty() && !seen.insert(id).second) {
            refuse_id(node, "an id that nothing else in the list has");
        }
    }
    return ids;
}

}  // namespace torchwake::content
