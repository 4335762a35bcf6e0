#pragma once

#include "sources/source.hpp"

#include <torchwake/json/node.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::content {

/// A definition of a list in a file, for errors about its members.
class CheckedDefinition {
  public:
    CheckedDefinition(json::Node list, std::size_t place) : list_(std::move(list)), place_(place) {}

    /// Refuses a member; the definition itself if it has no such member.
    void refuse(std::string_view member, std::string_view found, std::string_view expected) const {
        const json::Node definition = list_.child(place_, (*list_.value().if_array())[place_]);
        const json::Member* const wrong = definition.value().if_object()->find_member(member);
        (wrong == nullptr ? definition : definition.child(*wrong)).refuse(found, expected);
    }
    [[nodiscard]] std::size_t place() const { return place_; }

  private:
    json::Node list_;
    std::size_t place_;
};

/// Calls check(CheckedDefinition, definition) for each definition of a list. Requires: the source is sound
/// and has the list.
template <class Definition, class Check>
void check_each(Source& source, std::string_view name, const std::vector<Definition>& definitions,
                const Check& check) {
    const json::Node root = source.root();
    const json::Node list = root.child(*root.value().if_object()->find_member(name));
    for (std::size_t place = 0; place < definitions.size(); ++place) {
        check(CheckedDefinition(list, place), definitions[place]);
    }
}

inline std::string in_quotes(std::string_view id) {
    return '"' + std::string(id) + '"';
}

}  // namespace torchwake::content
