#pragma once

#include "sources/layers.hpp"

#include <torchwake/json/error.hpp>
#include <torchwake/json/node.hpp>
#include <torchwake/json/value.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// One data file with its mods applied: its document if the file could be read, and all its errors.
class Source {
  public:
    Source(Layer own, const std::vector<Layer>& mods);

    [[nodiscard]] bool readable() const { return own_.document.has_value(); }
    /// Requires: readable().
    [[nodiscard]] json::Node root() { return {layers_.document(), report_}; }
    [[nodiscard]] json::Errors errors() const;
    /// True if a mod added or replaced the definition at a place of a list.
    [[nodiscard]] bool is_of_mod(std::string_view list, std::size_t place) const {
        return layers_.file_of(list, place) != own_.file;
    }
    /// Reports once that a definition does not suit another that uses it. Requires: readable(), and there is
    /// one.
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

/// The ids of one list's elements, by place. They are unknown if the list could not be read; references to it
/// can't be checked then.
struct Ids {
    std::string what;  ///< such as "the id of a monster"
    std::vector<std::string_view> names = {};
    bool known = false;
    bool sound = false;  ///< the definitions were read too, without errors
};

/// Collects the ids of a list of definitions, and reports reserved and repeated ones.
[[nodiscard]] Ids collect_ids(Source& source, std::string_view list, std::string_view kind);

/// The id that tables use for "nothing here".
inline constexpr std::string_view nothing_id = "nothing";
/// The id of the player's kind.
inline constexpr std::string_view hero_id = "hero";

}  // namespace torchwake::content
