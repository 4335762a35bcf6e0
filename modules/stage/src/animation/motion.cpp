#include "animation/pace.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/stage/motion.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::stage {
namespace {

constexpr std::int32_t lunge_pixels = panels::sprite_pixels / 3;
constexpr std::int32_t rise_pixels = 14;
constexpr std::int32_t step_pixels = 1;  ///< how far an actor rises in the middle of a step

/// The share of the way that is left, in permille. It shrinks fast at first and slowly at the end.
constexpr std::int32_t left_of(std::int64_t age, std::int64_t length) {
    const std::int64_t left =
        words::whole - std::clamp<std::int64_t>(age * words::whole / length, 0, words::whole);
    return static_cast<std::int32_t>(left * left / words::whole);
}

constexpr core::Point scaled(core::Point offset, std::int32_t permille) {
    return {offset.x * permille / words::whole, offset.y * permille / words::whole};
}

}  // namespace

void Motions::set_style(MotionStyle style) {
    style_ = style;
    if (style != MotionStyle::Full) {
        clear();
    }
}

void Motions::clear() {
    glides_.clear();
    lunges_.clear();
    flashes_.clear();
    fading_.clear();
    covers_.clear();
    sparks_.clear();
    rising_.clear();
    blasting_.clear();
    glows_.clear();
    shaken_since_.reset();
    pan_.reset();
}

void Motions::advance(core::Milliseconds time) {
    now_ += time;
    if (running()) {
        forget_ended();
    }
}

bool Motions::running() const {
    return !glides_.empty() || !lunges_.empty() || !flashes_.empty() || !fading_.empty() ||
           !sparks_.empty() || !rising_.empty() || !blasting_.empty() || !glows_.empty() ||
           shaken_since_.has_value() || pan_.has_value();
}

void Motions::forget_ended() {
    const auto ended = [this](std::int64_t length) {
        return [this, length](const auto& motion) { return age(motion.start) >= length; };
    };
    std::erase_if(glides_, ended(glide_time));
    std::erase_if(lunges_, ended(lunge_time));
    std::erase_if(flashes_, ended(flash_time));
    std::erase_if(fading_, ended(ghost_time));
    std::erase_if(covers_, ended(ghost_time));
    std::erase_if(rising_, ended(float_time));
    std::erase_if(blasting_, ended(blast_time));
    std::erase_if(glows_, ended(glow_time));
    if (shaken_since_ && age(*shaken_since_) >= shake_time) {
        shaken_since_.reset();
    }
    if (pan_ && age(pan_->start) >= pan_time) {
        pan_.reset();
    }
    std::erase_if(sparks_, [this](const Spark& spark) { return age(spark.start) >= spark.life; });
}

void Motions::glide(rules::EntityId who, core::Point from, core::Point to) {
    if (style_ != MotionStyle::Full) {
        return;
    }
    const core::Point seen = trail(who);
    std::erase_if(glides_, [who](const Glide& glide) { return glide.who == who; });
    const core::Point step = from - to;
    glides_.push_back({who,
                       seen + core::Point{step.x * panels::sprite_pixels, step.y * panels::sprite_pixels},
                       now_.value});
}

void Motions::lunge(rules::EntityId who, core::Point along) {
    if (style_ == MotionStyle::Full) {
        std::erase_if(lunges_, [who](const Lunge& lunge) { return lunge.who == who; });
        lunges_.push_back({who, along, lunge_pixels, now_.value});
    }
}

void Motions::recoil(rules::EntityId who, core::Point along, std::int32_t pixels) {
    if (style_ == MotionStyle::Full) {
        lunges_.push_back({who, along, pixels, now_.value + lunge_time / 2});
    }
}

void Motions::flash(rules::EntityId who) {
    if (style_ == MotionStyle::Full && may_flash()) {
        flashes_.push_back({who, now_.value});
    }
}

bool Motions::may_flash() {
    const bool allowed = !flashed_at_ || age(*flashed_at_) == 0 || age(*flashed_at_) >= between_flashes;
    if (allowed) {
        flashed_at_ = now_.value;
    }
    return allowed;
}

void Motions::fade(const Ghost& ghost) {
    if (style_ == MotionStyle::Full) {
        fading_.push_back({ghost, now_.value});
        fading_.back().ghost.flashes = may_flash();
    }
}

void Motions::cover(core::Point cell) {
    const auto begun_now = [this](const Fading& fading) { return fading.start == now_.value; };
    if (std::any_of(fading_.begin(), fading_.end(), begun_now)) {
        covers_.push_back({cell, now_.value});
    }
}

bool Motions::covers(core::Point cell) const {
    return std::any_of(covers_.begin(), covers_.end(),
                       [cell](const Cover& cover) { return cover.cell == cell; });
}

void Motions::burst(const Burst& burst, core::RandomStream& stream) {
    TORCHWAKE_EXPECTS(!burst.hues.empty());
    if (style_ != MotionStyle::Full) {
        return;
    }
    for (std::int32_t i = 0; i < burst.count && sparks_.size() < most_sparks; ++i) {
        const std::int32_t across = stream.between(-burst.speed, burst.speed);
        const std::int32_t down = stream.between(-burst.speed, burst.speed);
        const std::size_t hue = stream.below(static_cast<std::uint32_t>(burst.hues.size()));
        const core::Point velocity{burst.along.x * burst.speed + across * 2 / 3,
                                   burst.along.y * burst.speed + down * 2 / 3};
        const std::int32_t right = stream.between(-burst.spread, burst.spread);
        const std::int32_t below = stream.between(-burst.spread, burst.spread);
        sparks_.push_back({panels::middle_of(burst.cell) + core::Point{right, below}, velocity, burst.gravity,
                           now_.value, burst.life, burst.hues[hue]});
    }
}

