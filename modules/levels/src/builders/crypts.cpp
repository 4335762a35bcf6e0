#include "builders/halls.hpp"
#include "rooms/building.hpp"
#include "ways/groups.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::levels {
namespace {

using core::Point;

constexpr int crypt_tries = 8;
/// The share, in 100, of walls between already joined halls that get a passage too.
constexpr std::uint32_t crypt_loops_in_hundred = 28;
/// The share of passages, in 100, that have a door; arches have none.
constexpr std::uint32_t crypt_doors_in_hundred = 70;
/// The share of small halls, in 100, that stay solid if the others stay connected without them.
constexpr std::uint32_t solid_halls_in_hundred = 30;
constexpr std::size_t largest_solid = 60;  // cells

/// A way through the wall between two halls, and the cells that are hollowed out to reach their floors.
struct Passage {
    Point door;
    std::vector<Point> cells;
    bool wide = false;  ///< an arch, where no door can hang
};

struct Pair {
    std::size_t a;
    std::size_t b;
    SharedWall wall;
};

std::vector<Pair> neighbours_among(const std::vector<Hall>& halls) {
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < halls.size(); ++a) {
        for (std::size_t b = a + 1; b < halls.size(); ++b) {
            SharedWall wall = shared_wall(halls[a], halls[b]);
            if (!wall.cells.empty()) {
                pairs.push_back({a, b, std::move(wall)});
            }
        }
    }
    return pairs;
}

bool holds_together(const std::vector<Hall>& halls) {
    Groups groups(halls.size());
    for (const Pair& pair : neighbours_among(halls)) {
        groups.join(pair.a, pair.b);
    }
    return groups.is_one();
}

/// Removes some of the small halls.
void fill_some(std::vector<Hall>& halls, core::RandomStream& stream) {
    for (std::size_t number = halls.size(); number-- > 0;) {
        const Hall hall = halls[number];
        const bool small = hall.kind != HallKind::Aisle && hall.floor.size.area() <= largest_solid;
        if (small && halls.size() > 4 && stream.chance(solid_halls_in_hundred, 100)) {
            const auto place = halls.begin() + static_cast<std::ptrdiff_t>(number);
            halls.erase(place);
            if (!holds_together(halls)) {
                halls.insert(halls.begin() + static_cast<std::ptrdiff_t>(number), hall);
            }
        }
    }
}

/// Halls and the passages between them, before they are laid as cells.
class CryptSketch {
  public:
    CryptSketch(core::Size level, std::vector<Hall> halls) : halls_(std::move(halls)), open_(level, 0) {
        for (const Hall& hall : halls_) {
            lay(hall);
        }
    }

    /// Joins the halls. False if that did not join all of them.
    [[nodiscard]] bool join(core::RandomStream& stream) {
        std::vector<Pair> pairs = neighbours_among(halls_);
        core::shuffle(pairs, stream);
        Groups groups(halls_.size());
        for (const Pair& pair : pairs) {
            if (!groups.joined(pair.a, pair.b) || stream.chance(crypt_loops_in_hundred, 100)) {
                if (dig_arch(pair) || dig(pair, stream)) {
                    groups.join(pair.a, pair.b);
                }
            }
        }
        for (const Hall& hall : halls_) {
            open_chamber(hall, stream);
        }
        return halls_.size() >= 2 && groups.is_one();
    }

    [[nodiscard]] const std::vector<Hall>& halls() const { return halls_; }
    [[nodiscard]] const std::vector<Passage>& passages() const { return passages_; }

  private:
    void lay(const Hall& hall) {
        for (const Point at : core::cells_of(hall.floor)) {
            open_[at] = hall.has_floor(at) ? 1 : 0;
        }
    }

    /// The solid cells between a place in a wall and the floor of a hall.
    [[nodiscard]] std::vector<Point> solid_before(const Hall& hall, Point at, Point step) const {
        std::vector<Point> solid;
        for (at = at + step; hall.floor.contains(at) && open_[at] == 0; at = at + step) {
            solid.push_back(at);
        }
        return solid;
    }

