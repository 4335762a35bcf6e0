#include <torchwake/atlas/sprite_source.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace torchwake::atlas {
namespace {

template <class T>
using Parsed = boost::system::result<T, SourceError>;

/// The head line of an entry: the drawing, and its parts if it has no rows.
struct Head {
    Drawing drawing;
    std::vector<const Drawing*> parts;
    std::vector<std::string_view> swaps;
};

/// Reads the words of one head line from left to right.
class HeadParser {
  public:
    HeadParser(const LineReader& reader, const SpriteSource& source)
        : reader_(&reader), source_(&source), words_(split_words(reader.line())) {}

    [[nodiscard]] Parsed<Head> parse() {
        if (words_.size() < 2 || (words_[0] != "sprite" && words_[0] != "piece")) {
            return reader_->error(in_quotes(reader_->line()), "'sprite NAME' or 'piece NAME'");
        }
        head_.drawing = {std::string(words_[1]), 0, SpriteSource::default_side, SpriteSource::default_side,
                         words_[0] == "piece",   {}};
        for (next_ = 2; next_ < words_.size();) {
            if (std::optional<SourceError> error = take_clause(); error) {
                return *std::move(error);
            }
        }
        return std::move(head_);
    }

  private:
    std::optional<SourceError> take_clause() {
        const std::string_view word = words_[next_++];
        if (word == "frame") {
            return take_frame();
        }
        if (word == "size") {
            return take_size();
        }
        if (word == "from") {
            return take_parts();
        }
        if (word == "swap" && !head_.parts.empty()) {
            return take_swaps();
        }
        return reader_->error(in_quotes(word), "'frame N', 'size WxH', 'from PART...' or then 'swap AB...'");
    }

    std::string_view take_word() { return next_ < words_.size() ? words_[next_++] : std::string_view{}; }

    std::optional<SourceError> take_frame() {
        const std::string_view word = take_word();
        const std::optional<unsigned> frame = parse_number(word);
        if (!frame) {
            return reader_->error(in_quotes(word), "a frame number");
        }
        head_.drawing.frame = *frame;
        return std::nullopt;
    }

    std::optional<SourceError> take_size() {
        const std::string_view word = take_word();
        const std::size_t cross = std::min(word.find('x'), word.size());
        const std::optional<unsigned> width = parse_number(word.substr(0, cross));
        const std::optional<unsigned> height = parse_number(word.substr(std::min(cross + 1, word.size())));
        const auto fits = [](std::optional<unsigned> side) {
            return side && *side > 0 && *side <= SpriteSource::max_side;
        };
        if (!fits(width) || !fits(height)) {
            return reader_->error(in_quotes(word), "a size like 16x16, at most " +
                                                       std::to_string(SpriteSource::max_side) + " a side");
        }
        head_.drawing.width = *width;
        head_.drawing.height = *height;
        return std::nullopt;
    }

    std::optional<SourceError> take_parts() {
        while (next_ < words_.size() && words_[next_] != "swap") {
            const std::string_view word = words_[next_++];
            const Drawing* const part = find_part(word);
            if (part == nullptr) {
                return reader_->error("the part " + in_quotes(word), "NAME or NAME:FRAME of a drawing above");
            }
            const Drawing& first = head_.parts.empty() ? *part : *head_.parts.front();
            if (part->width != first.width || part->height != first.height) {
                return reader_->error("the part " + in_quotes(word) + " of another size",
                                      "parts of one size");
            }
            head_.parts.push_back(part);
        }
        if (head_.parts.empty()) {
            return reader_->error("'from' without a part", "the parts to lay over each other");
        }
        return std::nullopt;
    }

    [[nodiscard]] const Drawing* find_part(std::string_view word) const {
        const std::size_t colon = word.find(':');
        if (colon == std::string_view::npos) {
            return source_->find(word, 0);
        }
        const std::optional<unsigned> frame = parse_number(word.substr(colon + 1));
        return frame ? source_->find(word.substr(0, colon), *frame) : nullptr;
    }

