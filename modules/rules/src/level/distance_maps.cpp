#include <torchwake/rules/caches.hpp>

#include <algorithm>

namespace torchwake::rules {

/// The entry of a place; without one, an entry is reused: an empty one, else the least recently used.
template <class Map>
DistanceMaps::Entry<Map>& DistanceMaps::entry_for(std::span<Entry<Map>> entries, core::Point place) {
    const auto known = std::ranges::find_if(
        entries, [place](const Entry<Map>& entry) { return entry.used != 0 && entry.place == place; });
    if (known != entries.end()) {
        return *known;
    }
    Entry<Map>& oldest = *std::ranges::min_element(entries, {}, &Entry<Map>::used);
    oldest.place = place;
    oldest.used = 0;
    return oldest;
}

spatial::GrowingMap& DistanceMaps::begun(const spatial::OpenNeighbours& steps, core::Point place) {
    auto& entry = entry_for(std::span<Entry<spatial::GrowingMap>>(entries_), place);
    if (entry.used == 0) {
        finder_.begin(steps, place, entry.map);
    }
    entry.used = ++clock_;
    return entry.map;
}

const spatial::DistanceMap& DistanceMaps::towards(const spatial::OpenNeighbours& steps, core::Point place) {
    spatial::GrowingMap& map = begun(steps, place);
    finder_.complete(steps, map);
    return map.map;
}

const spatial::DistanceMap& DistanceMaps::towards(const spatial::OpenNeighbours& steps, core::Point place,
                                                  core::Point from) {
    spatial::GrowingMap& map = begun(steps, place);
    finder_.reach(steps, from, map);
    return map.map;
}

const spatial::DistanceMap& DistanceMaps::away_from(const spatial::OpenNeighbours& steps, core::Point place) {
    auto& entry = entry_for(std::span<Entry<spatial::DistanceMap>>(flights_), place);
    if (entry.used == 0) {
        finder_.flee(steps, towards(steps, place), entry.map);
    }
    entry.used = ++clock_;
    return entry.map;
}

void DistanceMaps::forget() {
    for (auto& entry : entries_) {
        entry.used = 0;
    }
    for (auto& entry : flights_) {
        entry.used = 0;
    }
}

}  // namespace torchwake::rules
