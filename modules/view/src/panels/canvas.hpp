#pragma once

// One drawing surface for the window's panels and for text screens, so that both show the same in the same
// cells: where the window has filled panels, bars and key caps, a text screen has frames, `###...` and `[k]`.

#include <torchwake/content/appearance.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/frame.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/text_screen.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::view {

struct BarColours {
    Colour fill;
    Colour chip;
    Colour empty;
};

inline constexpr BarColours health_colours{blood_fill, blood_chip, blood_empty};
inline constexpr BarColours mana_colours{mana_fill, mana_chip, mana_empty};

/// The rows that a banner takes.
inline constexpr std::int32_t banner_rows = 4;

enum class Border : std::uint8_t { None, Box };

class Canvas {
  public:
    /// A text screen of its own. Requires, as below: what is given outlives the canvas.
    Canvas(TextScreen& text, HotAreas& areas) : text_(&text), areas_(&areas) {}
    /// The panels of a window.
    explicit Canvas(PanelPicture& frame) : text_(&frame.text), areas_(&frame.areas), frame_(&frame) {}

    [[nodiscard]] TextScreen& text() { return *text_; }
    /// What is drawn to be pointed at is added here.
    [[nodiscard]] HotAreas& areas() { return *areas_; }
    [[nodiscard]] bool is_window() const { return frame_ != nullptr; }
    /// The panels behind a window's canvas. Requires: is_window().
    [[nodiscard]] PanelPicture& frame() { return *frame_; }

    /// Clears an area for text, and hides what could be pointed at there; with a border its title stands in
    /// the top edge.
    void panel(const core::Rect& area, Border border, std::string_view title = {}, std::uint8_t alpha = 255);
    /// Text to the right of a cell. Returns the cell after it.
    core::Point put(core::Point at, std::string_view text, Colour ink, bool bold = false);
    core::Point put(core::Point at, char32_t glyph, Colour ink, bool bold = false);
    /// A line in its own colours, the rest in `ink`, all at so many permille.
    core::Point put(core::Point at, const TextLine& line, Colour ink, std::int32_t brightness = whole,
                    bool bold = false);
    /// Ends at the right edge of the area's first row.
    void put_right(const core::Rect& area, std::string_view text, Colour ink);
    void put_centred(const core::Rect& area, std::string_view text, Colour ink, bool bold = false);
    void bar(const core::Rect& area, std::int32_t filled, std::int32_t trailing, const BarColours& colours);
    /// Text four times as large, or as large as it finds room, in the rows of an area; a text screen and a
    /// narrow window show it plainly, in the middle row. Requires: the area is `banner_rows` high.
    void banner(const core::Rect& area, std::string_view text, Colour ink);
    /// Two cells: a figure in small, or its letter; dim where it is not `bright`.
    void icon(core::Point at, const content::Appearance& look, bool bright);
    /// One cell of a window: a sprite that no letter stands for. An empty name: nothing.
    void symbol(core::Point at, std::string_view sprite);
    /// A key, three cells wide for one letter. Returns the cell after it.
    core::Point key_cap(core::Point at, std::string_view label);

  private:
    TextScreen* text_;
    HotAreas* areas_;
    PanelPicture* frame_ = nullptr;
};

}  // namespace torchwake::view
