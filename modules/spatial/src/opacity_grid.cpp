#include <torchwake/spatial/opacity_grid.hpp>

namespace torchwake::spatial {

OpacityGrid::OpacityGrid(const BitGrid& opaque)
    : rows_(opaque), columns_({opaque.size().height, opaque.size().width}) {
    opaque.for_each([this](Point p) { columns_.set({p.y, p.x}); });
}

}  // namespace torchwake::spatial
