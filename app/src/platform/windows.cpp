#include "platform/platform.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <stdexcept>
#include <utility>

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX  // mingw's standard library defines it
#define NOMINMAX
#endif
#include <windows.h>
// Needs the types of windows.h.
#include <bcrypt.h>

namespace torchwake::app::platform {
namespace {

namespace fs = std::filesystem;

constexpr int standard_input = 0;
constexpr int standard_error = 2;

HANDLE reader = nullptr;
int nothing_to_read = -1;  ///< a file descriptor
HANDLE input_ended = nullptr;

std::atomic<void (*)()> rescue_at_abort = nullptr;
DWORD rescued = 0;

/// Waits until no read of standard input is under way.
DWORD WINAPI replace_input(void* /*nothing*/) {
    ::_dup2(nothing_to_read, standard_input);
    ::SetEvent(input_ended);
    return 0;
}

/// Ends a read that waits. False if it doesn't end, as that of a pipe which wine has from its own system.
bool end_read() {
    constexpr DWORD milliseconds_between = 10;
    constexpr int tries = 200;
    for (int attempt = 0; attempt < tries; ++attempt) {
        ::CancelSynchronousIo(reader);
        if (::WaitForSingleObject(input_ended, milliseconds_between) != WAIT_TIMEOUT) {
            return true;
        }
    }
    return false;
}

/// Replaces standard input by an empty one; where that fails, ends the process, whose run is kept up to its
/// last command. The system calls this in a thread of its own, and ends the process when it returns from a
/// closed console, the end of a session or of the system.
BOOL WINAPI end_input(DWORD event) {
    constexpr UINT ended_by_event = 0xC000013A;  // the system's own code
    const HANDLE replacing = ::CreateThread(nullptr, 0, replace_input, nullptr, 0, nullptr);
    if (replacing == nullptr || !end_read()) {
        ::TerminateProcess(::GetCurrentProcess(), ended_by_event);
    }
    ::CloseHandle(replacing);
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) {
        ::Sleep(INFINITE);  // the main thread ends the process
    }
    return TRUE;
}

constexpr UINT code_of_abort = 3;

/// Runs in a thread of its own.
DWORD WINAPI end_what_hangs(void* /*nothing*/) {
    constexpr DWORD longest_rescue = 3000;  // milliseconds
    ::Sleep(longest_rescue);
    ::TerminateProcess(::GetCurrentProcess(), code_of_abort);
    return 0;
}

void rescue_and_end(int /*signal*/) {
    auto* const rescue = rescue_at_abort.exchange(nullptr);
    if (rescue != nullptr && ::GetCurrentThreadId() == rescued) {
        static_cast<void>(::CreateThread(nullptr, 0, end_what_hangs, nullptr, 0, nullptr));
        rescue();
    }
    ::TerminateProcess(::GetCurrentProcess(), code_of_abort);
}

}  // namespace

/// Text in the console is UTF-8, as in files.
void prepare_process() {
    for (int stream = standard_input; stream <= standard_error; ++stream) {
        if (::_setmode(stream, _O_BINARY) < 0) {
            static_cast<void>(::_open("NUL", stream == standard_input ? _O_WRONLY : _O_RDONLY));
        }
    }
    ::SetConsoleOutputCP(CP_UTF8);
    ::SetConsoleCP(CP_UTF8);
}

std::optional<fs::path> program_path() {
    constexpr std::size_t longest_path = 32768;
    std::wstring path(longest_path, L'\0');
    const DWORD units = ::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    if (units == 0 || units == path.size()) {
        return std::nullopt;
    }
    path.resize(units);
    return fs::path(path);
}

std::vector<fs::path> shared_data_folders() {
    return {};
}

std::optional<std::string> environment(const std::string& name) {
    const char* const value = std::getenv(name.c_str());
    return value != nullptr && *value != '\0' ? std::optional<std::string>(value) : std::nullopt;
}

/// LANG, which other systems have, wins over the person's settings.
std::optional<std::string> locale_name() {
    if (auto name = environment("LANG")) {
        return name;
    }
    std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> wide{};
    if (::GetUserDefaultLocaleName(wide.data(), static_cast<int>(wide.size())) == 0) {
        return std::nullopt;
    }
    std::string name = fs::path(wide.data()).string();
    std::ranges::replace(name, '-', '_');
    return name;
}

bool random_bytes(std::span<std::byte> into) {
    return ::BCryptGenRandom(nullptr, reinterpret_cast<PUCHAR>(into.data()), static_cast<ULONG>(into.size()),
                             BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0;
}

void end_input_on_stop() {
    nothing_to_read = ::_open("NUL", _O_RDONLY | _O_BINARY | _O_NOINHERIT);
    input_ended = ::CreateEventW(nullptr, TRUE, FALSE, nullptr);
    reader = ::OpenThread(THREAD_TERMINATE, FALSE, ::GetCurrentThreadId());
    if (nothing_to_read < 0 || input_ended == nullptr || reader == nullptr) {
        throw std::runtime_error("NUL can't be opened");
    }
    ::SetConsoleCtrlHandler(nullptr, FALSE);  // a parent may have let Ctrl+C be ignored
    ::SetConsoleCtrlHandler(end_input, TRUE);
}

/// The handles stay, since a handler may run still.
void end_process_on_stop() {
    ::SetConsoleCtrlHandler(end_input, FALSE);
}

void on_abort(void (*rescue)()) {
    rescue_at_abort = rescue;
    rescued = ::GetCurrentThreadId();
    std::signal(SIGABRT, rescue_and_end);
}

void no_longer_on_abort() {
    std::signal(SIGABRT, SIG_DFL);
    rescue_at_abort = nullptr;
}

}  // namespace torchwake::app::platform
