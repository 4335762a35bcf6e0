#include <torchwake/rules/caches.hpp>

#include <algorithm>

namespace torchwake::rules {

const spatial::DistanceMap& DistanceMaps::towards(const spatial::OpenNeighbours& steps, core::Point place) {
    ++clock_;
    const auto known = std::ranges::find_if(
        entries_, [place](const Entry& entry) { return entry.used != 0 && entry.place == place; });
    Entry& entry = known != entries_.end() ? *known : *std::ranges::min_element(entries_, {}, &Entry::used);
    if (known == entries_.end()) {
        entry.place = place;
        finder_.steps(steps, place, entry.map);
    }
    entry.used = clock_;
    return entry.map;
}

void DistanceMaps::forget() {
    for (Entry& entry : entries_) {
        entry.used = 0;
    }
}

}  // namespace torchwake::rules
