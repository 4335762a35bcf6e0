#include <torchwake/atlas/synth.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace torchwake::atlas {
namespace {

constexpr std::array<std::pair<std::string_view, Wave>, 5> wave_words{{{"sine", Wave::Sine},
                                                                       {"triangle", Wave::Triangle},
                                                                       {"square", Wave::Square},
                                                                       {"saw", Wave::Saw},
                                                                       {"noise", Wave::Noise}}};
constexpr std::array<std::pair<std::string_view, FilterKind>, 3> filter_words{
    {{"low", FilterKind::Low}, {"band", FilterKind::Band}, {"high", FilterKind::High}}};

constexpr std::int32_t max_milliseconds = 4'000;
constexpr std::int32_t max_start = 16'000;
constexpr std::int32_t min_loop = 1'000;
constexpr std::int32_t max_loop = max_start;
constexpr std::int32_t max_level = 100;
constexpr std::int32_t min_hertz = 20;
// The synthesiser's filter would be unstable above a sixth of the sample rate.
constexpr std::int32_t max_hertz = sample_rate / 6;

/// The value of a word in a table; nothing if it has none.
template <class Value, std::size_t Count>
std::optional<Value> look_up(const std::array<std::pair<std::string_view, Value>, Count>& table,
                             std::string_view word) {
    const auto found = std::ranges::find(table, word, &std::pair<std::string_view, Value>::first);
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

/// Reads the words of one layer from left to right.
class LayerParser {
  public:
    explicit LayerParser(const LineReader& reader) : reader_(&reader), words_(split_words(reader.line())) {}

    [[nodiscard]] boost::system::result<SoundLayer, SourceError> parse() {
        const std::optional<Wave> wave = look_up(wave_words, words_.front());
        if (!wave) {
            return reader_->error(in_quotes(words_.front()),
                                  "sine, triangle, square, saw, noise, or 'loop' with 1000 to 16000 ms");
        }
        layer_.wave = *wave;
        for (next_ = 1; next_ < words_.size();) {
            const std::string_view word = words_[next_++];
            if (!take_clause(word)) {
                return reader_->error(in_quotes(word) + " there",
                                      "at MS, for MS, level 1-100, attack MS, pitch HZ [to HZ] or "
                                      "low|band|high HZ [to HZ]; at most 4000 ms long, 20 to 7350 Hz");
            }
        }
        const bool has_pitch = layer_.pitch != Slide{};
        if (layer_.length == 0 || layer_.level == 0 || has_pitch == (layer_.wave == Wave::Noise)) {
            return reader_->error(in_quotes(reader_->line()),
                                  "'for MS', 'level N', and a pitch unless the wave is noise");
        }
        return layer_;
    }

  private:
    bool take_clause(std::string_view word) {
        if (word == "at") {
            return take_number(layer_.start, 0, max_start);
        }
        if (word == "for") {
            return take_number(layer_.length, 1, max_milliseconds);
        }
        if (word == "level") {
            return take_number(layer_.level, 1, max_level);
        }
        if (word == "attack") {
            return take_number(layer_.attack, 1, max_milliseconds);
        }
        if (word == "pitch") {
            return take_slide(layer_.pitch);
        }
        const std::optional<FilterKind> filter = look_up(filter_words, word);
        layer_.filter = filter.value_or(layer_.filter);
        return filter && take_slide(layer_.cutoff);
    }

    bool take_number(std::int32_t& target, std::int32_t least, std::int32_t most) {
        const std::optional<unsigned> number =
            next_ < words_.size() ? parse_number(words_[next_++]) : std::nullopt;
        if (!number || std::cmp_less(*number, least) || std::cmp_greater(*number, most)) {
            return false;
        }
        target = static_cast<std::int32_t>(*number);
        return true;
    }

    bool take_slide(Slide& slide) {
        if (!take_number(slide.from, min_hertz, max_hertz)) {
            return false;
        }
        slide.to = slide.from;
        if (next_ < words_.size() && words_[next_] == "to") {
            ++next_;
            return take_number(slide.to, min_hertz, max_hertz);
        }
        return true;
    }

    const LineReader* reader_;
    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
    SoundLayer layer_;
};

/// The time of a line `loop MS`; nothing for any other line.
std::optional<std::int32_t> read_loop(std::string_view line) {
    const std::vector<std::string_view> words = split_words(line);
    const std::optional<unsigned> number =
        words.size() == 2 && words.front() == "loop" ? parse_number(words.back()) : std::nullopt;
    const bool sound = number && !std::cmp_less(*number, min_loop) && !std::cmp_greater(*number, max_loop);
    return sound ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

/// Adds a layer or begins a loop, by the line that the reader is at. Errors: those of a recipe.
boost::system::result<void, SourceError> take_line(const LineReader& reader, SoundRecipe& recipe) {
    if (const std::optional<std::int32_t> loop = read_loop(reader.line())) {
        const bool unfinished = recipe.repeats() && recipe.loops.back().layers.empty();
        if (unfinished || !recipe.layers.empty()) {
            return reader.error(in_quotes(reader.line()),
                                "'loop' before all layers, and at least one layer in each loop");
        }
        recipe.loops.push_back({*loop, {}});
        return {};
    }
    const auto layer = LayerParser(reader).parse();
    if (!layer) {
        return layer.error();
    }
    (recipe.repeats() ? recipe.loops.back().layers : recipe.layers).push_back(*layer);
    return {};
}

}  // namespace

std::int32_t SoundRecipe::length() const {
    std::int32_t end = 0;
    for (const SoundLayer& layer : layers) {
        end = std::max(end, layer.start + layer.length);
    }
    for (const SoundLoop& loop : loops) {
        end = std::max(end, loop.length);
    }
    return end;
}

boost::system::result<SoundRecipe, SourceError> parse_sound(const SourceFile& file) {
    SoundRecipe recipe;
    LineReader reader(file);
    while (reader.next_entry()) {
        if (const auto taken = take_line(reader, recipe); !taken) {
            return taken.error();
        }
    }
    if (recipe.repeats() ? recipe.loops.back().layers.empty() : recipe.layers.empty()) {
        return reader.error("no layer", "at least one layer");
    }
    return recipe;
}

}  // namespace torchwake::atlas
