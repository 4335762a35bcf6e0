#include <torchwake/atlas/atlas_index.hpp>

#include <array>
#include <cstddef>
#include <locale>
#include <ostream>
#include <sstream>

namespace torchwake::atlas {
namespace {

constexpr std::int32_t max_side = 2048;
constexpr std::string_view regular_word = "regular";
constexpr std::string_view bold_word = "bold";

/// Reads the lines of an index into it.
class IndexParser {
  public:
    explicit IndexParser(const SourceFile& file) : reader_(file) {}

    [[nodiscard]] boost::system::result<AtlasIndex, SourceError> parse() {
        while (reader_.next_entry()) {
            words_ = split_words(reader_.line());
            if (!take_line()) {
                return reader_.error(in_quotes(reader_.line()),
                                     "'texture W H', 'white X Y W H', 'sprite NAME FRAME X Y W H' or "
                                     "'glyph HEX regular|bold X Y W H', each once, inside the texture");
            }
        }
        if (!index_.find_sprite(AtlasIndex::missing_sprite) || index_.white() == AtlasRect{} ||
            !index_.find_glyph(AtlasIndex::missing_glyph, false) ||
            !index_.find_glyph(AtlasIndex::missing_glyph, true)) {
            return reader_.error("the end of the file",
                                 "a white pixel, the sprite 'missing' and the glyph fffd in both weights");
        }
        return std::move(index_);
    }

  private:
    bool take_line() {
        if (words_[0] == "texture") {
            return take_texture();
        }
        if (words_[0] == "white") {
            const std::optional<AtlasRect> rect = take_rect(1);
            index_.set_white(rect.value_or(AtlasRect{}));
            return rect.has_value();
        }
        if (words_[0] == "sprite") {
            return take_sprite();
        }
        return words_[0] == "glyph" && take_glyph();
    }

    bool take_texture() {
        if (words_.size() != 3 || index_.texture() != AtlasRect{}) {
            return false;
        }
        const std::optional<std::int32_t> width = take_side(words_[1]);
        const std::optional<std::int32_t> height = take_side(words_[2]);
        if (!width || !height || *width == 0 || *height == 0) {
            return false;
        }
        index_.set_texture(*width, *height);
        return true;
    }

    bool take_sprite() {
        const std::optional<AtlasRect> rect = take_rect(3);
        const std::optional<unsigned> frame = rect ? parse_number(words_[2]) : std::nullopt;
        return frame && index_.add_sprite(std::string(words_[1]), *frame, *rect);
    }

    bool take_glyph() {
        const std::optional<AtlasRect> rect = take_rect(3);
        const std::optional<unsigned> code = rect ? parse_number(words_[1], 16) : std::nullopt;
        const bool bold = rect && words_[2] == bold_word;
        return code && (bold || words_[2] == regular_word) && index_.add_glyph(char32_t{*code}, bold, *rect);
    }

    /// The four numbers that end the line after `first` words, if they lie inside the texture.
    [[nodiscard]] std::optional<AtlasRect> take_rect(std::size_t first) const {
        if (words_.size() != first + 4) {
            return std::nullopt;
        }
        std::array<std::int32_t, 4> sides{};
        for (std::size_t place = 0; place < sides.size(); ++place) {
            const std::optional<std::int32_t> side = take_side(words_[first + place]);
            if (!side) {
                return std::nullopt;
            }
            sides.at(place) = *side;
        }
        const AtlasRect rect{sides[0], sides[1], sides[2], sides[3]};
        const bool inside = rect.width > 0 && rect.height > 0 &&
                            rect.x + rect.width <= index_.texture().width &&
                            rect.y + rect.height <= index_.texture().height;
        return inside ? std::optional(rect) : std::nullopt;
    }

