#include "animation/map_effects.hpp"

#include "animation/pace.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::stage {
namespace {

constexpr std::int64_t spin_time = 66;  ///< for each of a missile's two frames

}  // namespace

void MapEffects::advance(core::Milliseconds time) {
    now_ += time.value;
    std::erase_if(flights_, [this](const Flight& flight) { return now_ >= flight.end(); });
    if (reveal_ && now_ >= reveal_->start + reveal_time(reveal_->rows)) {
        reveal_.reset();
    }
    if (fade_ && now_ >= fade_->start + fade_time + fade_->dark_time) {
        fade_.reset();
    }
}

void MapEffects::clear() {
    flights_.clear();
    reveal_.reset();
    fade_.reset();
}

bool MapEffects::running() const {
    return !flights_.empty() || reveal_ || fade_;
}

void MapEffects::fly(MissilePath path, std::int64_t start) {
    TORCHWAKE_EXPECTS(path.steps() >= 1);
    flights_.push_back({std::move(path), start});
}

void MapEffects::reveal(std::int32_t rows, std::int64_t start) {
    reveal_ = Reveal{rows, start};
}

void MapEffects::fade(std::int64_t start, std::int64_t dark_time) {
    fade_ = Fade{start, dark_time};
}

std::optional<MissileView> MapEffects::missile() const {
    const auto flying = [this](const Flight& flight) { return now_ >= flight.start; };
    const auto found = std::find_if(flights_.begin(), flights_.end(), flying);
    if (found == flights_.end()) {
        return std::nullopt;
    }
    const std::int64_t age = now_ - found->start;
    const auto place = static_cast<std::size_t>(age / cell_time);
    const auto part = static_cast<std::int32_t>(age % cell_time);
    const core::Point from = panels::middle_of(found->path.cells[place]);
    const core::Point way = panels::middle_of(found->path.cells[place + 1]) - from;
    const auto frame = static_cast<std::size_t>(age / spin_time % 2);
    return MissileView{from + core::Point{way.x * part / static_cast<std::int32_t>(cell_time),
                                          way.y * part / static_cast<std::int32_t>(cell_time)},
                       found->path.sprites[frame], found->path.hue};
}

std::optional<std::int32_t> MapEffects::revealed_rows() const {
    if (!reveal_) {
        return std::nullopt;
    }
    const std::int64_t age = std::max<std::int64_t>(now_ - reveal_->start, 0);
    return static_cast<std::int32_t>(age * rows_a_second / one_second);
}

std::int32_t MapEffects::brightness() const {
    if (!fade_ || now_ < fade_->start) {
        return words::whole;
    }
    constexpr std::int64_t half = fade_time / 2;
    const std::int64_t dark = now_ - fade_->start - half;
    const std::int64_t away = dark < 0 ? -dark : std::max<std::int64_t>(dark - fade_->dark_time, 0);
    return static_cast<std::int32_t>(away * words::whole / half);
}

std::optional<std::int64_t> MapEffects::time_in_dark() const {
    const std::int64_t dark = fade_ ? now_ - fade_->start - fade_time / 2 : 0;
    return fade_ && dark < fade_->dark_time ? std::optional(dark) : std::nullopt;
}

}  // namespace torchwake::stage
