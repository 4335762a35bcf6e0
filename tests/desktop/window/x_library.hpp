#pragma once

#include "virtual_display.hpp"

#include <dlfcn.h>
#include <stdexcept>
#include <string>

namespace torchwake::testing {

/// The library behind X11 clients, loaded by name, since its headers are nothing that the game needs; and a
/// connection to a display.
class XConnection {
  public:
    explicit XConnection(const VirtualDisplay& display);
    ~XConnection();
    XConnection(const XConnection&) = delete;
    XConnection& operator=(const XConnection&) = delete;

    /// A function of the library by its name.
    template <class Function>
    [[nodiscard]] Function find(const char* name) const {
        const auto function = reinterpret_cast<Function>(dlsym(library_, name));
        if (function == nullptr) {
            throw std::runtime_error(std::string("libX11 has no ") + name);
        }
        return function;
    }
    /// The first argument of the library's functions.
    [[nodiscard]] void* display() const { return display_; }
    /// Waits until the display has done all it was asked to.
    void finish() const;

  private:
    void* library_;
    void* display_ = nullptr;
};

}  // namespace torchwake::testing
