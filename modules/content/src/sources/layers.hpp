#pragma once

// A data file with its mods applied: a mod's definitions replace those of the same id in their places, or
// follow the others; a definition may begin as a copy of another of its list, by "like".

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The longest chain of "like".
inline constexpr std::size_t deepest_likeness = 8;
/// The most definitions of one list, with those of all mods.
inline constexpr std::size_t most_definitions = 30'000;

/// One file as it was read.
struct Layer {
    std::string file;  ///< its name in errors
    boost::system::result<json::Value, json::Errors> document;
    std::string_view member{};  ///< the one that holds the definitions or words; empty: the whole document
};

/// The sources of a definition's words.
struct Lineage {
    std::string file;              ///< the file of the definition
    std::vector<std::string> ids;  ///< its own id, then those that it is like, nearest first
};

/// The layers of one data file, merged into one document.
class Layers {
  public:
    /// Copies the game's own file, then those of mods, in order.
    Layers(const Layer& own, const std::vector<Layer>& mods);

    /// The merged lists, with every "like" resolved. Requires: the game's own file can be read.
    [[nodiscard]] const json::Value& document() const { return document_; }
    /// The errors of the layers themselves.
    [[nodiscard]] const json::Errors& errors() const { return errors_; }
    /// The file of the definition at a place of a list. Requires: there is one.
    [[nodiscard]] const std::string& file_of(std::string_view list, std::size_t place) const {
        return origins_.at(std::string(list)).at(place).file;
    }
    /// The lineage of each definition of a list, by place. Requires: there are no errors.
    [[nodiscard]] const std::vector<Lineage>& lineages(std::string_view list) const;
    /// An error of the document, moved to the file of its definition.
    [[nodiscard]] json::Error in_its_file(json::Error error) const;

  private:
    struct Origin {
        std::string file;
        std::size_t place = 0;
    };
    struct Definition {
        const json::Value* value;  ///< of a layer
        Origin origin;
    };
    /// All definitions of a list, including replaced ones.
    struct Definitions {
        std::vector<Definition> all;
        std::vector<std::size_t> now;                           ///< places of the valid ones, in order
        std::map<std::string, std::size_t, std::less<>> by_id;  ///< the first of each id, as a place in `now`
        std::map<std::size_t, std::size_t> superseded;          ///< a replaced one, by its replacement
        /// Adds a valid definition, which replaces none.
        void add(const json::Value& value, Origin origin);
        [[nodiscard]] const Definition* find(std::string_view id) const;
    };

    [[nodiscard]] bool has_room(const Definitions& list, std::string_view name, const std::string& file,
                                const json::Value& elements);
    [[nodiscard]] static Definitions own_definitions(std::string_view file, const json::Array& elements);
    void lay_over(std::map<std::string, Definitions>& lists, const Layer& mod);
    void lay_list_over(Definitions& list, std::string_view name, const Layer& mod,
                       const json::Array& elements);
    /// The valid definitions of a list; also stores where they come from.
    [[nodiscard]] json::Value merged(const Definitions& list, const std::string& name, int line);
    [[nodiscard]] json::Value resolved(const Definitions& list, std::string_view name, std::size_t which,
                                       std::vector<std::size_t>& chain);
    /// The lineage of a definition and those that it is like, itself first.
    [[nodiscard]] static Lineage lineage_of(const Definitions& list, std::size_t which,
                                            const std::vector<std::size_t>& chain);
    void refuse(const Definition& definition, std::string_view list, std::string_view member,
                std::string found, std::string expected);

    json::Value document_;
    json::Errors errors_;
    std::map<std::string, std::vector<Origin>> origins_;                 ///< by list and place
    std::map<std::string, std::vector<Lineage>, std::less<>> lineages_;  ///< by list and place
};

}  // namespace torchwake::content
