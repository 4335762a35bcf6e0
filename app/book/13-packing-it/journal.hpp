#pragma once

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

enum class Access { Read, Append };

/// The answers of one game in a file: a line that names the game, then one character for each answer.
class Journal {
  public:
    /// Opens the file, or makes a new one to append to. Errors: throws std::runtime_error if it cannot be
    /// read or written, or if it is another file than a journal of this game.
    Journal(std::string path, Access access);

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const std::vector<char>& answers() const { return answers_; }
    /// Appends an answer, and hands it to the system before it returns. Errors: throws std::runtime_error,
    /// also if the file is open to be read only.
    void append(char answer);
    /// Removes the last answer, also from the file. Requires: there is one. Errors: throws a
    /// std::filesystem::filesystem_error.
    void drop_last();

  private:
    void write(std::string_view text);

    std::string path_;
    std::vector<char> answers_;
    std::ofstream file_;
};
