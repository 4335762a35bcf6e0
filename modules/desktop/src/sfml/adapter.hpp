#pragma once

// The differences of SFML 2 and SFML 3, as functions of one signature: adapter_2.cpp and adapter_3.cpp
// implement them, and the installed version decides which of the two is empty. All other code uses what both
// have in common.
//
// Tried with 2.5.1, 2.6.2 and 3.1.0; adapter_3.cpp uses nothing that 3.0 lacks.

#include "window/window_event.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>

#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/Audio/SoundStream.hpp>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace torchwake::desktop::sfml {

/// The sign that makes SFML's position of a direction cross grow downwards. Linux passes on the kernel's
/// ABS_HAT0Y, which grows downwards; elsewhere SFML reports +100 for up.
/// Source: JoystickImpl.cpp in SFML's src/SFML/Window/Unix, Win32 and OSX (macOS in SFML 3).
#if defined(_WIN32) || defined(__APPLE__)
inline constexpr float cross_down = -1;
#else
inline constexpr float cross_down = 1;
#endif

/// The extents of the window's screen. Requires: a display.
[[nodiscard]] core::Size screen_size();

/// Opens the window, or opens it again: in the middle of the screen, or full screen in the screen's size.
void open(sf::RenderWindow& window, const std::string& title, core::Size size, bool full_screen);

void set_icon(sf::RenderWindow& window, const atlas::Picture& icon);

/// The next waiting event, if there is one.
[[nodiscard]] std::optional<WindowEvent> poll(sf::RenderWindow& window);

[[nodiscard]] sf::Image make_image(const atlas::Picture& picture);

/// Makes an empty texture. Errors: false if the graphics card has no room for it.
[[nodiscard]] bool make_blank(sf::Texture& texture, core::Size size);

/// Puts a picture into a texture, its top left pixel at that place. Requires: it fits.
void fill(sf::Texture& texture, const atlas::Picture& picture, core::Point at);

/// Fills a buffer with one channel of samples. Errors: false if there is no sound device.
[[nodiscard]] bool fill(sf::SoundBuffer& buffer, std::span<const std::int16_t> samples, unsigned sample_rate);

/// Opens the sound device for a buffer, which keeps it open. Errors: false if there is no device.
[[nodiscard]] bool open_sound_device(std::optional<sf::SoundBuffer>& buffer);

/// A stream of one channel. It may only be played on a device: without one, SFML 2 would never rest.
class MonoStream : public sf::SoundStream {
  protected:
    void begin(unsigned sample_rate);
};

}  // namespace torchwake::desktop::sfml
