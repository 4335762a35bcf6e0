#pragma once

// A data file and what mods lay over it: definitions of a mod replace those of the same id, in their places,
// or come behind the others; a definition may begin as a copy of another of its list, by "like".

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// How many definitions may stand behind one by "like".
inline constexpr std::size_t deepest_likeness = 8;

/// One file as it was read.
struct Layer {
    std::string file;  ///< as errors name it
    boost::system::result<json::Value, json::Errors> document;
};

/// Where the words of a definition come from.
struct Lineage {
    std::string file;              ///< in which the definition stands
    std::vector<std::string> ids;  ///< its own, then those of what it is like, nearest first
};

/// The layers of one data file as a single document.
class Layers {
  public:
    /// The game's own file, then those of mods, in order; what they hold is copied.
    Layers(const Layer& own, const std::vector<Layer>& mods);

    /// Each list of definitions put together, and no "like" left. Requires: the game's own file can be read.
    [[nodiscard]] const json::Value& document() const { return document_; }
    /// What is wrong with the layers themselves.
    [[nodiscard]] const json::Errors& errors() const { return errors_; }
    /// The file that the definition in a place of a list comes from. Requires: there is one.
    [[nodiscard]] const std::string& file_of(std::string_view list, std::size_t place) const {
        return origins_.at(std::string(list)).at(place).file;
    }
    /// Of each definition of a list, by place. Requires: there are no errors.
    [[nodiscard]] const std::vector<Lineage>& lineages(std::string_view list) const;
    /// An error of the document, as one of the file where its definition stands.
    [[nodiscard]] json::Error in_its_file(json::Error error) const;

  private:
    struct Origin {
        std::string file;
        std::size_t place = 0;
    };
    struct Definition {
        json::Value value;
        Origin origin;
    };
    /// All definitions of a list, those that were replaced too.
    struct Definitions {
        std::vector<Definition> all;
        std::vector<std::size_t> now;                   ///< which of them count, in order
        std::map<std::size_t, std::size_t> superseded;  ///< by one that replaced it: the one before
        [[nodiscard]] const Definition* find(std::string_view id) const;
    };

    [[nodiscard]] static Definitions own_definitions(std::string_view file, const json::Array& elements);
    void lay_over(std::map<std::string, Definitions>& lists, const Layer& mod);
    void lay_list_over(Definitions& list, std::string_view name, const Layer& mod,
                       const json::Array& elements);
    [[nodiscard]] json::Value resolved(const Definitions& list, std::string_view name, std::size_t which,
                                       std::vector<std::size_t>& chain);
    /// Of a definition and those that it is like, itself first.
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
