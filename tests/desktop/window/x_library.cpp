#include "x_library.hpp"

namespace torchwake::testing {

XConnection::XConnection(const VirtualDisplay& display) : library_(dlopen("libX11.so.6", RTLD_LAZY)) {
    if (library_ == nullptr) {
        throw std::runtime_error("libX11 is missing");
    }
    display_ = find<void* (*)(const char*)>("XOpenDisplay")(display.name().c_str());
    if (display_ == nullptr) {
        throw std::runtime_error("the virtual display is gone");
    }
    // A window may be gone, which would end the test's process by default.
    find<void* (*)(int (*)(void*, void*))>("XSetErrorHandler")([](void*, void*) { return 0; });
}

XConnection::~XConnection() {
    find<int (*)(void*)>("XCloseDisplay")(display_);
}

void XConnection::finish() const {
    find<int (*)(void*, int)>("XSync")(display_, 0);
}

}  // namespace torchwake::testing
