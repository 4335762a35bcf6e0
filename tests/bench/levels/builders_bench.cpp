#include "bench_case.hpp"

#include <torchwake/levels/builders.hpp>

#include <string>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seeds = 1000;

Pass build_all(const levels::Builder& builder) {
    Pass pass;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        core::RandomStream stream(seed);
        pass.result += builder.build({.size = {80, 43}}, stream, {}).regions.size();
        ++pass.calls;
    }
    return pass;
}

bool add_builders() {
    for (const levels::Builder& builder : levels::builders) {
        add_case({"plain level by \"" + std::string(builder.name) + "\", 80x43, mean of 1000 seeds",
                  "torchwake",
                  Side::Ours,
                  {0, 1000},
                  [&builder] { return [&builder] { return build_all(builder); }; }});
    }
    return true;
}

const bool added = add_builders();

}  // namespace
}  // namespace torchwake::bench
