#include "report.hpp"

#include <algorithm>
#include <iomanip>
#include <optional>
#include <string>

namespace torchwake::bench {
namespace {

using Group = std::vector<const Measurement*>;

/// The measurements by workload, in the order of their first case.
std::vector<Group> by_workload(const std::vector<Measurement>& measurements) {
    std::vector<Group> groups;
    for (const Measurement& measurement : measurements) {
        const auto same = [&](const Group& group) {
            return group.front()->measured->workload == measurement.measured->workload;
        };
        const auto found = std::find_if(groups.begin(), groups.end(), same);
        if (found == groups.end()) {
            groups.push_back({&measurement});
        } else {
            found->push_back(&measurement);
        }
    }
    return groups;
}

/// The fastest of a side, by its minimum.
const Measurement* fastest(const Group& group, Side side) {
    const Measurement* best = nullptr;
    for (const Measurement* const candidate : group) {
        const bool counts = candidate->measured->side == side;
        if (counts && (best == nullptr || candidate->minimum() < best->minimum())) {
            best = candidate;
        }
    }
    return best;
}

struct Comparison {
    const Measurement* ours;
    const Measurement* peer;

    [[nodiscard]] double ratio() const { return ours->minimum() / peer->minimum(); }
    [[nodiscard]] double median_ratio() const { return ours->median() / peer->median(); }
};

std::optional<Comparison> comparison(const Group& group) {
    const Comparison both{fastest(group, Side::Ours), fastest(group, Side::Peer)};
    return both.ours != nullptr && both.peer != nullptr ? std::optional(both) : std::nullopt;
}

Goal goal_of(const Group& group) {
    const Measurement* const ours = fastest(group, Side::Ours);
    return ours == nullptr ? Goal{} : ours->measured->goal;
}

void print_case(std::ostream& out, const Measurement& row) {
    out << "      {\"case\": " << std::quoted(row.measured->name) << ", \"minimum_us\": " << row.minimum()
        << ", \"median_us\": " << row.median() << ", \"rounds\": " << row.rounds.size()
        << ", \"result_per_call\": " << row.result_per_call
        << ", \"allocations_per_call\": " << row.allocations_per_call << "}";
}

void print_group(std::ostream& out, const Group& group) {
    out << "    {\"workload\": " << std::quoted(group.front()->measured->workload);
    const Goal goal = goal_of(group);
    if (goal.microseconds > 0) {
        out << ", \"goal_us\": " << goal.microseconds;
    }
    if (const auto both = comparison(group)) {
        out << ", \"peer\": " << std::quoted(both->peer->measured->name) << ", \"ratio\": " << both->ratio()
            << ", \"median_ratio\": " << both->median_ratio() << ", \"goal_ratio\": " << goal.ratio_to_peer;
    }
    out << ", \"cases\": [\n";
    for (const Measurement* const row : group) {
        print_case(out, *row);
        out << (row == group.back() ? "\n    ]}" : ",\n");
    }
}

}  // namespace

double Measurement::minimum() const {
    return *std::min_element(rounds.begin(), rounds.end());
}

double Measurement::median() const {
    std::vector<double> sorted = rounds;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return *middle;
}

void print_json(std::ostream& out, const std::vector<Measurement>& measurements) {
    const std::vector<Group> groups = by_workload(measurements);
    out << "{\n  \"workloads\": [\n";
    for (const Group& group : groups) {
        print_group(out, group);
        out << (&group == &groups.back() ? "\n" : ",\n");
    }
    out << "  ]\n}\n";
}

void print_table(std::ostream& out, const std::vector<Measurement>& measurements) {
    out << std::fixed;
    for (const Group& group : by_workload(measurements)) {
        out << group.front()->measured->workload;
        if (const auto both = comparison(group)) {
            out << std::setprecision(3) << ": ratio " << both->ratio() << " (medians " << both->median_ratio()
                << "), goal " << goal_of(group).ratio_to_peer;
        }
        if (goal_of(group).microseconds > 0) {
            out << ": goal " << goal_of(group).microseconds << " us";
        }
        out << '\n';
        for (const Measurement* const row : group) {
            out << "  " << std::left << std::setw(34) << row->measured->name << std::right
                << std::setprecision(3) << std::setw(10) << row->minimum() << " us  median " << std::setw(10)
                << row->median() << "  result " << std::setprecision(1) << std::setw(9)
                << row->result_per_call << "  allocations " << row->allocations_per_call << '\n';
        }
    }
}

}  // namespace torchwake::bench
