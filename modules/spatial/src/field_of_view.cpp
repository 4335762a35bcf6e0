#include "small_view.hpp"
#include "wide_view.hpp"

#include <torchwake/spatial/field_of_view.hpp>

namespace torchwake::spatial {

struct FieldOfView::Memory {
    SmallView small;
    WideView wide;
};

FieldOfView::FieldOfView() : memory_(std::make_unique<Memory>()) {}
FieldOfView::~FieldOfView() = default;
FieldOfView::FieldOfView(FieldOfView&&) noexcept = default;
FieldOfView& FieldOfView::operator=(FieldOfView&&) noexcept = default;

void FieldOfView::compute(const OpacityGrid& opaque, Point eye, Cells radius, BitGrid& visible) {
    visible.reset(opaque.size());
    add(opaque, {eye, radius}, visible);
}

void FieldOfView::compute(const OpacityGrid& opaque, std::span<const Eye> eyes, BitGrid& visible) {
    visible.reset(opaque.size());
    for (const Eye& eye : eyes) {
        add(opaque, eye, visible);
    }
}

void FieldOfView::add(const OpacityGrid& opaque, const Eye& eye, BitGrid& visible) {
    TORCHWAKE_EXPECTS(opaque.contains(eye.at) && eye.radius.value >= 0);
    if (eye.radius.value <= SmallView::max_radius) {
        memory_->small.compute(opaque, eye.at, eye.radius.value, visible);
    } else {
        memory_->wide.compute(opaque, eye.at, eye.radius.value, visible);
    }
}

}  // namespace torchwake::spatial
