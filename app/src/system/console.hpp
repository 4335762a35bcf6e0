#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::app {

/// Prints a sentence on standard error, after the program's name. What a terminal would obey is escaped, line
/// ends too.
void complain(std::string_view sentence);

/// While one exists, it keeps a copy of all sentences that complain(), fail() and print_faults() print. Only
/// one may exist at a time.
class KeptComplaints {
  public:
    KeptComplaints();
    ~KeptComplaints();
    KeptComplaints(const KeptComplaints&) = delete;
    KeptComplaints& operator=(const KeptComplaints&) = delete;

    [[nodiscard]] const std::vector<std::string>& sentences() const { return sentences_; }

  private:
    std::vector<std::string> sentences_;
};

/// While one exists, nothing is printed: standard error may be the terminal on which a game is drawn. All of
/// it is printed by release(), or when this object goes. Only one may exist at a time.
class HeldComplaints {
  public:
    HeldComplaints();
    ~HeldComplaints();
    HeldComplaints(const HeldComplaints&) = delete;
    HeldComplaints& operator=(const HeldComplaints&) = delete;

    /// Prints what is held, and from now on at once. Does nothing if there is no such object.
    static void release();
};

/// Prints a sentence as complain(). Returns exit_failure.
[[nodiscard]] int fail(std::string_view sentence);

/// Prints lines about faults of files on standard error, escaped as by complain().
void print_faults(std::string_view lines);

}  // namespace torchwake::app
