#include <torchwake/desktop/music.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::desktop {
namespace {

constexpr std::int32_t whole = 1000;  ///< permille

/// A mode: its seven places, in semitones above the root.
using Mode = std::array<std::int32_t, 7>;
struct ModeOfDepth {
    std::int32_t deepest;
    Mode mode;
};
constexpr std::array<ModeOfDepth, 5> modes{{{0, {0, 2, 4, 5, 7, 9, 11}},       // major
                                            {2, {0, 2, 3, 5, 7, 9, 10}},       // Dorian
                                            {5, {0, 2, 3, 5, 7, 8, 10}},       // minor
                                            {8, {0, 1, 3, 5, 7, 8, 10}},       // Phrygian
                                            {1000, {0, 1, 3, 5, 6, 8, 10}}}};  // Locrian
constexpr std::int32_t mode_size = 7;
constexpr std::int32_t root_in_town = 38;  ///< the D of 146.8 Hz
constexpr std::int32_t most_lowered = 12;

constexpr std::int32_t bars_in_phrase = 4;
constexpr std::int32_t lowest_place = 7;  ///< of a melody: an octave above the drone
constexpr std::int32_t highest_place = 16;

constexpr std::int32_t calm_step = 460;  ///< milliseconds
constexpr std::int32_t quick_step = 210;
constexpr std::int32_t pulse_from = 200;  ///< permille of danger
constexpr std::int32_t fast_pulse_from = 600;

/// A value between two, by a share in permille.
std::int32_t between(std::int32_t none, std::int32_t all, std::int32_t share) {
    return none + (all - none) * share / whole;
}

/// The mode of lords: a minor one with a raised third.
constexpr Mode mode_of_lords{0, 1, 4, 5, 7, 8, 10};

const Mode& mode_of(const stage::Mood& mood) {
    const std::int32_t depth = mood.depth;
    if (mood.lord != 0) {
        return mode_of_lords;
    }
    return std::ranges::find_if(modes, [depth](const ModeOfDepth& each) { return depth <= each.deepest; })
        ->mode;
}

}  // namespace

void Composer::follow(const stage::Mood& mood) {
    if (!begun_ || mood.seed != goal_.seed || (mood.lord != 0 && mood.lord != last_lord_)) {
        last_lord_ = mood.lord;
        random_ = core::derive_stream(mood.lord != 0 ? mood.lord : mood.seed, "music");
        step_ = 0;
        bar_ = 0;
        silence_ = mood.lord != 0 ? 0 : 1;
    }
    if (!std::exchange(begun_, true)) {
        mood_ = mood;
    }
    goal_ = mood;
}

/// Moves the mood by a step: danger rises fast and passes slowly. Another depth waits for the next bar.
void Composer::approach() {
    constexpr std::int32_t alarm = 350;
    constexpr std::int32_t relief = 40;
    constexpr std::int32_t dusk = 120;
    mood_.danger += std::clamp(goal_.danger - mood_.danger, -relief, alarm);
    mood_.light += std::clamp(goal_.light - mood_.light, -dusk, dusk);
}

std::vector<Tone> Composer::next_step() {
    approach();
    std::vector<Tone> tones;
    if (step_ == 0) {
        begin_bar(tones);
    }
    if (const std::int32_t place = heard_[step_]; place != rest) {
        const std::int32_t volume = between(1'500, 2'500, mood_.light) + mood_.danger / 2;
        tones.push_back({pitch_of(place), 0, volume, brightness(), between(24, 5, mood_.danger),
                         between(900, 330, mood_.danger)});
    }
    add_pulse(tones);
    step_ = (step_ + 1) % steps_in_bar;
    return tones;
}

std::int32_t Composer::step_time() const {
    return between(calm_step, quick_step, mood_.danger);
}

void Composer::begin_bar(std::vector<Tone>& tones) {
    mood_.depth = goal_.depth;
    mood_.lord = goal_.lord;
    choose_melody();
    add_drone(tones);
}

/// A phrase has a theme, the theme varied, an answer, and the theme again. Silence comes between phrases, and
/// danger leaves none.
void Composer::choose_melody() {
    heard_.fill(rest);
    if (silence_ > 0 && mood_.danger < pulse_from && mood_.lord == 0) {
        --silence_;
        return;
    }
    silence_ = 0;
    if (bar_ == 0) {
        theme_ = invented_bar();
        answer_ = invented_bar();
    }
    heard_ = bar_ == 1 ? varied(theme_) : bar_ == 2 ? answer_ : theme_;
    if (++bar_ == bars_in_phrase) {
        bar_ = 0;
        silence_ = random_.between(1, 3);
    }
}

