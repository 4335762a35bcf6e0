#pragma once

#include "bench_case.hpp"

#include <cstdint>
#include <ostream>
#include <vector>

namespace torchwake::bench {

/// The rounds of one case, in microseconds a call.
struct Measurement {
    const Case* measured = nullptr;
    std::vector<double> rounds;
    double result_per_call = 0;
    double allocations_per_call = 0;

    [[nodiscard]] double minimum() const;
    [[nodiscard]] double median() const;
};

/// One object a workload: its cases, and where there is a peer the ratio of ours to the fastest of them.
void print_json(std::ostream& out, const std::vector<Measurement>& measurements);
/// Prints the measurements as a table for people.
void print_table(std::ostream& out, const std::vector<Measurement>& measurements);

}  // namespace torchwake::bench
