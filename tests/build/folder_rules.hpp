#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace torchwake::build {

/// The order of the folders in a module's src, by its list folders.txt. A module without folders needs no
/// list.
///
/// A line of the list is a folder and what it holds, or an exception: a file, the file of a lower folder that
/// it includes, and the reason. It reads text, not C++, as IncludeRules does.
class FolderRules {
  public:
    /// Reads the list of a module's src. *Errors*: throws std::runtime_error naming the file if it can't be
    /// read.
    explicit FolderRules(const std::filesystem::path& src);

    /// One sentence for each include of a lower folder that is no exception, each file in no listed folder,
    /// and each line of the list that is not needed or gives no reason.
    [[nodiscard]] std::vector<std::string> breaches() const;

  private:
    /// The line of a file that includes a file of another folder.
    struct Crossing {
        std::size_t line = 0;
        std::string file;
        std::string included;
    };
    /// A line of the list.
    struct Exception {
        std::size_t line = 0;
        std::string file;
        std::string included;
        bool has_reason = false;

        [[nodiscard]] bool allows(const Crossing& crossing) const {
            return file == crossing.file && included == crossing.included;
        }
    };

    [[nodiscard]] std::vector<Crossing> crossings_of(const std::filesystem::path& file) const;
    [[nodiscard]] bool runs_back(const Crossing& crossing) const;
    [[nodiscard]] bool is_excepted(const Crossing& crossing) const;
    void check_list(const std::set<std::string>& folders, const std::vector<Crossing>& back,
                    std::vector<std::string>& found) const;

    std::filesystem::path src_;
    std::map<std::string, std::size_t> lines_;  ///< of each folder in the list
    std::vector<Exception> exceptions_;
};

}  // namespace torchwake::build
