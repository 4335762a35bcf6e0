#include <torchwake/atlas/sine.hpp>
#include <torchwake/desktop/loop_fader.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::desktop {
namespace {

/// The factor of a bed's samples. Two noises add up by their squares, so that a sine of one and the cosine of
/// the other keep the loudness of their sum.
std::int32_t gain_at(std::int32_t faded_in) {
    constexpr std::uint32_t quarter_turn = std::uint32_t{1} << 30U;
    constexpr std::uint32_t step = quarter_turn / static_cast<std::uint32_t>(LoopFader::fade_length);
    return faded_in >= LoopFader::fade_length ? atlas::full_scale
                                              : atlas::sine(static_cast<std::uint32_t>(faded_in) * step);
}

}  // namespace

void LoopFader::fade_to(std::shared_ptr<const Loops> loops) {
    for (Bed& bed : beds_) {
        bed.leaving = bed.loops != loops;
    }
    const auto heard = std::ranges::find(beds_, loops, &Bed::loops);
    if (loops != nullptr && heard == beds_.end()) {
        std::vector<std::size_t> places(loops->size());
        beds_.push_back({std::move(loops), std::move(places)});
    }
}

void LoopFader::add_to(std::span<std::int32_t> mix) {
    for (Bed& bed : beds_) {
        add(bed, mix);
    }
    std::erase_if(beds_, [](const Bed& bed) { return bed.leaving && bed.faded_in == 0; });
}

void LoopFader::add(Bed& bed, std::span<std::int32_t> mix) {
    const std::int32_t direction = bed.leaving ? -1 : 1;
    const std::int32_t begun = bed.faded_in;
    const bool fades = bed.leaving || begun < fade_length;
    for (std::size_t loop = 0; loop < bed.loops->size(); ++loop) {
        const std::vector<std::int16_t>& samples = (*bed.loops)[loop];
        std::size_t& place = bed.places[loop];
        bed.faded_in = begun;
        for (std::int32_t& sample : mix) {
            sample += fades ? samples[place] * gain_at(bed.faded_in) / atlas::full_scale : samples[place];
            place = place + 1 < samples.size() ? place + 1 : 0;
            bed.faded_in = std::clamp(bed.faded_in + direction, 0, fade_length);
        }
    }
}

}  // namespace torchwake::desktop
