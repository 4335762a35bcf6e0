#include <torchwake/rules/caches.hpp>

#include <algorithm>

namespace torchwake::rules {

/// The entry of a place; without one, an entry is reused: an empty one, else the least recently used.
DistanceMaps::Entry& DistanceMaps::entry_for(std::span<Entry> entries, core::Point place) {
    const auto known = std::ranges::find_if(
        entries, [place](const Entry& entry) { return entry.used != 0 && entry.place == place; });
    if (known != entries.end()) {
        return *known;
    }
    Entry& oldest = *std::ranges::min_element(entries, {}, &Entry::used);
    oldest.place = place;
    oldest.used = 0;
    return oldest;
}

const spatial::DistanceMap& DistanceMaps::towards(const spatial::OpenNeighbours& steps, core::Point place) {
    Entry& entry = entry_for(entries_, place);
    if (entry.used == 0) {
        finder_.steps(steps, place, entry.map);
    }
    entry.used = ++clock_;
    return entry.map;
}

const spatial::DistanceMap& DistanceMaps::away_from(const spatial::OpenNeighbours& steps, core::Point place) {
    Entry& entry = entry_for(flights_, place);
    if (entry.used == 0) {
        finder_.flee(steps, towards(steps, place), entry.map);
    }
    entry.used = ++clock_;
    return entry.map;
}

void DistanceMaps::forget() {
    for (Entry& entry : entries_) {
        entry.used = 0;
    }
    for (Entry& entry : flights_) {
        entry.used = 0;
    }
}

}  // namespace torchwake::rules
