// Games share nothing: two in one process, played in turns, each go as they do alone.

#include "headless/game_table.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <vector>

namespace torchwake::headless {
namespace {

using tests::GameTable;

/// Takes any action that is published, those that lead on more often, and notes each reply whole.
class RandomPlayer {
  public:
    explicit RandomPlayer(std::uint64_t seed)
        : stream_(core::derive_stream(seed, "test player")), table_({.seed = seed}) {}

    void step() {
        const json::Object* const action = choose();
        const std::string taken(action != nullptr ? *action->find("id")->if_string() : "");
        std::string line = R"("state":true,"screen":true})";
        if (taken.empty() || stream_.chance(1, 4)) {
            line = R"({"advance":300,)" + line;
        } else {
            line = R"({"action":")" + taken + "\"," + line;
        }
        replies_.push_back(table_.session.reply(line));
        const auto reply = json::read(replies_.back(), "reply", {.max_bytes = 1U << 20U});
        last_ = *reply->if_object();
    }
    [[nodiscard]] const std::vector<std::string>& replies() const { return replies_; }
    [[nodiscard]] std::string hash() const { return tests::text_at(last_, "hash"); }
    [[nodiscard]] std::string awaiting() const { return tests::text_at(last_, "awaiting"); }

  private:
    /// Null where there is nothing to take without a cell or the like.
    [[nodiscard]] const json::Object* choose() {
        const json::Array& actions = tests::array_at(last_, "actions");
        std::vector<const json::Object*> plain;
        for (const json::Value& action : actions) {
            const json::Object* const object = action.if_object();
            const std::string_view id = *object->find("id")->if_string();
            if (object->find("with") == nullptr && id != "quit" && id != "abandon") {
                plain.push_back(object);
                const bool leads_on = id.starts_with("move-") || id == "explore" || id == "new-game";
                plain.insert(plain.end(), id == "cancel" ? 24 : leads_on ? 12 : 0, object);
            }
        }
        return plain.empty() ? nullptr : plain[stream_.below(static_cast<std::uint32_t>(plain.size()))];
    }

    core::RandomStream stream_;
    GameTable table_;
    std::vector<std::string> replies_;
    json::Object last_ = table_.ask("{}");
};

constexpr int steps = 400;

}  // namespace

TEST_CASE("two games played by turns in one process are each as they are alone", "[headless][W2][F6]") {
    RandomPlayer first(31);
    RandomPlayer second(32);
    std::set<std::string> hashes;
    std::set<std::string> scopes;
    for (int count = 0; count < steps; ++count) {
        first.step();
        second.step();
        hashes.insert(first.hash());
        scopes.insert(first.awaiting());
    }
    CHECK(hashes.size() > 20);
    CHECK(scopes.size() > 8);
    const auto alone = [](std::uint64_t seed) {
        RandomPlayer player(seed);
        for (int count = 0; count < steps; ++count) {
            player.step();
        }
        return player.replies();
    };
    CHECK(first.replies() == alone(31));
    CHECK(second.replies() == alone(32));
}

}  // namespace torchwake::headless
