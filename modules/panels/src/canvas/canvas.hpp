#pragma once

// A drawing surface for both the window's panels and text screens, so that both show equal contents in equal
// cells. The window has filled panels, bars and key caps; a text screen has frames, `###...` and `[k]` in
// their place.

#include <torchwake/content/appearance.hpp>
#include <torchwake/panels/panel_picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/sentence.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace torchwake::panels {

struct BarColours {
    content::Colour fill;
    content::Colour chip;
    content::Colour empty;
};

inline constexpr BarColours health_colours{words::blood_fill, words::blood_chip, words::blood_empty};
inline constexpr BarColours mana_colours{words::mana_fill, words::mana_chip, words::mana_empty};

/// The height of a banner in rows.
inline constexpr std::int32_t banner_rows = 4;

enum class Border : std::uint8_t { None, Box };

class Canvas {
  public:
    /// Draws on a text screen. Requires, as below: the arguments outlive the canvas.
    Canvas(TextScreen& text, HotAreas& areas) : text_(&text), areas_(&areas) {}
    /// Draws on the panels of a window.
    explicit Canvas(PanelPicture& frame) : text_(&frame.text), areas_(&frame.areas), frame_(&frame) {}

    [[nodiscard]] TextScreen& text() { return *text_; }
    /// The areas that react to the pointer. Functions that paint one add it here.
    [[nodiscard]] HotAreas& areas() { return *areas_; }
    [[nodiscard]] bool is_window() const { return frame_ != nullptr; }
    /// The panels behind a window's canvas. Requires: is_window().
    [[nodiscard]] PanelPicture& frame() { return *frame_; }

    /// Clears an area for text, and hides the pictures and the areas for the pointer below it. With a border,
    /// the title is in the top edge.
    void panel(const core::Rect& area, Border border, std::string_view title = {}, std::uint8_t alpha = 255);
    /// Writes text to the right from a cell. Returns the cell after it.
    core::Point put(core::Point at, std::string_view text, content::Colour ink, bool bold = false);
    core::Point put(core::Point at, char32_t glyph, content::Colour ink, bool bold = false);
    /// Writes a line in its own colours, and spans without a colour in `ink`. `brightness`: permille, for all
    /// colours.
    core::Point put(core::Point at, const words::TextLine& line, content::Colour ink,
                    std::int32_t brightness = words::whole, bool bold = false);
    /// Writes lines below each other from the top of an area, as many as have room. Returns the row below
    /// them.
    std::int32_t put(const core::Rect& area, std::span<const words::TextLine> lines, content::Colour ink);
    /// Writes text that ends at the right edge of the area's first row.
    void put_right(const core::Rect& area, std::string_view text, content::Colour ink);
    void put_centred(const core::Rect& area, std::string_view text, content::Colour ink, bool bold = false);
    void bar(const core::Rect& area, std::int32_t filled, std::int32_t trailing, const BarColours& colours);
    /// Writes text four times as large, or as large as fits into the rows of an area. A text screen or a
    /// narrow window shows it at the usual size in the middle row. Requires: the area is `banner_rows` high.
    void banner(const core::Rect& area, std::string_view text, content::Colour ink);
    /// Draws a small sprite two cells wide, or `scale` times as large, or the letter on a text screen; dim if
    /// not `bright`.
    void icon(core::Point at, const content::Appearance& look, bool bright, std::int32_t scale = 1);
    /// Draws a sprite without a letter in one cell of a window. An empty name draws nothing.
    void symbol(core::Point at, std::string_view sprite);
    /// Draws a key cap; a key of one letter is three cells wide. Returns the cell after it. A key that would
    /// do nothing now is grey and has no cap; it takes the same cells.
    core::Point key_cap(core::Point at, std::string_view label, bool useful = true);

  private:
    TextScreen* text_;
    HotAreas* areas_;
    PanelPicture* frame_ = nullptr;
};

}  // namespace torchwake::panels
