#pragma once

// The calls of the operating system for a process. CMake chooses the sources of the system from this folder:
// posix.cpp with linux.cpp or macos.cpp, or windows.cpp.

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::app::platform {

/// To be called first. Takes the places of standard streams that are closed, so that no other file gets them:
/// reading and writing there fails as before. Lets a write that is one too many fail as on a full disk, and
/// end nothing. Standard streams pass bytes on as they are.
void prepare_process();

/// The file of the running program; nothing if it can't be found out.
[[nodiscard]] std::optional<std::filesystem::path> program_path();
/// The folders in which all users' programs keep their data.
[[nodiscard]] std::vector<std::filesystem::path> shared_data_folders();
/// An environment variable; nothing if it is not set or empty.
[[nodiscard]] std::optional<std::string> environment(const std::string& name);
/// The name of the person's locale, such as "de_AT.UTF-8"; nothing if none is set.
[[nodiscard]] std::optional<std::string> locale_name();

/// Fills `into` from the system's random source. Returns false if that fails.
[[nodiscard]] bool random_bytes(std::span<std::byte> into);

/// From now on a request to end the process ends standard input instead, which stays ended, and writing to a
/// closed pipe is an error of the stream. To be called by the thread that reads. Errors: std::runtime_error
/// if the system has no empty file.
void end_input_on_stop();
/// Ends what end_input_on_stop() began.
void end_process_on_stop();

/// From now on a process that aborts in the calling thread calls `rescue` first. It is ended after three
/// seconds if that takes longer, since memory and locks may be in any state then.
void on_abort(void (*rescue)());
/// Ends what on_abort() began.
void no_longer_on_abort();

}  // namespace torchwake::app::platform
