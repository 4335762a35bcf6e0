#include <torchwake/terminal/cell_look.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using terminal::CellLook;
using terminal::ColourDepth;
using terminal::look_of;
using terminal::nearest_colour;

namespace {

panels::TextCell cell(content::Colour ink, content::Colour paper) {
    return {U'x', ink, paper, false, true};
}

}  // namespace

TEST_CASE("the number of a terminal's colours gives its depth", "[terminal]") {
    CHECK(terminal::depth_of(-1) == ColourDepth::None);
    CHECK(terminal::depth_of(8) == ColourDepth::Eight);
    CHECK(terminal::depth_of(88) == ColourDepth::Sixteen);
    CHECK(terminal::depth_of(256) == ColourDepth::TwoHundredFiftySix);
    CHECK(terminal::depth_of(1 << 24) == ColourDepth::Direct);
}

TEST_CASE("the nearest colour is that of the terminal's own table", "[terminal]") {
    CHECK(nearest_colour({1, 2, 3}, ColourDepth::Direct) == 0x010203);
    CHECK(nearest_colour({255, 0, 0}, ColourDepth::TwoHundredFiftySix) == 196);
    CHECK(nearest_colour({95, 135, 175}, ColourDepth::TwoHundredFiftySix) == 67);
    CHECK(nearest_colour({8, 8, 8}, ColourDepth::TwoHundredFiftySix) == 232);
    CHECK(nearest_colour({128, 128, 128}, ColourDepth::TwoHundredFiftySix) == 244);
    CHECK(nearest_colour({255, 0, 0}, ColourDepth::Sixteen) == 9);
    CHECK(nearest_colour({250, 10, 0}, ColourDepth::Eight) == 1);
}

TEST_CASE("a cell with a paper that stands out differs from others at every depth", "[terminal]") {
    for (const ColourDepth depth : {ColourDepth::None, ColourDepth::Eight, ColourDepth::Sixteen,
                                    ColourDepth::TwoHundredFiftySix, ColourDepth::Direct}) {
        CAPTURE(static_cast<int>(depth));
        const CellLook marked = look_of(cell(words::plain_ink, words::line_fill), depth);
        CHECK(marked != look_of(cell(words::plain_ink, words::panel_fill), depth));
        CHECK(marked != look_of(cell(words::plain_ink, words::night), depth));
    }
}

TEST_CASE("a warning differs from plain text at every depth", "[terminal]") {
    for (const ColourDepth depth : {ColourDepth::None, ColourDepth::Eight, ColourDepth::Sixteen,
                                    ColourDepth::TwoHundredFiftySix, ColourDepth::Direct}) {
        CAPTURE(static_cast<int>(depth));
        CHECK(look_of(cell({255, 80, 60}, words::night), depth) !=
              look_of(cell(words::plain_ink, words::night), depth));
    }
}

TEST_CASE("a dark sign is still visible with few colours", "[terminal]") {
    CHECK(look_of(cell({20, 20, 20}, words::night), ColourDepth::Eight).ink == 7);
    CHECK(look_of(cell({20, 20, 20}, words::night), ColourDepth::Sixteen).ink == 8);
}