    std::optional<SourceError> take_swaps() {
        while (next_ < words_.size()) {
            const std::string_view word = words_[next_++];
            if (word.size() != 2) {
                return reader_->error("the swap " + in_quotes(word), "two keys: the old and the new");
            }
            head_.swaps.push_back(word);
        }
        return std::nullopt;
    }

    const LineReader* reader_;
    const SpriteSource* source_;
    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
    Head head_;
};

/// The first character that is neither '.' nor in the palette, if any.
std::optional<char> unknown_key(std::string_view keys, const Palette& palette) {
    const auto found = std::ranges::find_if_not(keys, [&](char key) { return palette.accepts(key); });
    return found == keys.end() ? std::nullopt : std::optional(*found);
}

Parsed<Drawing> draw_rows(LineReader& reader, Head head, const Palette& palette) {
    Drawing drawing = std::move(head.drawing);
    for (std::size_t row = 1; row <= drawing.height; ++row) {
        const std::string wanted = "row " + std::to_string(row) + " of " + in_quotes(drawing.name) + ": " +
                                   std::to_string(drawing.width) + " palette keys";
        if (!reader.next_row()) {
            return reader.error("the end of the file", wanted);
        }
        if (reader.line().size() != drawing.width) {
            return reader.error(std::to_string(reader.line().size()) + " characters", wanted);
        }
        if (const std::optional<char> key = unknown_key(reader.line(), palette); key) {
            return reader.error("the key " + in_quotes({&*key, 1}), wanted);
        }
        drawing.keys += reader.line();
    }
    return drawing;
}

std::string lay_over(std::span<const Drawing* const> parts) {
    std::string keys(parts.front()->keys.size(), Palette::transparent_key);
    for (const Drawing* const part : parts) {
        for (std::size_t place = 0; place < keys.size(); ++place) {
            if (part->keys[place] != Palette::transparent_key) {
                keys[place] = part->keys[place];
            }
        }
    }
    return keys;
}

void repaint(std::string& keys, std::span<const std::string_view> swaps) {
    for (char& key : keys) {
        const auto swap = std::ranges::find(swaps, key, [](std::string_view pair) { return pair.front(); });
        if (swap != swaps.end()) {
            key = swap->back();
        }
    }
}

Parsed<Drawing> compose(const LineReader& reader, Head head, const Palette& palette) {
    Drawing drawing = std::move(head.drawing);
    drawing.width = head.parts.front()->width;
    drawing.height = head.parts.front()->height;
    drawing.keys = lay_over(head.parts);
    repaint(drawing.keys, head.swaps);
    if (const std::optional<char> key = unknown_key(drawing.keys, palette); key) {
        return reader.error("the key " + in_quotes({&*key, 1}), "swaps to palette keys");
    }
    return drawing;
}

}  // namespace

boost::system::result<void, SourceError> SpriteSource::add(const SourceFile& file, const Palette& palette) {
    LineReader reader(file);
    while (reader.next_entry()) {
        Parsed<Head> head = HeadParser(reader, *this).parse();
        if (!head) {
            return head.error();
        }
        const Drawing& drawing = head->drawing;
        if (find(drawing.name, drawing.frame) != nullptr) {
            return reader.error(
                in_quotes(drawing.name) + " frame " + std::to_string(drawing.frame) + " again",
                "a name and frame not drawn above");
        }
        Parsed<Drawing> drawn = head->parts.empty() ? draw_rows(reader, std::move(*head), palette)
                                                    : compose(reader, std::move(*head), palette);
        if (!drawn) {
            return drawn.error();
        }
        drawings_.push_back(std::move(*drawn));
    }
    return {};
}

const Drawing* SpriteSource::find(std::string_view name, unsigned frame) const {
    const auto found = std::ranges::find_if(
        drawings_, [&](const Drawing& drawing) { return drawing.name == name && drawing.frame == frame; });
    return found == drawings_.end() ? nullptr : &*found;
}

}  // namespace torchwake::atlas
