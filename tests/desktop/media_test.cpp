#include <torchwake/atlas/source_reader.hpp>
#include <torchwake/desktop/image_writer.hpp>
#include <torchwake/desktop/media.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::desktop;
namespace fs = std::filesystem;

namespace {

/// A folder of its own, gone with the test.
class Folder {
  public:
    explicit Folder(const std::string& name)
        : path_(fs::temp_directory_path() / ("torchwake-media-" + name)) {
        fs::remove_all(path_);
        fs::create_directories(path_ / "sounds");
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path_ / name) << text;
    }
    void write_picture(std::int32_t width, std::int32_t height) const {
        atlas::Picture picture(width, height);
        std::ranges::fill(picture.pixels, atlas::Rgba{200, 200, 200, 200});
        REQUIRE(write_png(path_ / "atlas.png", picture));
    }
    [[nodiscard]] std::string text(const std::string& name) const {
        std::ifstream file(path_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    [[nodiscard]] MediaPlaces places() const {
        return {path_ / "atlas.png", path_ / "atlas.txt", path_ / "sounds"};
    }
    [[nodiscard]] std::string problem() const {
        const auto media = load_media(places());
        REQUIRE(media.has_error());
        return media.error().message;
    }

  private:
    fs::path path_;
};

const std::string small_index =
    "texture 64 32\nwhite 1 1 2 2\nsprite missing 0 8 8 16 16\nglyph fffd regular 40 0 8 16\n"
    "glyph fffd bold 48 0 8 16\n";
const std::string sound = "square at 0 for 60 level 50 pitch 440\n";

}  // namespace

TEST_CASE("media are read without a display", "[desktop][media]") {
    const Folder folder("good");
    folder.write("atlas.txt", small_index);
    folder.write_picture(64, 32);
    folder.write("sounds/beep.txt", sound);
    folder.write("sounds/readme.md", "no sound");
    const auto media = load_media(folder.places());

    REQUIRE(media.has_value());
    CHECK(media->atlas.picture.at(63, 31) == atlas::Rgba{200, 200, 200, 200});
    REQUIRE(media->sounds.size() == 1);
    CHECK(media->sounds[0].name == "beep");
    CHECK(media->sounds[0].recipe.layers.size() == 1);
}

TEST_CASE("all that is wrong with media is told at once", "[desktop][media]") {
    const Folder folder("wrong");
    folder.write("atlas.txt", small_index);
    folder.write("sounds/one.txt", "warble");
    folder.write("sounds/two.txt", "warble");
    const std::string problem = folder.problem();

    CHECK(problem.find("atlas.png") != std::string::npos);
    CHECK(problem.find("one.txt:1") != std::string::npos);
    CHECK(problem.find("two.txt:1") != std::string::npos);
}

TEST_CASE("an index or a recipe of more than 1 MiB is refused before it is read", "[desktop][media]") {
    const Folder folder("long");
    const std::string longest(atlas::max_source_bytes, '#');
    folder.write("atlas.txt", longest + "#");
    folder.write("sounds/long.txt", longest + "##");
    folder.write("sounds/longest.txt", longest.substr(sound.size() + 1) + "\n" + sound);
    const std::string problem = folder.problem();

    CHECK(problem.find("atlas.txt: found 1048577 bytes, expected at most 1048576") != std::string::npos);
    CHECK(problem.find("long.txt: found 1048578 bytes, expected at most 1048576") != std::string::npos);
    CHECK(problem.find("longest.txt") == std::string::npos);
}

TEST_CASE("a picture of another size than its small_index says is refused", "[desktop][media]") {
    const Folder folder("size");
    folder.write("atlas.txt", small_index);
    folder.write("sounds/beep.txt", sound);
    folder.write_picture(32, 32);
    CHECK(folder.problem().find("no PNG picture of the size") != std::string::npos);
}

TEST_CASE("a picture that only claims its size is refused", "[desktop][media]") {
    const Folder folder("claim");
    folder.write("sounds/beep.txt", sound);
    folder.write("atlas.txt", small_index);
    folder.write("atlas.png", std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x40\0\0\0\x20", 24));
    CHECK(folder.problem().find("atlas.png") != std::string::npos);
}

TEST_CASE("a picture with a chunk that claims more than the file has is refused, as is one that is cut short",
          "[desktop][media]") {
    const Folder folder("chunk");
    folder.write("sounds/beep.txt", sound);
    folder.write("atlas.txt", small_index);
    folder.write_picture(64, 32);
    REQUIRE(load_media(folder.places()).has_value());
    const std::string whole = folder.text("atlas.png");
    std::string claiming = whole;
    claiming.replace(claiming.find("IDAT") - 4, 4, "BI\0\n", 4);  // a gigabyte, which a library would ask for
    std::string endless = whole;
    endless.resize(whole.size() - 12);
    for (const std::string& bytes : {claiming, endless}) {
        folder.write("atlas.png", bytes);
        CHECK(folder.problem().find("no PNG picture of the size") != std::string::npos);
    }
}

TEST_CASE("a missing folder of sounds is told", "[desktop][media]") {
    const Folder folder("silent");
    folder.write("atlas.txt", small_index);
    folder.write_picture(64, 32);
    fs::remove_all(folder.places().sounds);
    CHECK(folder.problem().find("sounds") != std::string::npos);
}
