#pragma once

// The cases of a bench file. A case belongs to a workload and to a side: "torchwake", a variant of ours, or a
// peer. Every case registers itself during static initialisation, so a new file needs no list.

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::bench {

/// The side whose code a case measures.
enum class Side : std::uint8_t {
    Ours,     ///< compared with the peer
    Variant,  ///< reported beside them
    Peer      ///< the fastest of a workload's peers counts
};

/// The result of one pass over a workload.
struct Pass {
    std::uint64_t calls = 0;
    std::uint64_t result = 0;  ///< summed over the calls: cells seen, cells reached, steps of paths
};

/// The goals of a workload; zero is no goal.
struct Goal {
    double ratio_to_peer = 0;
    double microseconds = 0;
};

struct Case {
    std::string workload;
    std::string name;
    Side side = Side::Ours;
    Goal goal;
    /// Makes the measured function: one pass over the workload. Runs outside the measured time.
    std::function<std::function<Pass()>()> prepare;
};

[[nodiscard]] std::vector<Case>& cases();

/// Adds a case; the value only exists so that a namespace-scope constant can call it.
inline bool add_case(Case added) {
    cases().push_back(std::move(added));
    return true;
}

}  // namespace torchwake::bench
