#pragma once

// Simulations by the program, whose results tests read.

#include "app/members.hpp"
#include "app/told.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::testing {

inline Told simulate(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "simulate");
    return run(std::move(arguments));
}

/// All but the summary, which tells of time.
inline std::string rows_of(const std::string& lines) {
    return lines.substr(0, lines.find("{\"summary\""));
}

/// The summary in the last of some lines.
inline json::Object summary_of(const std::string& lines) {
    return object_at(objects_in(lines).back(), "summary");
}

/// Files that the shards of a simulation wrote.
class Shards {
  public:
    /// Games in three shards, of which each wrote a file.
    explicit Shards(const std::vector<std::string>& games) : games_(games) {
        for (int shard = 1; shard <= 3; ++shard) {
            std::vector<std::string> arguments = games;
            arguments.insert(arguments.end(),
                             {"--shard", std::to_string(shard) + "/3", "--out", file(shard)});
            REQUIRE(simulate(arguments).code == 0);
        }
    }

    [[nodiscard]] std::string file(int shard) const {
        return (folder_.path() / ("games-" + std::to_string(shard) + ".jsonl")).string();
    }
    [[nodiscard]] std::string other_file(const std::string& name) const {
        return (folder_.path() / name).string();
    }
    /// A file with that text.
    [[nodiscard]] std::string written(const std::string& name, const std::string& text) const {
        std::ofstream(other_file(name), std::ios::binary) << text;
        return other_file(name);
    }

  private:
    ScratchFolder folder_;
    std::vector<std::string> games_;
};

/// Ten games of 150 turns from seed 70 on, in three shards.
inline const Shards& some_shards() {
    static const Shards once({"--games", "10", "--seed", "70", "--turns", "150"});
    return once;
}

}  // namespace torchwake::testing
