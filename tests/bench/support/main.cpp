// Runs the registered cases under Google Benchmark: 15 rounds, in which the cases of a workload take turns
// within this one process. JSON goes to standard output, a table to standard error.
//
// torchwake_bench [--benchmark_filter=REGEX] [other options of Google Benchmark]

#include "allocations.hpp"
#include "bench_case.hpp"
#include "report.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr int rounds = 15;

/// A case with what its first run prepared: later rounds go on with the same memory.
struct PreparedCase {
    const Case* measured = nullptr;
    std::function<Pass()> pass;
};

void run_case(benchmark::State& state, PreparedCase& prepared) {
    if (!prepared.pass) {
        prepared.pass = prepared.measured->prepare();
        prepared.pass();  // the first pass allocates, and warms the caches
    }
    Pass total;
    const std::uint64_t allocations_before = allocations();
    for (auto _ : state) {
        const Pass done = prepared.pass();
        total.calls += done.calls;
        total.result += done.result;
    }
    const auto calls = static_cast<double>(total.calls);
    state.counters["allocations"] = static_cast<double>(allocations() - allocations_before) / calls;
    state.counters["result"] = static_cast<double>(total.result) / calls;
    state.counters["calls"] = calls;
}

/// Collects what Google Benchmark measured, by case.
class Collector : public benchmark::BenchmarkReporter {
  public:
    explicit Collector(const std::map<std::string, PreparedCase>& by_name) : by_name_(by_name) {}

    bool ReportContext(const Context&) override { return true; }

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Iteration && run.iterations > 0) {
                add(run);
            }
        }
    }

    [[nodiscard]] const std::vector<Measurement>& measurements() const { return measurements_; }

  private:
    void add(const Run& run) {
        const Case* const measured = by_name_.at(run.run_name.function_name).measured;
        const auto same = [&](const Measurement& known) { return known.measured == measured; };
        auto found = std::find_if(measurements_.begin(), measurements_.end(), same);
        if (found == measurements_.end()) {
            found = measurements_.insert(found, Measurement{measured, {}, 0, 0});
        }
        found->rounds.push_back(run.cpu_accumulated_time * 1e6 / run.counters.at("calls"));
        found->result_per_call = run.counters.at("result");
        found->allocations_per_call =
            std::max(found->allocations_per_call, double{run.counters.at("allocations")});
    }

    const std::map<std::string, PreparedCase>& by_name_;
    std::vector<Measurement> measurements_;
};

/// Google Benchmark runs repetition by repetition across cases only when told to interleave.
std::vector<std::string> with_interleaving(int argc, char** argv) {
    std::vector<std::string> arguments(argv, argv + argc);
    arguments.insert(arguments.begin() + 1, "--benchmark_enable_random_interleaving=true");
    return arguments;
}

int run(int argc, char** argv) {
    std::vector<std::string> arguments = with_interleaving(argc, argv);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) {
        pointers.push_back(argument.data());
    }
    int count = static_cast<int>(pointers.size());
    std::map<std::string, PreparedCase> by_name;
    for (const Case& measured : cases()) {
        const std::string name = measured.workload + '/' + measured.name;
        PreparedCase& prepared = by_name[name] = {&measured, {}};
        const auto run_prepared = [&prepared](benchmark::State& state) { run_case(state, prepared); };
        benchmark::RegisterBenchmark(name.c_str(), run_prepared)->Repetitions(rounds)->MinTime(0.01);
    }
    benchmark::Initialize(&count, pointers.data());
    if (benchmark::ReportUnrecognizedArguments(count, pointers.data())) {
        return 2;
    }
    Collector collector(by_name);
    benchmark::RunSpecifiedBenchmarks(&collector);
    print_json(std::cout, collector.measurements());
    print_table(std::cerr, collector.measurements());
    return 0;
}

}  // namespace
}  // namespace torchwake::bench

int main(int argc, char** argv) {
    return torchwake::bench::run(argc, argv);
}
