#include "names.hpp"

#include <torchwake/json/value.hpp>

#include <algorithm>

namespace torchwake::json {
namespace {

std::string_view name_of(const Member& member) {
    return member.name;
}

}  // namespace

Object::Object(std::initializer_list<Member> members) : Object(Members(members)) {}

Object::Object(Members members) : members_(std::move(members)) {
    TORCHWAKE_EXPECTS(repeated_members(members_).empty());
}

Object& Object::set(std::string_view name, Value value) {
    const auto place = std::ranges::find(members_, name, name_of);
    if (place == members_.end()) {
        members_.push_back({name, std::move(value)});
    } else {
        place->value = std::move(value);
    }
    return *this;
}

Value::Value(Value&&) noexcept = default;

const Value* Object::find(std::string_view name) const {
    const Member* const member = find_member(name);
    return member == nullptr ? nullptr : &member->value;
}

const Member* Object::find_member(std::string_view name) const {
    const auto place = std::ranges::find(members_, name, name_of);
    return place == members_.end() ? nullptr : &*place;
}

bool operator==(const Object& a, const Object& b) {
    return a.members_ == b.members_;
}

}  // namespace torchwake::json
