#include "tree_builder.hpp"

#include "names.hpp"

#include <algorithm>
#include <tuple>

namespace torchwake::json {

void TreeBuilder::begin_array() {
    const bool is_member = open_.size() == 1 && !open_.front().is_array;
    const auto taken =
        is_member ? std::ranges::find(taken_, names_.back().view(), &TakenList::name) : taken_.end();
    open_.push_back({true, line_, values_.size(), names_.size(), taken != taken_.end() ? &*taken : nullptr});
}

void TreeBuilder::end_array() {
    const Open array = open_.back();
    open_.pop_back();
    Array elements(values_.size() - array.first_value, *memory_,
                   [&](std::size_t place) { return std::move(values_[array.first_value + place]); });
    values_.resize(array.first_value);
    add(std::move(elements), array.line);
}

void TreeBuilder::end_object() {
    const int line = open_.back().line;
    Members members = take_members();
    open_.pop_back();
    report_repeated(members);
    add(Object(std::move(members), Object::Checked()), line);
}

void TreeBuilder::string(std::string_view text) {
    if (taking()) {
        open_.back().taken->take(text);
        ++open_.back().taken_count;
        return;
    }
    const bool fits = count_memory(text.size());
    scalar(String(fits ? text : std::string_view(), *memory_));
}

void TreeBuilder::refused_number(std::string_view text) {
    const bool decimal = text.find_first_of(".eE") != std::string_view::npos;
    report(abridged(text), decimal ? "an integer (a decimal is written as a string such as \"0.5\")"
                                   : "an integer from -9223372036854775808 to 9223372036854775807");
    if (taking()) {
        ++open_.back().taken_count;
    } else {
        scalar(nullptr);
    }
}

void TreeBuilder::report(std::string found, std::string expected) {
    if (!full()) {
        errors_.push_back({file_, pointer(), std::move(found), std::move(expected), line_});
    }
}

void TreeBuilder::report_lack_of_room() {
    report("more than this", "values that take at most " + std::to_string(max_memory_) + " bytes of memory");
    spent_ = true;
}

Value TreeBuilder::take_document() {
    TORCHWAKE_EXPECTS(open_.empty() && errors_.empty() && values_.size() == 1);
    std::pmr::polymorphic_allocator<> allocator(memory_.get());
    const Value* const outermost = allocator.new_object<Value>(std::move(values_.front()));
    return Value(std::shared_ptr<const Value>(memory_, outermost));
}

Errors TreeBuilder::take_errors() {
    while (!open_.empty()) {
        const bool is_array = open_.back().is_array;
        const Members members = is_array ? Members() : take_members();
        values_.resize(open_.back().first_value);
        open_.pop_back();
        report_repeated(members);
    }
    std::ranges::sort(errors_, {},
                      [](const Error& error) { return std::tie(error.line, error.pointer, error.found); });
    return std::move(errors_);
}

Members TreeBuilder::take_members() {
    const Open& object = open_.back();
    Members members(values_.size() - object.first_value, *memory_, [&](std::size_t place) {
        return Member{std::move(names_[object.first_name + place]),
                      std::move(values_[object.first_value + place])};
    });
    names_.resize(object.first_name);
    values_.resize(object.first_value);
    return members;
}

void TreeBuilder::report_repeated(const Members& members) {
    const auto repeated = repeated_members(members);
    if (repeated.empty()) {
        return;
    }
    const std::string place = pointer();
    for (const std::size_t at : repeated) {
        const Member& member = members[at];
        if (!full()) {
            errors_.push_back({file_, child_pointer(place, member.name), "a second " + quoted(member.name),
                               "each name once in an object", member.value.line()});
        }
    }
}

std::string TreeBuilder::pointer() const {
    std::string pointer;
    for (std::size_t depth = 0; depth < open_.size(); ++depth) {
        const bool innermost = depth + 1 == open_.size();
        const std::size_t values_end = innermost ? values_.size() : open_[depth + 1].first_value;
        const std::size_t names_end = innermost ? names_.size() : open_[depth + 1].first_name;
        const std::size_t finished = values_end - open_[depth].first_value + open_[depth].taken_count;
        const std::size_t name = open_[depth].first_name + finished;
        if (open_[depth].is_array) {
            pointer = child_pointer(pointer, finished);
        } else if (name < names_end) {
            pointer = child_pointer(pointer, names_[name]);
        }
    }
    return pointer;
}

}  // namespace torchwake::json
