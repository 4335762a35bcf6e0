// The pictures in the module's README are drawn by the builders. To draw them anew, after an intended change:
//   TORCHWAKE_APPROVE=1 ctest -L levels
// and read the difference before you commit it.

#include "levels/own_level.hpp"
#include "levels/sound_cells.hpp"
#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace torchwake::levels {
namespace {

constexpr core::Size picture_size{76, 17};
constexpr std::uint64_t picture_seed = 11;

bool is_beside_open(const Cells& cells, core::Point at) {
    return std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
        const core::Point next = core::step(at, direction);
        return cells.contains(next) && is_open(cells, next);
    });
}

char picture_of(const Cells& cells, core::Point at) {
    switch (cells[at]) {
        case Cell::Floor:
            return '.';
        case Cell::Door:
            return '+';
        case Cell::Rock:
            break;
    }
    return is_beside_open(cells, at) ? '#' : ' ';
}

/// Floor, doors and the rock beside them; other rock is blank, and a row of nothing else is left out.
std::string picture_of(const Cells& cells) {
    std::string picture;
    for (std::int32_t y = 0; y < cells.height(); ++y) {
        std::string row;
        for (std::int32_t x = 0; x < cells.width(); ++x) {
            row += picture_of(cells, {x, y});
        }
        row.erase(row.find_last_not_of(' ') + 1);
        picture += row.empty() ? row : row + '\n';
    }
    return picture;
}

Cells cells_of(const Rock& rock) {
    Cells cells(rock.size(), Cell::Rock);
    open_cells(rock).for_each([&cells](core::Point at) { cells[at] = Cell::Floor; });
    return cells;
}

/// The cells of the picture of that name: a builder, or "own".
Cells cells_named(const std::string& name) {
    core::RandomStream stream(picture_seed);
    return name == "own" ? cells_of(own_level(picture_size, stream))
                         : built(builder_of(name), picture_seed, picture_size).cells;
}

/// The page with each picture in the block of code behind its mark.
std::string with_pictures(std::string page) {
    const std::string mark = "<!-- picture: ";
    const std::string fence = " -->\n```text\n";
    for (std::size_t at = page.find(mark); at != std::string::npos; at = page.find(mark, at)) {
        at += mark.size();
        const std::size_t begin = page.find(fence, at) + fence.size();
        const std::string picture = picture_of(cells_named(page.substr(at, begin - fence.size() - at)));
        page.replace(begin, page.find("```", begin) - begin, picture);
    }
    return page;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("the pictures of the README show what the builders make", "[levels]") {
    const std::string path = testing::project_file("modules/levels/README.md");
    const std::string drawn = with_pictures(text_of(path));
    if (std::getenv("TORCHWAKE_APPROVE") != nullptr) {
        std::ofstream(path, std::ios::binary) << drawn;
    }
    CHECK(drawn == text_of(path));
}

}  // namespace torchwake::levels