void Motions::blast(const Blast& blast) {
    if (style_ != MotionStyle::None) {
        blasting_.push_back({blast, now_.value});
    }
}

bool Motions::glow(core::Point cell, std::int32_t reach, content::Colour hue) {
    const bool begins = style_ == MotionStyle::Full && may_flash();
    if (begins) {
        glows_.push_back({{panels::middle_of(cell), reach, hue, words::whole}, now_.value});
    }
    return begins;
}

void Motions::pan(core::Point offset) {
    if (style_ == MotionStyle::Full && offset != core::Point{}) {
        pan_ = Pan{panned() + offset, now_.value};
    }
}

void Motions::shake() {
    if (style_ == MotionStyle::Full) {
        shaken_since_ = now_.value;
    }
}

void Motions::rise(core::Point cell, std::string text, content::Colour ink, bool large) {
    if (style_ != MotionStyle::None) {
        rising_.push_back({panels::middle_of(cell), std::move(text), ink, large, now_.value});
    }
}

core::Point Motions::trail(rules::EntityId who) const {
    const auto its = [who](const Glide& glide) { return glide.who == who; };
    const auto glide = std::find_if(glides_.begin(), glides_.end(), its);
    return glide == glides_.end() ? core::Point{}
                                  : scaled(glide->offset, left_of(age(glide->start), glide_time));
}

Pose Motions::pose(rules::EntityId who) const {
    Pose pose{trail(who)};
    const auto steps = [this, who](const Glide& glide) {
        const std::int64_t quarters = age(glide.start) * 4 / glide_time;
        return glide.who == who && (quarters == 1 || quarters == 2);
    };
    pose.raised = std::any_of(glides_.begin(), glides_.end(), steps) ? step_pixels : 0;
    for (const Lunge& lunge : lunges_) {
        if (lunge.who == who) {
            const std::int64_t half = lunge_time / 2;
            const std::int64_t away = half - std::abs(age(lunge.start) - half);
            const auto pixels =
                static_cast<std::int32_t>(lunge.pixels * std::max<std::int64_t>(away, 0) / half);
            pose.offset = pose.offset + core::Point{lunge.along.x * pixels, lunge.along.y * pixels};
        }
    }
    const bool flashes =
        std::any_of(flashes_.begin(), flashes_.end(), [who](const Flash& flash) { return flash.who == who; });
    pose.whiteness = flashes ? 255 : 0;
    return pose;
}

std::vector<Ghost> Motions::ghosts() const {
    std::vector<Ghost> ghosts;
    for (const Fading& fading : fading_) {
        ghosts.push_back(fading.ghost);
        ghosts.back().alpha = fading_alpha(age(fading.start), ghost_time);
    }
    return ghosts;
}

std::vector<BlastView> Motions::blasts() const {
    std::vector<BlastView> views;
    for (const Blasting& blasting : blasting_) {
        const std::int64_t time = age(blasting.start);
        if (time >= 0) {
            const std::size_t count = blasting.blast.sprites.size();
            const auto frame = static_cast<std::size_t>(time) * count / static_cast<std::size_t>(blast_time);
            const std::int64_t solid = blast_time / 2;
            views.push_back({blasting.blast.at, blasting.blast.sprites[std::min(frame, count - 1)],
                             fading_alpha(time - solid, blast_time - solid)});
        }
    }
    return views;
}

void Motions::add_glows(std::vector<Lamp>& lamps) const {
    for (const Glow& glow : glows_) {
        lamps.push_back(glow.lamp);
        lamps.back().strength = left_of(age(glow.start), glow_time);
    }
}

core::Point Motions::panned() const {
    return pan_ ? scaled(pan_->offset, left_of(age(pan_->start), pan_time)) : core::Point{};
}

core::Point Motions::shaken() const {
    constexpr std::array<core::Point, 6> swings{
        {{farthest_shake, -1}, {-farthest_shake, 1}, {2, 2}, {-2, -1}, {1, -1}, {-1, 0}}};
    if (!shaken_since_) {
        return {};
    }
    const std::int64_t swing = age(*shaken_since_) * static_cast<std::int64_t>(swings.size()) / shake_time;
    return swings[std::min(static_cast<std::size_t>(swing), swings.size() - 1)];
}

panels::Particle Motions::particle(const Spark& spark) const {
    const std::int64_t time = age(spark.start);
    const auto moved = [&](std::int32_t velocity, std::int32_t gravity) {
        const std::int64_t fallen = gravity * time / one_second * time / (2 * one_second);
        return static_cast<std::int32_t>(velocity * time / one_second + fallen);
    };
    return {spark.from.x + moved(spark.velocity.x, 0), spark.from.y + moved(spark.velocity.y, spark.gravity),
            time < spark.life / 2 ? 2 : 1, spark.hue, fading_alpha(time, spark.life)};
}

void Motions::draw(panels::MapPicture& picture) const {
    picture.particles.clear();
    picture.texts.clear();
    for (const Spark& spark : sparks_) {
        picture.particles.push_back(particle(spark));
    }
    for (const Rising& rising : rising_) {
        const std::int32_t risen =
            rise_pixels - rise_pixels * left_of(age(rising.start), float_time) / words::whole;
        const std::int64_t solid = float_time / 2;
        picture.texts.push_back({rising.from.x, rising.from.y - panels::sprite_pixels / 2 - risen,
                                 rising.text, rising.ink,
                                 fading_alpha(age(rising.start) - solid, float_time - solid), rising.large});
    }
}

}  // namespace torchwake::stage
