#pragma once

#include "sources/source.hpp"

#include <torchwake/json/node.hpp>

#include <string>
#include <string_view>

namespace torchwake::content {

/// One list of a file, for errors about members of its definitions.
class DefinitionList {
  public:
    /// Requires: the source is sound and has the list.
    DefinitionList(Source& source, std::string_view name)
        : node_(source.root().child(*source.root().value().if_object()->find_member(name))) {}

    /// Refuses a member of the definition at `place`; the definition itself if it has no such member.
    void refuse(std::size_t place, std::string_view member, std::string_view found,
                std::string_view expected) const {
        const json::Node definition = node_.child(place, (*node_.value().if_array())[place]);
        const json::Member* const wrong = definition.value().if_object()->find_member(member);
        (wrong == nullptr ? definition : definition.child(*wrong)).refuse(found, expected);
    }

  private:
    json::Node node_;
};

inline std::string in_quotes(std::string_view id) {
    return '"' + std::string(id) + '"';
}

}  // namespace torchwake::content
