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
    TORCHWAKE_EXPECTS(opaque.contains(eye) && radius.value >= 0);
    visible.reset(opaque.size());
    if (radius.value <= SmallView::max_radius) {
        memory_->small.compute(opaque, eye, radius.value, visible);
    } else {
        memory_->wide.compute(opaque, eye, radius.value, visible);
    }
}

}  // namespace torchwake::spatial
