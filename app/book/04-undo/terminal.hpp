#pragma once

#include <optional>
#include <string_view>
#include <termios.h>

/// Standard input and output. In a terminal a key needs no Enter, and each picture replaces the last one; a
/// pipe has plain bytes.
class Terminal {
  public:
    Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    /// Waits for the next key; nothing at the end of the input.
    [[nodiscard]] std::optional<char> read_key();
    void show(std::string_view picture);

  private:
    termios before_{};  // stands before `reads_keys_`, whose initialiser fills it
    bool reads_keys_;
    bool shows_screen_;
};
