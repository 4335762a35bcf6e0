// A game can be played with any data of one changed value that the loader accepts.

#include "content/changed_data.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace torchwake::bots {
namespace {

/// Goes down some levels at once, and then as the explorer does.
class Diver final : public Bot {
  public:
    explicit Diver(std::uint64_t levels) : levels_(levels) {}
    rules::Command next(const forecast::Knowledge& knowledge) override {
        if (levels_ == 0) {
            return explorer_->next(knowledge);
        }
        --levels_;
        return rules::Cheat{rules::CheatKind::NextLevel};
    }

  private:
    std::uint64_t levels_;
    std::unique_ptr<Bot> explorer_ = make_bot("explorer");
};

/// Each `step`th change of each file that the loader takes.
std::size_t play_changed(std::size_t step) {
    const content::DataTexts texts = content::game_texts();
    std::uint64_t count = 0;
    std::size_t played = 0;
    for (const content::DataFile& file : content::data_files) {
        const content::Changes changes(texts.*file.text);
        for (std::size_t leaf = 0; leaf < changes.leaves(); ++leaf) {
            for (const content::TextChange& change : changes.of(leaf)) {
                if (count++ % step != 0) {
                    continue;
                }
                content::DataTexts changed = texts;
                changed.*file.text = changes.with(change);
                const auto catalog = content::build_catalog(changed);
                if (catalog.has_error()) {
                    continue;
                }
                CAPTURE(file.name, change.what);
                Diver diver(count / step % 12);
                const PlayedRun run = play_out({&*catalog, worldgen::level_source()}, count, diver, 60);
                REQUIRE(rules::broken_invariant({*catalog, run.world}) == std::nullopt);
                REQUIRE(rules::caches_are_current({*catalog, run.world}));
                ++played;
            }
        }
    }
    return played;
}

}  // namespace

TEST_CASE("games by data with some value changed are sound where the loader takes it",
          "[bots][data][robustness]") {
    CHECK(play_changed(199) > 50);
}

TEST_CASE("games by data with any value changed are sound where the loader takes it",
          "[bots][data][robustness][.nightly]") {
    CHECK(play_changed(1) > 10'000);
}

}  // namespace torchwake::bots
