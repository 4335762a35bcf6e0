#include "animation/camera_lead.hpp"

#include "animation/pace.hpp"

#include <algorithm>

namespace torchwake::stage {
namespace {

constexpr std::int32_t fine = 1000;  ///< the parts of a sprite pixel

std::int32_t moved_to(std::int32_t from, std::int32_t to, std::int32_t most) {
    return from + std::clamp(to - from, -most, most);
}

}  // namespace

void CameraLead::step(core::Point way) {
    steps_ = way == way_ ? steps_ + 1 : 1;
    way_ = way;
    since_step_ = 0;
}

void CameraLead::advance(core::Milliseconds time) {
    since_step_ += time.value;
    if (since_step_ > longest_pause) {
        steps_ = 0;
    }
    const std::int32_t ahead = steps_ >= least_steps ? farthest * fine : 0;
    const auto most = static_cast<std::int32_t>(std::min(time.value, one_second) * speed * fine / one_second);
    at_ = {moved_to(at_.x, way_.x * ahead, most), moved_to(at_.y, way_.y * ahead, most)};
}

core::Point CameraLead::offset() const {
    return {at_.x / fine, at_.y / fine};
}

}  // namespace torchwake::stage
