#pragma once

#include "layers.hpp"

#include <torchwake/json/error.hpp>
#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// One data file with what mods lay over it: its document where the file could be read, and all that is wrong
/// with it.
class Source {
  public:
    Source(Layer own, const std::vector<Layer>& mods);

    [[nodiscard]] bool readable() const { return own_.document.has_value(); }
    /// Requires: readable().
    [[nodiscard]] json::Node root() { return {layers_.document(), report_}; }
    [[nodiscard]] json::Errors errors() const;
    /// Whether a mod brought, or replaced, the definition in a place of a list.
    [[nodiscard]] bool is_of_mod(std::string_view list, std::size_t place) const {
        return layers_.file_of(list, place) != own_.file;
    }
    /// Reports once that a definition is not what another needs. Requires: readable(), and there is one.
    void refuse(std::string_view list, std::size_t place, std::string_view found, std::string_view expected);
    /// Requires: sound().
    [[nodiscard]] const std::vector<Lineage>& lineages(std::string_view list) const {
        return layers_.lineages(list);
    }
    [[nodiscard]] bool sound() const {
        return readable() && layers_.errors().empty() && report_.errors().empty();
    }

  private:
    Layer own_;
    Layers layers_;
    json::Report report_;
};

/// The ids that the elements of one list have, by place. Unknown where the list could not be read: then
/// nothing can be said about what refers to it.
struct Ids {
    std::string what;  ///< such as "the id of a monster"
    std::vector<std::string_view> names = {};
    bool known = false;
    bool sound = false;  ///< the definitions were read too, and nothing is wrong with them
};

/// Gathers the ids of a list of definitions, and reports those that are reserved or stand there twice.
[[nodiscard]] Ids collect_ids(Source& source, std::string_view list, std::string_view kind);

/// The id that tables use for "nothing here".
inline constexpr std::string_view nothing_id = "nothing";
/// The id of the kind that the player is.
inline constexpr std::string_view hero_id = "hero";

}  // namespace torchwake::content