    [[nodiscard]] static std::optional<std::int32_t> take_side(std::string_view word) {
        const std::optional<unsigned> side = parse_number(word);
        const bool fits = side && *side <= static_cast<unsigned>(max_side);
        return fits ? std::optional(static_cast<std::int32_t>(*side)) : std::nullopt;
    }

    LineReader reader_;
    std::vector<std::string_view> words_;
    AtlasIndex index_;
};

std::ostream& operator<<(std::ostream& out, const AtlasRect& rect) {
    return out << rect.x << ' ' << rect.y << ' ' << rect.width << ' ' << rect.height;
}

}  // namespace

std::optional<AtlasRect> AtlasIndex::find_sprite(std::string_view name, unsigned frame) const {
    const auto named = sprites_.find(name);
    if (named == sprites_.end()) {
        return std::nullopt;
    }
    const auto found = named->second.find(frame);
    return found == named->second.end() ? std::nullopt : std::optional(found->second);
}

AtlasRect AtlasIndex::sprite(std::string_view name, unsigned frame) const {
    const std::optional<AtlasRect> found = find_sprite(name, frame);
    return found ? *found : find_sprite(missing_sprite).value_or(AtlasRect{});
}

std::size_t AtlasIndex::frame_count(std::string_view name) const {
    const auto named = sprites_.find(name);
    return named == sprites_.end() ? 0 : named->second.size();
}

std::optional<AtlasRect> AtlasIndex::find_glyph(char32_t codepoint, bool bold, std::int32_t height) const {
    const auto font = fonts_.find(height);
    if (font == fonts_.end()) {
        return std::nullopt;
    }
    const auto found = font->second.glyphs.find({codepoint, bold});
    return found == font->second.glyphs.end() ? std::nullopt : std::optional(found->second);
}

AtlasRect AtlasIndex::glyph(char32_t codepoint, bool bold, std::int32_t height) const {
    constexpr std::int32_t usual = font_sizes[0].height;
    const auto font = fonts_.find(height);
    if (codepoint < ascii_count && font != fonts_.end()) {
        const AtlasRect& known = font->second.ascii[(bold ? ascii_count : 0) + codepoint];
        if (known.width > 0) {
            return known;
        }
    }
    for (const char32_t wanted : {codepoint, missing_glyph}) {
        for (const std::int32_t size : {height, usual}) {
            if (const std::optional<AtlasRect> found = find_glyph(wanted, bold, size)) {
                return *found;
            }
        }
    }
    return {};
}

bool AtlasIndex::add_sprite(std::string name, unsigned frame, AtlasRect rect) {
    return sprites_[std::move(name)].emplace(frame, rect).second;
}

bool AtlasIndex::add_glyph(char32_t codepoint, bool bold, AtlasRect rect) {
    Font& font = fonts_[rect.height];
    if (codepoint < ascii_count) {
        font.ascii[(bold ? ascii_count : 0) + codepoint] = rect;
    }
    return font.glyphs.emplace(std::pair(codepoint, bold), rect).second;
}

std::string AtlasIndex::to_text() const {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << "# Made by torchwake_atlas_tool from assets/palette.txt, assets/sprites and assets/font.\n"
        << "texture " << texture_.width << ' ' << texture_.height << "\nwhite " << white_ << '\n';
    for (const auto& [name, frames] : sprites_) {
        for (const auto& [frame, rect] : frames) {
            out << "sprite " << name << ' ' << frame << ' ' << rect << '\n';
        }
    }
    for (const auto& [height, font] : fonts_) {
        for (const auto& [key, rect] : font.glyphs) {
            const auto& [codepoint, bold] = key;
            out << "glyph " << std::hex << std::uint32_t{codepoint} << std::dec << ' '
                << (bold ? bold_word : regular_word) << ' ' << rect << '\n';
        }
    }
    return out.str();
}

boost::system::result<AtlasIndex, SourceError> parse_atlas(const SourceFile& file) {
    return IndexParser(file).parse();
}

}  // namespace torchwake::atlas
