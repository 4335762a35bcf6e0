// Sends a window the messages of window managers and other windows that xdotool can't send; older releases of
// xdotool lack the message that asks a window to close. A look at the window's extents needs no process here.

#include "x_library.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

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

}  // namespace

core::Size size_of(const VirtualDisplay& display, unsigned long window) {
    using Ask =
        int (*)(void*, unsigned long, unsigned long*, int*, int*, unsigned*, unsigned*, unsigned*, unsigned*);
    const XConnection connection(display);
    unsigned long root = 0;
    core::Point place;
    unsigned width = 0;
    unsigned height = 0;
    unsigned border = 0;
    unsigned depth = 0;
    connection.find<Ask>("XGetGeometry")(connection.display(), window, &root, &place.x, &place.y, &width,
                                         &height, &border, &depth);
    return {static_cast<std::int32_t>(width), static_cast<std::int32_t>(height)};
}

void ask_to_close(const VirtualDisplay& display, unsigned long window) {
    const XConnection connection(display);
    const auto atom = connection.find<unsigned long (*)(void*, const char*, int)>("XInternAtom");
    const auto send = connection.find<int (*)(void*, unsigned long, int, long, void*)>("XSendEvent");
    ClientMessage message;
    message.display = connection.display();
    message.window = window;
    message.message_type = atom(connection.display(), "WM_PROTOCOLS", 0);
    message.data[0] = static_cast<long>(atom(connection.display(), "WM_DELETE_WINDOW", 0));
    send(connection.display(), window, 0, 0, &message);
}

void take_focus(const VirtualDisplay& display) {
    constexpr unsigned long no_window = 0;
    constexpr int revert_to_none = 0;
    constexpr unsigned long now = 0;
    const XConnection connection(display);
    connection.find<int (*)(void*, unsigned long, int, unsigned long)>("XSetInputFocus")(
        connection.display(), no_window, revert_to_none, now);
}

struct Cover::Inner {
    explicit Inner(const VirtualDisplay& display) : connection(display) {}

    XConnection connection;
    unsigned long window = 0;
};

Cover::Cover(const VirtualDisplay& display, const core::Rect& area)
    : inner_(std::make_unique<Inner>(display)) {
    using Create = unsigned long (*)(void*, unsigned long, int, int, unsigned, unsigned, unsigned,
                                     unsigned long, unsigned long);
    constexpr unsigned long white = 0xFFFFFF;
    const XConnection& connection = inner_->connection;
    const auto root = connection.find<unsigned long (*)(void*)>("XDefaultRootWindow");
    inner_->window = connection.find<Create>("XCreateSimpleWindow")(
        connection.display(), root(connection.display()), area.left(), area.top(),
        static_cast<unsigned>(area.size.width), static_cast<unsigned>(area.size.height), 0, white, white);
    connection.find<int (*)(void*, unsigned long)>("XMapRaised")(connection.display(), inner_->window);
    connection.finish();
}

Cover::~Cover() {
    const XConnection& connection = inner_->connection;
    connection.find<int (*)(void*, unsigned long)>("XDestroyWindow")(connection.display(), inner_->window);
    connection.finish();
}

}  // namespace torchwake::testing
