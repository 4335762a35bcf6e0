// torchwake_presses [RUNS [FIRST_SEED]]
//
// Records so many runs on depths 1 to 4, and prints what each costs at least: presses under the old table of
// keys, presses under that of today, and clicks. README.md tells how it counts.

#include "presses/fewest_presses.hpp"

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>

namespace torchwake::testing {
namespace {

constexpr std::int32_t last_depth = 4;
constexpr std::size_t most_commands = 20'000;

void print_costs(const Costs& costs) {
    const double saved = costs.old > 0 ? 100.0 * (costs.old - costs.today) / costs.old : 0;
    const double clicks = costs.today > 0 ? static_cast<double>(costs.mouse) / costs.today : 0;
    std::cout << std::setw(8) << costs.old << std::setw(8) << costs.today << std::setw(8) << costs.mouse
              << std::setw(9) << saved << '%' << std::setw(8) << clicks;
}

void print_heading(const std::string& what) {
    std::cout << std::left << std::setw(40) << what << std::right << std::setw(8) << "old" << std::setw(8)
              << "today" << std::setw(8) << "clicks" << std::setw(10) << "fewer" << std::setw(8) << "ratio"
              << '\n';
}

void print_row(const std::string& name, const Costs& costs) {
    std::cout << std::left << std::setw(40) << name << std::right;
    print_costs(costs);
    std::cout << '\n';
}

void print_runs(std::uint64_t runs, std::uint64_t first_seed, Style style) {
    print_heading(style == Style::Shoots ? "runs of a hero that shoots and throws" : "by hand only");
    Presses sum;
    for (std::uint64_t seed = first_seed; seed < first_seed + runs; ++seed) {
        const RecordedRun run = record_run(seed, last_depth, most_commands, style);
        const Presses presses = fewest_presses(run);
        print_row("seed " + std::to_string(seed) + ", to depth " + std::to_string(run.deepest) + ", " +
                      std::to_string(presses.commands) + " commands",
                  presses.all);
        sum += presses;
    }
    print_row("all", sum.all);
    std::cout << '\n';
    print_heading("spent on");
    for (std::size_t deed = 0; deed < deed_titles.size(); ++deed) {
        print_row(std::string(deed_titles[deed]), sum.by_deed[deed]);
    }
    std::cout << "\nplaces of the quickbar filled: " << sum.quick_places << "\n\n";
}

}  // namespace
}  // namespace torchwake::testing

int main(int count, char** arguments) {
    using torchwake::testing::Style;
    const std::uint64_t runs = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 10;
    const std::uint64_t first_seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    std::cout << std::fixed << std::setprecision(2);
    for (const Style style : {Style::Shoots, Style::Strikes}) {
        torchwake::testing::print_runs(runs, first_seed, style);
    }
}
