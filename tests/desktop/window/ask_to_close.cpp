// Sends the message by which a window manager asks a window to close. xdotool has that since 2021 only, and
// the library behind it is loaded by name, since its headers are nothing that the game needs.

#include "virtual_display.hpp"

#include <array>
#include <dlfcn.h>
#include <stdexcept>

namespace torchwake::testing {
namespace {

/// Source: X11/Xlib.h, XClientMessageEvent, within the space of XEvent.
struct ClientMessage {
    int type = 33;
    unsigned long serial = 0;
    int send_event = 1;
    void* display = nullptr;
    unsigned long window = 0;
    unsigned long message_type = 0;
    int format = 32;
    std::array<long, 5> data{};
    std::array<long, 24> rest{};
};

template <class Function>
Function find_function(void* library, const char* name) {
    const auto function = reinterpret_cast<Function>(dlsym(library, name));
    if (function == nullptr) {
        throw std::runtime_error(std::string("libX11 has no ") + name);
    }
    return function;
}

}  // namespace

void ask_to_close(const VirtualDisplay& display, unsigned long window) {
    void* const library = dlopen("libX11.so.6", RTLD_LAZY);
    if (library == nullptr) {
        throw std::runtime_error("libX11 is missing");
    }
    const auto open = find_function<void* (*)(const char*)>(library, "XOpenDisplay");
    const auto atom = find_function<unsigned long (*)(void*, const char*, int)>(library, "XInternAtom");
    const auto send = find_function<int (*)(void*, unsigned long, int, long, void*)>(library, "XSendEvent");
    const auto close = find_function<int (*)(void*)>(library, "XCloseDisplay");
    void* const connection = open(display.name().c_str());
    if (connection == nullptr) {
        throw std::runtime_error("the virtual display is gone");
    }
    ClientMessage message;
    message.display = connection;
    message.window = window;
    message.message_type = atom(connection, "WM_PROTOCOLS", 0);
    message.data[0] = static_cast<long>(atom(connection, "WM_DELETE_WINDOW", 0));
    send(connection, window, 0, 0, &message);
    close(connection);
}

}  // namespace torchwake::testing
