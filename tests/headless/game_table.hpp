#pragma once

// A whole game in memory, played over lines.

#include "flow/fixed_data.hpp"
#include "flow/memory_runs.hpp"
#include "headless/game_library.hpp"

#include <torchwake/flow/game.hpp>
#include <torchwake/headless/session.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::tests {

class MemoryStorage final : public flow::Storage {
  public:
    explicit MemoryStorage(std::optional<save::SavedRun> stored = std::nullopt) {
        if (stored) {
            kept_runs.put(*std::move(stored));
        }
    }
    std::vector<save::RunSummary> runs() override { return kept_runs.list(); }
    boost::system::result<save::StoredRun, flow::StorageError> read_run(const std::string& name) override {
        return kept_runs.read(name);
    }
    bool in_use(const std::string&) override { return false; }
    void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& begun) override {
        kept_runs.begin(header, begun);
    }
    std::string run_name() override { return kept_runs.current(); }
    boost::system::result<flow::WrittenCapsule, flow::StorageError> write_capsule(
        const std::string& run, const save::Options&, const std::string&,
        const std::vector<std::string>&) override {
        return flow::WrittenCapsule{run + ".json"};
    }
    boost::system::result<void, flow::StorageError> resume_run(save::StoredRun run) override {
        kept_runs.resume(std::move(run));
        return {};
    }
    void record(const save::Record& record) override { kept_runs.record(record); }
    void keep(const save::SavedRun& run) override { kept_runs.keep(run); }
    save::Durability durability() override { return {}; }
    boost::system::result<void, flow::StorageError> store_run() override { return {}; }
    void leave_run() override { kept_runs.leave(); }
    boost::system::result<void, flow::StorageError> save_options(const save::Options& changed) override {
        options = changed;
        return {};
    }

    flow::Recorded record_run(const save::ScoreEntry& score, bool scored,
                              const std::string& record) override {
        records.push_back(record);
        if (scored) {
            entries.push_back(score);
        }
        return {scored ? std::optional<std::int32_t>(0) : std::nullopt, "memory", std::nullopt};
    }
    save::LoadedScores scores() override { return {entries, std::nullopt}; }

    flow::MemoryRuns kept_runs;
    std::vector<std::string> records;
    std::vector<save::ScoreEntry> entries;
    std::optional<save::Options> options;
};

class CountingSeeds final : public flow::SeedSource {
  public:
    std::uint64_t next_seed() override { return ++last_; }

  private:
    std::uint64_t last_ = 100;
};

struct GameTable {
    explicit GameTable(flow::GameSettings settings = {.seed = 7}, core::Size size = {100, 36},
                       rules::LevelSource levels = worldgen::level_source(),
                       MemoryStorage kept = MemoryStorage())
        : ruleset{&catalog, std::move(levels)},
          storage(std::move(kept)),
          game(ruleset, library().keys, {&presenter, &storage, &seeds, &data}, settings),
          session({&game, &presenter, &catalog, &words}, {size, settings.seed.value_or(0)}) {
        game.start();
    }

    /// The reply to a line, read back. Requires: it is JSON.
    json::Object ask(std::string_view line) {
        auto reply = json::read(session.reply(line), "reply", {.max_bytes = 1U << 20U});
        return *reply->if_object();
    }
    /// Sends an action without an argument.
    json::Object act(std::string_view action) {
        return ask(R"({"action":")" + std::string(action) + R"("})");
    }
    /// Begins a run and takes the gift of coins, which is the second of those offered.
    json::Object begin() {
        act("new-game");
        return act("choose-b");
    }
    /// The state that the run that was begun last would be brought back in, by its commands alone.
    save::SavedRun stored() {
        const auto restored = flow::restore(ruleset, storage.kept_runs.last(), flow::RestoreTo::LastCommand);
        REQUIRE(restored.has_value());
        return restored->run;
    }
    /// The rows of the screen as one text.
    std::string screen() {
        std::string text;
        const json::Object reply = ask(R"({"screen":true})");
        for (const json::Value& row : *reply.find("screen")->if_array()) {
            text += std::string(*row.if_string()) + "\n";
        }
        return text;
    }

    const content::Catalog& catalog = library().catalog;
    const words::Words& words = library().words;
    rules::Ruleset ruleset;
    stage::Presenter presenter{catalog, words, library().keys};
    MemoryStorage storage;
    CountingSeeds seeds;
    flow::FixedData data;
    flow::Game game;
    headless::Session session;
};

// Parts of a reply. All require a member of that name and kind.

inline const json::Value& value_at(const json::Object& object, std::string_view name) {
    CAPTURE(name);
    const json::Value* const value = object.find(name);
    REQUIRE(value != nullptr);
    return *value;
}
template <class T>
const T& member_of(const json::Object& object, std::string_view name, const T* (json::Value::*as)() const) {
    CAPTURE(name);
    const T* const held = (value_at(object, name).*as)();
    REQUIRE(held != nullptr);
    return *held;
}
inline std::string text_at(const json::Object& object, std::string_view name) {
    CAPTURE(name);
    const auto text = value_at(object, name).if_string();
    REQUIRE(text.has_value());
    return std::string(*text);
}
inline std::int64_t number_at(const json::Object& object, std::string_view name) {
    return member_of(object, name, &json::Value::if_integer);
}
inline const json::Array& array_at(const json::Object& object, std::string_view name) {
    return member_of(object, name, &json::Value::if_array);
}
inline const json::Object& object_at(const json::Object& object, std::string_view name) {
    return member_of(object, name, &json::Value::if_object);
}

/// The place that a reply's error names. Requires: the reply has an error with words.
inline std::string error_at(const json::Object& reply) {
    const json::Object& error = object_at(reply, "error");
    CHECK_FALSE(text_at(error, "message").empty());
    return text_at(error, "at");
}

/// The fields that every reply has.
inline void check_standard(const json::Object& reply) {
    text_at(reply, "awaiting");
    array_at(reply, "actions");
    number_at(reply, "turn");
    number_at(reply, "depth");
    CHECK(text_at(reply, "hash").size() == 16);
    number_at(reply, "seed");
}

}  // namespace torchwake::tests