    [[nodiscard]] Passage passage_at(const Pair& pair, Point door) const {
        const Point back = Point{} - pair.wall.across;
        Passage passage{door, solid_before(halls_[pair.a], door, back), false};
        const std::vector<Point> onward = solid_before(halls_[pair.b], door, pair.wall.across);
        passage.cells.insert(passage.cells.end(), onward.begin(), onward.end());
        return passage;
    }

    /// True if there is wall on both sides of all cells that a passage hollows out.
    [[nodiscard]] bool keeps_apart(const Passage& passage, Point across) const {
        const Point along{across.y, across.x};
        const auto walled = [&](Point at) { return open_[at + along] == 0 && open_[at - along] == 0; };
        return walled(passage.door) && std::ranges::all_of(passage.cells, walled);
    }

    /// Opens an arch, as wide as the aisle, where one aisle ends at another. False if the pair has no such
    /// place.
    [[nodiscard]] bool dig_arch(const Pair& pair) {
        const bool aisles = halls_[pair.a].kind == HallKind::Aisle && halls_[pair.b].kind == HallKind::Aisle;
        if (aisles && pair.wall.cells.size() <= widest_aisle) {
            open({pair.wall.cells.front(), pair.wall.cells, true});
            return true;
        }
        return false;
    }

    /// Digs a passage at one of the places where the fewest cells have to be hollowed out. False if no place
    /// is fit for a door.
    [[nodiscard]] bool dig(const Pair& pair, core::RandomStream& stream) {
        std::vector<Passage> best;
        for (const Point door : pair.wall.cells) {
            Passage passage = passage_at(pair, door);
            if (!keeps_apart(passage, pair.wall.across) ||
                (!best.empty() && passage.cells.size() > best.front().cells.size())) {
                continue;
            }
            if (!best.empty() && passage.cells.size() < best.front().cells.size()) {
                best.clear();
            }
            best.push_back(std::move(passage));
        }
        if (best.empty()) {
            return false;
        }
        open(core::pick(best, stream));
        return true;
    }

    void open(const Passage& passage) {
        open_[passage.door] = 1;
        for (const Point at : passage.cells) {
            open_[at] = 1;
        }
        passages_.push_back(passage);
    }

    /// Opens one or two of the four sides of the chamber within a hall, if it has one.
    void open_chamber(const Hall& hall, core::RandomStream& stream) {
        std::vector<Point> doors = hall.chamber_doors();
        if (!doors.empty()) {
            core::shuffle(doors, stream);
            doors.resize(stream.chance(1, 2) ? 2 : 1);
            for (const Point door : doors) {
                open({door, {}, false});
            }
        }
    }

    std::vector<Hall> halls_;
    core::Grid<std::uint8_t> open_;
    std::vector<Passage> passages_;
};

CryptSketch draw_crypt(core::Size level, core::RandomStream& stream) {
    for (int attempt = 0; attempt < crypt_tries; ++attempt) {
        std::vector<Hall> halls = divide(level, stream);
        fill_some(halls, stream);
        CryptSketch sketch(level, std::move(halls));
        if (sketch.join(stream)) {
            return sketch;
        }
    }
    CryptSketch plain(level, two_halls(level));
    const bool joined = plain.join(stream);
    TORCHWAKE_ENSURES(joined);
    return plain;
}

void lay_halls(Building& building, const CryptSketch& sketch, bool aisles) {
    for (const Hall& hall : sketch.halls()) {
        if ((hall.kind == HallKind::Aisle) == aisles) {
            building.lay_chamber(hall);
        }
    }
}

void lay(Building& building, const CryptSketch& sketch, core::RandomStream& stream) {
    lay_halls(building, sketch, true);
    building.show("aisles");
    lay_halls(building, sketch, false);
    building.show("halls");
    for (const Passage& passage : sketch.passages()) {
        building.lay(passage.door, Cell::Floor);
        for (const Point at : passage.cells) {
            building.lay(at, Cell::Floor);
        }
    }
    building.show("passages");
    for (const Passage& passage : sketch.passages()) {
        if (!passage.wide && stream.chance(crypt_doors_in_hundred, 100)) {
            building.lay(passage.door, Cell::Door);
        }
    }
    building.show("doors");
}

}  // namespace

Level build_crypts(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Building building(request, observer);
    const CryptSketch sketch = draw_crypt(request.size, stream);
    lay(building, sketch, stream);
    return building.take();
}

}  // namespace torchwake::levels
