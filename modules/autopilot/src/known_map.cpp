#include <torchwake/autopilot/known_map.hpp>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <span>
#include <type_traits>
#include <utility>

namespace torchwake::autopilot {
namespace {

using spatial::BitGrid;
using Word = BitGrid::Word;

/// A row of a set of cells that can be shifted to its neighbours, a word at a time.
class Row {
  public:
    /// A row outside of the set is empty.
    Row(const BitGrid& cells, std::int32_t y)
        : words_(y >= 0 && y < cells.size().height ? cells.row(y) : nullptr), count_(cells.words_per_row()) {}

    [[nodiscard]] Word here(std::size_t word) const {
        return words_ != nullptr && word < count_ ? words_[word] : 0;
    }
    /// Bit n is the cell west of cell n.
    [[nodiscard]] Word west(std::size_t word) const {
        return here(word) << 1U | (word > 0 ? here(word - 1) >> (BitGrid::word_bits - 1) : 0);
    }
    /// Bit n is the cell east of cell n.
    [[nodiscard]] Word east(std::size_t word) const {
        return here(word) >> 1U | here(word + 1) << (BitGrid::word_bits - 1);
    }

  private:
    const Word* words_;
    std::size_t count_;
};

/// Compares blocks of bytes, because it covers all cells in each turn.
bool are_equal(std::span<const content::TileId> a, std::span<const content::TileId> b) {
    static_assert(std::has_unique_object_representations_v<content::TileId>);
    return std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

/// True if the cell stands in the way of diagonal steps past it.
bool cuts_corners(const forecast::Knowledge& knowledge, core::Point at) {
    const content::TileDef* const tile = knowledge.tile_def(at);
    return tile == nullptr || tile->blocks_diagonal;
}

/// The cells that hinder, without those that are joined to the hero's own, which it can't but cross.
std::vector<core::Point> hindering_elsewhere(const forecast::Knowledge& knowledge) {
    std::vector<core::Point> cells = knowledge.hindering_cells();
    const core::Point here = knowledge.hero().at;
    if (std::ranges::find(cells, here) == cells.end()) {
        return cells;
    }
    spatial::BitGrid left(knowledge.size());
    left.add(cells);
    std::vector<core::Point> joined{here};
    left.set(here, false);
    for (std::size_t next = 0; next < joined.size(); ++next) {
        for (const core::Direction direction : core::all_directions) {
            const core::Point beside = core::step(joined[next], direction);
            if (knowledge.size().contains(beside) && left.get(beside)) {
                left.set(beside, false);
                joined.push_back(beside);
            }
        }
    }
    std::erase_if(cells, [&left](core::Point at) { return !left.get(at); });
    return cells;
}

}  // namespace

void SeenHarm::update(const forecast::Knowledge& knowledge, const forecast::MatterForecast& forecast) {
    constexpr std::int32_t longest = 30;  // turns; most fires are out by then
    if (std::exchange(depth_, knowledge.depth()) != knowledge.depth()) {
        cells_.clear();
    }
    const std::int32_t now = knowledge.turn();
    std::erase_if(cells_, [&](const Cell& cell) {
        return now - cell.turn > longest || forecast.ever_harmful(cell.at) ||
               knowledge.visibility(cell.at) == forecast::Visibility::Visible;
    });
    if (forecast.harmful.empty()) {
        return;  // nothing burns or drifts, as in most turns
    }
    spatial::BitGrid added(knowledge.size());
    for (const spatial::BitGrid& cells : forecast.harmful) {
        added |= cells;
    }
    added.for_each([this, now](core::Point at) { cells_.push_back({at, now}); });
}

std::vector<core::Point> SeenHarm::cells() const {
    std::vector<core::Point> cells;
    std::ranges::transform(cells_, std::back_inserter(cells), &Cell::at);
    return cells;
}

void KnownMap::update(const forecast::Knowledge& knowledge, SeenHarm* memory) {
    if (catalog_ != &knowledge.catalog() || tiles_.size() != knowledge.size()) {
        begin(knowledge);
    }
    bool changed = false;
    for (std::int32_t y = 0; y < tiles_.height(); ++y) {
        changed = take_row(knowledge, y) || changed;
    }
    changed = take_dangers(knowledge, memory) || changed;
    if (changed) {
        find_steps();
        find_frontier();
        ++version_;
    }
}

void KnownMap::begin(const forecast::Knowledge& knowledge) {
    catalog_ = &knowledge.catalog();
    tiles_.reset(knowledge.size());
    passable_.reset(knowledge.size());
    known_.reset(knowledge.size());
    frontier_.reset(knowledge.size());
    dangers_.clear();
    dangerous_.reset(knowledge.size());
    steps_.rebuild(passable_, spatial::CornerRule::Refuse);
    ++version_;
}

BitGrid KnownMap::unseen(const forecast::Knowledge& knowledge) const {
    BitGrid places = passable_;
    places -= knowledge.seen();
    places |= frontier_;
    places.set(knowledge.hero().at, false);
    return places;
}

bool KnownMap::take_row(const forecast::Knowledge& knowledge, std::int32_t y) {
    const auto now = knowledge.tiles().row(y);
    if (are_equal(now, tiles_.row(y))) {
        return false;
    }
    for (core::Point at{0, y}; at.x < tiles_.width(); ++at.x) {
        const content::TileId tile = now[static_cast<std::size_t>(at.x)];
        if (tile == tiles_[at]) {
            continue;
        }
        tiles_[at] = tile;
        known_.set(at, tile.valid());
        const bool open = tile.valid() && is_passable(catalog_->tile(tile));
        if (open != passable_.get(at)) {
            passable_.set(at, open);
            opened_.push_back(at);
        }
    }
    return true;
}

bool KnownMap::take_dangers(const forecast::Knowledge& knowledge, SeenHarm* memory) {
    std::vector<core::Point> known = knowledge.perils();
    for (const forecast::KnownVendor& vendor : knowledge.vendors()) {
        known.push_back(vendor.at);  // who gives way to nobody
    }
    if (shuns_ != Shuns::Perils) {
        for (const forecast::KnownTrap& trap : knowledge.traps()) {
            if (trap.armed) {
                known.push_back(trap.at);
            }
        }
        std::ranges::copy(hindering_elsewhere(knowledge), std::back_inserter(known));
    }
    const std::size_t at_rest = known.size();
    if (shuns_ == Shuns::ForecastHarm) {
        forecast_ = forecaster_.forecast(knowledge);
        SeenHarm seen_now;
        SeenHarm& seen = memory != nullptr ? *memory : seen_now;
        seen.update(knowledge, forecast_);
        std::ranges::copy(seen.cells(), std::back_inserter(known));
    }
    harm_is_forecast_ = known.size() > at_rest;
    if (known == dangers_) {
        return false;
    }
    opened_.insert(opened_.end(), dangers_.begin(), dangers_.end());
    dangers_ = std::move(known);
    return true;
}

void KnownMap::find_steps() {
    constexpr std::size_t few = 100;  // an update costs nine cells, a rebuild thousands
    if (opened_.size() > few) {
        steps_.rebuild(passable_, spatial::CornerRule::Refuse);
    } else {
        for (const core::Point at : opened_) {
            steps_.update(passable_, at);
        }
    }
    opened_.clear();
    dangerous_.clear();
    dangerous_.add(dangers_);
    std::ranges::for_each(dangers_, [this](core::Point at) { steps_.close(at); });
}

/// A step into an unknown cell may be legal if it is straight, or if both cells beside it are open; an
/// unknown cell beside it can be entered itself.
void KnownMap::find_frontier() {
    BitGrid unknown(known_.size(), true);
    unknown -= known_;
    for (std::int32_t y = 0; y < unknown.size().height; ++y) {
        const Row above(unknown, y - 1);
        const Row beside(unknown, y);
        const Row below(unknown, y + 1);
        const Row open_above(passable_, y - 1);
        const Row open(passable_, y);
        const Row open_below(passable_, y + 1);
        for (std::size_t word = 0; word < unknown.words_per_row(); ++word) {
            const Word straight = above.here(word) | below.here(word) | beside.west(word) | beside.east(word);
            const Word up = (above.west(word) & open.west(word)) | (above.east(word) & open.east(word));
            const Word down = (below.west(word) & open.west(word)) | (below.east(word) & open.east(word));
            const Word slanted = (up & open_above.here(word)) | (down & open_below.here(word));
            frontier_.row(y)[word] = open.here(word) & (straight | slanted);
        }
    }
}

void PathMap::lead_onto(const KnownMap& map, std::vector<core::Point> targets) {
    std::erase_if(targets, [&map](core::Point at) { return !map.is_safe(at); });
    lead_beside(map, std::move(targets));
}

void PathMap::lead_beside(const KnownMap& map, std::vector<core::Point> targets) {
    if (version_ == map.version() && targets_ == targets) {
        return;
    }
    version_ = map.version();
    targets_ = std::move(targets);
    finder_.steps(map.steps(), targets_, distances_);
}

std::optional<core::Direction> PathMap::first_step(const KnownMap& map, core::Point from) const {
    return spatial::downhill(distances_, map.steps(), from);
}

core::Point PathMap::end_of_path(const KnownMap& map, core::Point from) const {
    while (const auto direction = first_step(map, from)) {
        from = core::step(from, *direction);
    }
    return from;
}

std::optional<core::Direction> step_between(const forecast::Knowledge& knowledge, core::Point from,
                                            core::Point to) {
    const std::optional<core::Direction> direction = core::direction_between(from, to);
    if (!direction || !core::is_diagonal(*direction)) {
        return direction;
    }
    const bool cut = cuts_corners(knowledge, {to.x, from.y}) || cuts_corners(knowledge, {from.x, to.y});
    return cut ? std::nullopt : direction;
}

bool is_to_be_met(const forecast::Knowledge& knowledge, core::Point at) {
    const content::TileDef* const tile = knowledge.tile_def(at);
    if (tile != nullptr && ((tile->prop && !is_passable(*tile)) || tile->toll > 0)) {
        return true;
    }
    const std::vector<forecast::KnownVendor> vendors = knowledge.vendors();
    return std::ranges::find(vendors, at, &forecast::KnownVendor::at) != vendors.end();
}

std::vector<core::Point> ends_of_way(const forecast::Knowledge& knowledge, const KnownMap& map,
                                     core::Point to) {
    if (!is_to_be_met(knowledge, to)) {
        return {to};
    }
    std::vector<core::Point> ends;
    for (const core::Direction direction : core::all_directions) {
        const core::Point beside = core::step(to, direction);
        if (knowledge.size().contains(beside) && map.passable(beside) &&
            step_between(knowledge, beside, to)) {
            ends.push_back(beside);
        }
    }
    return ends;
}

}  // namespace torchwake::autopilot
