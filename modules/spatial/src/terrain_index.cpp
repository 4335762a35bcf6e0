#include <torchwake/spatial/terrain_index.hpp>

namespace torchwake::spatial {

TerrainIndex::TerrainIndex(Size size, CornerRule rule)
    : opaque_(size), open_(size, true), steps_(open_, rule) {}

TerrainIndex::TerrainIndex(const BitGrid& opaque, const BitGrid& blocked, CornerRule rule)
    : opaque_(opaque), open_(opaque.size(), true) {
    open_ -= blocked;
    steps_.rebuild(open_, rule);
}

void TerrainIndex::set(Point p, bool opaque, bool blocks) {
    opaque_.set(p, opaque);
    if (open_.get(p) == blocks) {
        open_.set(p, !blocks);
        steps_.update(open_, p);
    }
}

}  // namespace torchwake::spatial
