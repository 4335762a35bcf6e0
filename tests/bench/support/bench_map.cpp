#include "bench_map.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>

namespace torchwake::bench {
namespace {

BenchMap read_map(const std::string& name) {
    const std::string path = std::string(TORCHWAKE_BENCH_MAPS "/") + name + ".txt";
    std::ifstream file(path);
    BenchMap map{name, {}, {}};
    for (std::string line; std::getline(file, line); ++map.size.height) {
        map.size.width = static_cast<std::int32_t>(line.size());
        for (std::int32_t x = 0; x < map.size.width; ++x) {
            if (line[static_cast<std::size_t>(x)] == '.') {
                map.floor.push_back({x, map.size.height});
            }
        }
    }
    if (map.floor.empty()) {
        std::cerr << "torchwake_bench: no map in " << path << '\n';
        std::exit(1);
    }
    return map;
}

}  // namespace

std::vector<core::Point> BenchMap::chosen(std::size_t at_most) const {
    const std::size_t count = std::min(at_most, floor.size());
    std::vector<core::Point> cells;
    for (std::size_t i = 0; i < count; ++i) {
        cells.push_back(floor[i * floor.size() / count]);
    }
    return cells;
}

const BenchMap& bench_map(std::string_view name) {
    static std::map<std::string, BenchMap, std::less<>> read;
    const auto known = read.find(name);
    return known != read.end() ? known->second
                               : read.emplace(name, read_map(std::string(name))).first->second;
}

std::vector<core::Point> shifted_by_half(const std::vector<core::Point>& cells) {
    std::vector<core::Point> shifted = cells;
    std::rotate(shifted.begin(), shifted.begin() + static_cast<std::ptrdiff_t>(shifted.size() / 2),
                shifted.end());
    return shifted;
}

}  // namespace torchwake::bench
