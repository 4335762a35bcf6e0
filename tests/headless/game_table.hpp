#pragma once

// A whole game in memory, played over lines.

#include <torchwake/content/loader.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/headless/director_stage.hpp>
#include <torchwake/headless/session.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::tests {

class MemoryStorage final : public flow::Storage {
  public:
    bool has_run() override { return run.has_value(); }
    boost::system::result<save::SavedRun, flow::StorageError> load_run() override { return *run; }
    boost::system::result<void, flow::StorageError> save_run(const save::SavedRun& saved) override {
        run = saved;
        return {};
    }
    void discard_run() override { run.reset(); }
    boost::system::result<void, flow::StorageError> save_options(const save::Options& changed) override {
        options = changed;
        return {};
    }

    std::optional<save::SavedRun> run;
    std::optional<save::Options> options;
};

class CountingSeeds final : public flow::SeedSource {
  public:
    std::uint64_t next_seed() override { return ++last_; }

  private:
    std::uint64_t last_ = 100;
};

inline std::string asset(const std::string& name) {
    return std::string(TORCHWAKE_SOURCE_DIR) + "/assets/" + name;
}

inline std::string text_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct GameTable {
    explicit GameTable(flow::GameSettings settings = {.seed = 7}, core::Size size = {100, 36})
        : game(ruleset, keys, {&stage, &storage, &seeds}, settings),
          session({&game, &director, &catalog, &words, &keys}, {size, settings.seed.value_or(0)}) {
        game.start();
    }

    /// The reply to a line, read back. Requires: it is JSON.
    json::Object ask(std::string_view line) {
        auto reply = json::read(session.reply(line), "reply", {.max_bytes = 1U << 20U});
        return *reply->if_object();
    }
    /// The rows of the screen as one text.
    std::string screen() {
        std::string text;
        const json::Object reply = ask(R"({"screen":true})");
        for (const json::Value& row : *reply.find("screen")->if_array()) {
            text += *row.if_string() + "\n";
        }
        return text;
    }

    content::Catalog catalog = *content::load_catalog(asset("data"));
    view::Words words = *view::load_words(asset("words/english.json"));
    screen::KeyMap keys = *screen::read_key_map(text_of(asset("keys.json")), "keys.json");
    rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    view::Director director{catalog, words, keys};
    headless::DirectorStage stage{catalog, director};
    MemoryStorage storage;
    CountingSeeds seeds;
    flow::Game game;
    headless::Session session;
};

}  // namespace torchwake::tests