Composer::Bar Composer::invented_bar() {
    constexpr std::array<std::uint32_t, steps_in_bar> accents{10, 3, 6, 4, 8, 3, 6, 4};
    // The root, the third and the fifth of the mode are heard more than its other places.
    constexpr std::array<std::uint32_t, mode_size> stability{6, 2, 5, 2, 6, 2, 3};
    const std::int32_t density = between(40, 80, mood_.danger) * between(450, whole, mood_.light) / whole;
    Bar bar{};
    bar.fill(rest);
    std::int32_t place = random_.between(9, 13);
    for (std::size_t step = 0; step < steps_in_bar; ++step) {
        if (!random_.chance(accents[step] * static_cast<std::uint32_t>(density), 1'000)) {
            continue;
        }
        constexpr std::int32_t leap = 3;
        std::array<std::uint32_t, 2 * leap + 1> weights{};
        for (std::int32_t way = -leap; way <= leap; ++way) {
            const std::int32_t next = place + way;
            const bool sung = next >= lowest_place && next <= highest_place && way != 0;
            weights[static_cast<std::size_t>(way + leap)] =
                sung ? stability[static_cast<std::size_t>(next % mode_size)] : 0;
        }
        place += static_cast<std::int32_t>(random_.weighted(weights)) - leap;
        bar[step] = place;
    }
    return bar;
}

/// The same bar with another end.
Composer::Bar Composer::varied(Bar bar) {
    for (std::size_t step = steps_in_bar / 2; step < steps_in_bar; ++step) {
        if (bar[step] != rest) {
            bar[step] = std::clamp(bar[step] + random_.between(-2, 2), lowest_place, highest_place);
        }
    }
    return bar;
}

/// The drone's root, detuned against itself so that it beats slowly, its fifth, and in the light a colour.
void Composer::add_drone(std::vector<Tone>& tones) {
    constexpr std::array<std::int32_t, 6> chords{0, 0, 0, 3, 5, 6};
    constexpr std::array<std::int32_t, 4> colours{9, 11, 13, 8};
    const auto chord = random_.below(chords.size());
    const auto colour = random_.below(colours.size());
    if (bar_ % 2 == 0) {
        chord_ = chords[chord];
    }
    const std::int32_t low = chord_ > 3 ? chord_ - mode_size : chord_;
    const std::int32_t bar_time = step_time() * static_cast<std::int32_t>(steps_in_bar);
    const std::int32_t attack = bar_time * 45 / 100;
    const std::int32_t fading = bar_time * 35 / 100;
    const std::int32_t deep = std::min(goal_.depth, most_lowered);
    const std::int32_t bright = mood_.danger > fast_pulse_from ? 1 : 0;
    tones.push_back({pitch_of(low), 0, 1'900 + 45 * deep, 1, attack, fading});
    tones.push_back({pitch_of(low), 4, 1'300 + 30 * deep, bright, attack, fading});
    tones.push_back({pitch_of(low + 4), 0, 1'150, bright, attack, fading});
    if (mood_.light >= whole / 2) {
        tones.push_back({pitch_of(low + colours[colour]), 0, 620, 0, attack, fading});
    }
}

/// A beat as of a heart, that runs when the danger is great.
void Composer::add_pulse(std::vector<Tone>& tones) const {
    const bool slow = step_ == 0 || step_ == 3;
    const bool fast = step_ == 4 || step_ == 6;
    if ((slow && (mood_.danger >= pulse_from || mood_.lord != 0)) ||
        (fast && mood_.danger >= fast_pulse_from)) {
        tones.push_back({pitch_of(0), 0, between(2'000, 3'600, mood_.danger), 2, 6, 90});
    }
}

/// The pitch of a place in the mode; places below the root are negative.
std::int32_t Composer::pitch_of(std::int32_t place) const {
    const std::int32_t octave = (place + mode_size * 4) / mode_size - 4;
    const auto within = static_cast<std::size_t>(place - octave * mode_size);
    return root_in_town - std::min(mood_.depth, most_lowered) + 12 * octave + mode_of(mood_)[within];
}

std::int32_t Composer::brightness() const {
    constexpr std::int32_t depths_a_step = 5;
    return std::clamp(1 + mood_.danger / 400 - mood_.depth / depths_a_step, 0, 3);
}

}  // namespace torchwake::desktop
