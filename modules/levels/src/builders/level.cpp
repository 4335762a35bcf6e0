#include <torchwake/levels/builders.hpp>
#include <torchwake/spatial/cells_where.hpp>

namespace torchwake::levels {

spatial::BitGrid open_cells(const Cells& cells) {
    return spatial::cells_where(cells, [](Cell cell) { return cell != Cell::Rock; });
}

const Builder& builder_of(std::string_view name) {
    return row_of(builders, name);
}

}  // namespace torchwake::levels
