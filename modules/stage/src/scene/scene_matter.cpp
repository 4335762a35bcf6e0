#include "scene/scene_matter.hpp"

#include "scene/scatter.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>

namespace torchwake::stage {
namespace {

constexpr std::int32_t deep_from = 2;
/// The amount from which a gas that never blocks sight is drawn dense.
constexpr std::int32_t usual_dense_amount = 8;

/// Finds the shape of a liquid from the cells around it. It goes on below walls and into unseen cells, so
/// that it has no shore there.
class Shore {
  public:
    Shore(const forecast::Knowledge& knowledge, const rules::Matter& matter)
        : knowledge_(&knowledge), matter_(&matter) {}

    /// The sum of the sides where a liquid of at least this depth goes on: N 1, E 2, S 4, W 8.
    [[nodiscard]] std::size_t sides(core::Point at, std::int32_t depth) const {
        using enum core::Direction;
        std::size_t sum = 0;
        std::size_t value = 1;
        for (const core::Direction side : {North, East, South, West}) {
            sum += goes_on(core::step(at, side), depth) ? value : 0;
            value *= 2;
        }
        return sum;
    }

  private:
    [[nodiscard]] bool goes_on(core::Point at, std::int32_t depth) const {
        const content::TileDef* const tile = knowledge_->tile_def(at);
        return tile == nullptr || tile->blocks || rules::matter_at(*matter_, at).depth >= depth;
    }

    const forecast::Knowledge* knowledge_;
    const rules::Matter* matter_;
};

bool is_dense(const content::MatterDef& gas, std::int32_t amount) {
    return amount >= (gas.opaque_from > 0 ? gas.opaque_from : usual_dense_amount);
}

}  // namespace

panels::SpriteIndex cover_variant(const std::array<panels::SpriteIndex, 3>& variants, core::Point at,
                                  std::int32_t depth) {
    return variants[scatter(at, depth) % variants.size()];
}

void SceneMatter::take(const forecast::Knowledge& knowledge, const rules::Matter& matter,
                       const core::Grid<forecast::Visibility>& visibility, const SpriteTable& sprites) {
    liquids.clear();
    fronts.clear();
    gases.clear();
    flames.clear();
    foretold = panels::ForecastMarks(knowledge, forecaster);
    const content::Catalog& catalog = knowledge.catalog();
    const std::int32_t depth = knowledge.depth();
    const Shore shore(knowledge, matter);
    for (const core::Point at : core::cells_of(visibility.size())) {
        const rules::CellMatter cell = rules::matter_at(matter, at);
        if (cell == rules::CellMatter{} || visibility[at] == forecast::Visibility::Unseen) {
            continue;
        }
        if (cell.liquid.valid()) {
            const MatterSprites& own = sprites.matter[cell.liquid.value];
            SceneLiquid liquid{at, cell.liquid, own.shapes[shore.sides(at, 1)], {}, {}};
            liquid.glows = visibility[at] == forecast::Visibility::Visible &&
                           catalog.matter(cell.liquid).light.has_value();
            liquid.stony = catalog.matter(cell.liquid).chasm;
            if (cell.depth >= deep_from) {
                liquid.deep = own.deep[shore.sides(at, deep_from)];
            }
            if (cell.cover.valid()) {
                liquid.cover = cover_variant(sprites.matter[cell.cover.value].variants, at, depth);
            }
            liquids.push_back(liquid);
        }
        if (cell.cover.valid() && catalog.matter(cell.cover).opaque_from > 0) {
            fronts.push_back({at, cover_variant(sprites.matter[cell.cover.value].front, at, depth)});
        }
        if (cell.gas.valid()) {
            gases.push_back({at, cell.gas, cell.amount, is_dense(catalog.matter(cell.gas), cell.amount)});
        }
        if (cell.burns) {
            flames.push_back(at);
        }
    }
}

}  // namespace torchwake::stage
