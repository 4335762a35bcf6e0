#include <torchwake/atlas/palette.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace torchwake::atlas {
namespace {

std::uint8_t byte_of(unsigned value, unsigned shift) {
    return static_cast<std::uint8_t>((value >> shift) & 0xFFU);
}

std::optional<Rgba> parse_colour(std::string_view digits) {
    constexpr std::size_t opaque_digits = 6;
    constexpr std::size_t alpha_digits = 8;
    const std::optional<unsigned> value = parse_number(digits, 16);
    if (!value || (digits.size() != opaque_digits && digits.size() != alpha_digits)) {
        return std::nullopt;
    }
    const unsigned rgba = digits.size() == alpha_digits ? *value : (*value << 8U) | 0xFFU;
    return Rgba{byte_of(rgba, 24), byte_of(rgba, 16), byte_of(rgba, 8), byte_of(rgba, 0)};
}

bool is_key(std::string_view word) {
    return word.size() == 1 && word.front() > ' ' && word.front() <= '~' &&
           word.front() != Palette::transparent_key;
}

boost::system::result<PaletteColour, SourceError> parse_line(const LineReader& reader,
                                                             const Palette& palette) {
    const auto words = split_words(reader.line());
    if (words.size() != 3) {
        return reader.error(in_quotes(reader.line()), "'KEY NAME RRGGBB' or 'KEY NAME RRGGBBAA'");
    }
    const std::optional<Rgba> colour = parse_colour(words[2]);
    if (!is_key(words[0])) {
        return reader.error("the key " + in_quotes(words[0]), "one visible ASCII character other than '.'");
    }
    if (!colour) {
        return reader.error("the colour " + in_quotes(words[2]), "6 or 8 hexadecimal digits");
    }
    if (palette.find(words[0].front()) != nullptr) {
        return reader.error("the key " + in_quotes(words[0]) + " again", "a key that no colour above has");
    }
    if (palette.find(words[1]) != nullptr) {
        return reader.error("the name " + in_quotes(words[1]) + " again", "a name that no colour above has");
    }
    return PaletteColour{words[0].front(), std::string(words[1]), *colour};
}

}  // namespace

const PaletteColour* Palette::find(char key) const {
    const auto code = static_cast<unsigned char>(key);
    if (code >= key_count || place_by_key_[code] == 0) {
        return nullptr;
    }
    return &colours_[place_by_key_[code] - std::size_t{1}];
}

const PaletteColour* Palette::find(std::string_view name) const {
    const auto found = std::ranges::find(colours_, name, &PaletteColour::name);
    return found == colours_.end() ? nullptr : &*found;
}

bool Palette::accepts(char key) const {
    return key == transparent_key || find(key) != nullptr;
}

Rgba Palette::paint(char key) const {
    const PaletteColour* const colour = find(key);
    return colour == nullptr ? Rgba{} : colour->colour;
}

void Palette::add(PaletteColour colour) {
    const auto code = static_cast<unsigned char>(colour.key);
    colours_.push_back(std::move(colour));
    place_by_key_[code] = static_cast<std::uint8_t>(colours_.size());
}

boost::system::result<Palette, SourceError> parse_palette(const SourceFile& file) {
    Palette palette;
    LineReader reader(file);
    while (reader.next_entry()) {
        auto colour = parse_line(reader, palette);
        if (!colour) {
            return colour.error();
        }
        if (palette.colours().size() == Palette::max_colours) {
            return reader.error("a colour too many",
                                "at most " + std::to_string(Palette::max_colours) + " colours");
        }
        palette.add(std::move(*colour));
    }
    if (palette.colours().empty()) {
        return reader.error("no colour", "at least one colour");
    }
    return palette;
}

}  // namespace torchwake::atlas
