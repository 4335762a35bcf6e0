#include "names.hpp"

#include <torchwake/json/value.hpp>

#include <algorithm>

namespace torchwake::json {

Object::Object() = default;
Object::Object(const Object&) = default;
Object::Object(Object&&) noexcept = default;
Object& Object::operator=(const Object&) = default;
Object& Object::operator=(Object&&) noexcept = default;
Object::~Object() = default;

Object::Object(std::initializer_list<Member> members) : Object(std::vector<Member>(members)) {}

Object::Object(std::vector<Member> members) : members_(std::move(members)) {
    TORCHWAKE_EXPECTS(repeated_members(members_).empty());
}

Object& Object::set(std::string_view name, Value value) {
    const auto place = std::ranges::find(members_, name, &Member::name);
    if (place == members_.end()) {
        members_.push_back({std::string(name), std::move(value)});
    } else {
        place->value = std::move(value);
    }
    return *this;
}

const Value* Object::find(std::string_view name) const {
    const Member* const member = find_member(name);
    return member == nullptr ? nullptr : &member->value;
}

const Member* Object::find_member(std::string_view name) const {
    const auto place = std::ranges::find(members_, name, &Member::name);
    return place == members_.end() ? nullptr : &*place;
}

std::size_t Object::size() const {
    return members_.size();
}

bool operator==(const Object& a, const Object& b) {
    return a.members_ == b.members_;
}

}  // namespace torchwake::json
