#include "names.hpp"

#include <torchwake/json/node.hpp>

namespace torchwake::json {
namespace {

struct Describe {
    std::string operator()(std::nullptr_t) const { return "null"; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(const String& value) const { return quoted(value); }
    std::string operator()(const Array&) const { return "an array"; }
    std::string operator()(const Object&) const { return "an object"; }
};

}  // namespace

void Report::add(std::string_view pointer, int line, std::string_view found, std::string_view expected) {
    if (errors_.size() < max_errors_per_file) {
        errors_.push_back({file_, std::string(pointer), std::string(found), std::string(expected), line});
    }
}

Node Node::child(const Member& member) const {
    return {member.value, *report_, child_pointer(pointer_, member.name)};
}

Node Node::child(std::size_t index, const Value& element) const {
    return {element, *report_, child_pointer(pointer_, index)};
}

void Node::refuse(std::string_view expected) const {
    refuse(describe(*value_), expected);
}

void Node::refuse(std::string_view found, std::string_view expected) const {
    report_->add(pointer_, value_->line(), found, expected);
}

void Node::refuse_missing(std::string_view name) const {
    report_->add(child_pointer(pointer_, name), value_->line(), "nothing", "member " + quoted(name));
}

std::string describe(const Value& value) {
    return value.visit(Describe{});
}

}  // namespace torchwake::json
