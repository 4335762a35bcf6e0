#pragma once

#include <torchwake/json/error.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace torchwake::view {

/// All sentences of the game, by key, from assets/words/*.json; `{name}` marks an argument.
class Words {
  public:
    Words() = default;
    explicit Words(std::map<std::string, std::string, std::less<>> sentences)
        : sentences_(std::move(sentences)) {}

    /// The sentence of a key. If the word list lacks it, the key itself, so that the game remains playable
    /// with an incomplete list. (A test checks that the game's own list has every key that the code names.)
    [[nodiscard]] std::string get(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const;
    /// All sentences, by key.
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& sentences() const {
        return sentences_;
    }

  private:
    std::map<std::string, std::string, std::less<>> sentences_;
};

[[nodiscard]] boost::system::result<Words, json::Errors> load_words(const std::filesystem::path& file);

}  // namespace torchwake::view
