#include <torchwake/core/contract.hpp>
#include <torchwake/levels/builders.hpp>

#include <algorithm>

namespace torchwake::levels {

spatial::BitGrid open_cells(const Cells& cells) {
    spatial::BitGrid open(cells.size());
    for (std::size_t index = 0; index < cells.span().size(); ++index) {
        if (cells.span()[index] != Cell::Rock) {
            open.set(cells.point(index));
        }
    }
    return open;
}

const Builder& builder_of(std::string_view name) {
    const auto builder = std::ranges::find(builders, name, &Builder::name);
    TORCHWAKE_EXPECTS(builder != builders.end());
    return *builder;
}

}  // namespace torchwake::levels
