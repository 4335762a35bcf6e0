#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::build {

/// The rules of cmake/modules.txt: the order of the modules, and the texts that each must not contain.
///
/// It reads text, not C++: a forbidden text in a comment counts too, so that a plain search of the tree gives
/// the same result.
class IncludeRules {
  public:
    /// *Errors*: throws std::runtime_error naming the file and line where
    /// `modules_txt` can't be read or uses a word that it doesn't define.
    explicit IncludeRules(const std::filesystem::path& modules_txt);

    [[nodiscard]] const std::vector<std::string>& modules() const noexcept { return modules_; }

    /// One sentence with file and line for each breach in modules/, app/ and
    /// tests/ of `project`, in order of path.
    [[nodiscard]] std::vector<std::string> breaches(const std::filesystem::path& project) const;

  private:
    struct Rule {
        std::vector<std::string> everywhere;
        std::vector<std::string> in_public_headers;
    };

    void read_rule(const std::string& module, const std::vector<std::string>& words);
    [[nodiscard]] const std::vector<std::string>& texts_of(const std::string& word) const;
    void check_order(const std::filesystem::path& file, std::string_view module,
                     std::vector<std::string>& found) const;

    std::vector<std::string> modules_;
    std::map<std::string, std::vector<std::string>> texts_;
    std::map<std::string, Rule> rules_;
};

}  // namespace torchwake::build
