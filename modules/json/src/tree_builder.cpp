#include "tree_builder.hpp"

#include "names.hpp"

#include <algorithm>
#include <span>
#include <tuple>

namespace torchwake::json {

void TreeBuilder::end_array() {
    Value array(std::move(open_.back().elements));
    close(std::move(array));
}

void TreeBuilder::end_object() {
    drop_repeated_members(open_.back());
    Value object(Object(std::move(open_.back().members)));
    close(std::move(object));
}

void TreeBuilder::key(std::string name) {
    open_.back().key = std::move(name);
    open_.back().has_key = true;
}

void TreeBuilder::scalar(Value value) {
    value.set_line(line_);
    add(std::move(value));
}

void TreeBuilder::refused_number(std::string_view text) {
    const bool decimal = text.find_first_of(".eE") != std::string_view::npos;
    report(abridged(text), decimal ? "an integer (a decimal is written as a string such as \"0.5\")"
                                   : "an integer from -9223372036854775808 to 9223372036854775807");
    scalar(nullptr);
}

void TreeBuilder::report(std::string found, std::string expected) {
    if (!full()) {
        errors_.push_back(
            {file_, pointer_within(open_.size()), std::move(found), std::move(expected), line_});
    }
}

Value TreeBuilder::take_document() {
    TORCHWAKE_EXPECTS(open_.empty() && errors_.empty());
    return std::move(document_);
}

Errors TreeBuilder::take_errors() {
    for (; !open_.empty(); open_.pop_back()) {
        if (!open_.back().is_array) {
            drop_repeated_members(open_.back());
        }
    }
    std::ranges::sort(errors_, {},
                      [](const Error& error) { return std::tie(error.line, error.pointer, error.found); });
    return std::move(errors_);
}

void TreeBuilder::close(Value value) {
    value.set_line(open_.back().line);
    open_.pop_back();
    add(std::move(value));
}

void TreeBuilder::add(Value value) {
    if (open_.empty()) {
        document_ = std::move(value);
        return;
    }
    Open& parent = open_.back();
    if (parent.is_array) {
        parent.elements.push_back(std::move(value));
    } else {
        parent.members.push_back({std::move(parent.key), std::move(value)});
        parent.has_key = false;
    }
}

void TreeBuilder::drop_repeated_members(Open& object) {
    const auto repeated = repeated_members(object.members);
    if (repeated.empty()) {
        return;
    }
    object.has_key = false;
    const std::string place = pointer_within(open_.size());
    for (const std::size_t at : repeated) {
        const Member& member = object.members[at];
        if (!full()) {
            errors_.push_back({file_, child_pointer(place, member.name), "a second " + quoted(member.name),
                               "each name once in an object", member.value.line()});
        }
    }
    std::size_t index = 0;
    std::erase_if(object.members,
                  [&](const Member&) { return std::ranges::binary_search(repeated, index++); });
}

std::string TreeBuilder::pointer_within(std::size_t depth) const {
    std::string pointer;
    for (const Open& open : std::span(open_).first(depth)) {
        if (open.is_array) {
            pointer = child_pointer(pointer, open.elements.size());
        } else if (open.has_key) {
            pointer = child_pointer(pointer, open.key);
        }
    }
    return pointer;
}

}  // namespace torchwake::json
