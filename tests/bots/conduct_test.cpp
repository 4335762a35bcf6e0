#include "content/game_data.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/rules/gifts.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::bots {
namespace {

bool changes_matter(const std::vector<content::ItemEffect>& effects) {
    return content::has_effect<content::MatterEffect>(effects) ||
           content::has_effect<content::HeatEffect>(effects);
}

/// The means that a command at a target draws on, by what it uses.
class MeansOf {
  public:
    explicit MeansOf(const forecast::Knowledge& knowledge) : knowledge_(knowledge) {}

    void operator()(const rules::Buy&) { used.insert(Means::Trade); }
    void operator()(const rules::Sell&) { used.insert(Means::Trade); }
    void operator()(const rules::Throw& thrown) {
        used.insert(Means::Throws);
        note_item(thrown.slot);
    }
    void operator()(const rules::Fire&) { used.insert(Means::Throws); }
    void operator()(const rules::SetFire&) { used.insert(Means::Matter); }
    void operator()(const rules::Equip&) { used.insert(Means::Gear); }
    void operator()(const rules::Grow&) { used.insert(Means::Growth); }
    void operator()(const rules::UseItem& use) {
        if (use.target) {
            note_item(use.slot);
        }
    }
    void operator()(const rules::Cast& cast) {
        used.insert(Means::Spells);
        const forecast::KnownSpell known = knowledge_.spells().at(cast.place.value);
        note_matter(knowledge_.catalog().spell(known.spell).effects);
    }
    template <class Other>
    void operator()(const Other&) {}

    std::set<Means> used;

  private:
    void note_matter(const std::vector<content::ItemEffect>& effects) {
        if (changes_matter(effects)) {
            used.insert(Means::Matter);
        }
    }
    void note_item(rules::Slot slot) {
        for (const forecast::PackEntry& entry : knowledge_.pack()) {
            if (entry.slot == slot && entry.item) {
                const content::ItemDef& item = knowledge_.catalog().item(*entry.item);
                note_matter(item.effects);
                if (item.breaks) {
                    used.insert(Means::Throws);
                }
            }
        }
    }

    const forecast::Knowledge& knowledge_;
};

/// Plays as another bot, and notes the means that its commands draw on.
class Observed final : public Bot {
  public:
    explicit Observed(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}

    rules::Command next(const forecast::Knowledge& knowledge) override {
        rules::Command command = bot_->next(knowledge);
        MeansOf means(knowledge);
        std::visit(means, command);
        used.merge(means.used);
        if (knowledge.turn() > 1 && knowledge.hero().torch == true) {
            used.insert(Means::Light);
        }
        return command;
    }

    std::set<Means> used;

  private:
    std::unique_ptr<Bot> bot_;
};

std::set<Means> means_of_games(std::string_view name, const Conduct& conduct, std::uint64_t first_seed,
                               std::uint64_t games) {
    std::set<Means> used;
    for (std::uint64_t seed = first_seed; seed < first_seed + games; ++seed) {
        Observed bot(make_bot(name, conduct));
        const PlayedRun run = play_out({&content::game_data(), worldgen::level_source()}, seed, bot, 2500);
        CHECK(run.world.run.turn > 1);
        used.merge(bot.used);
    }
    return used;
}

constexpr std::uint64_t first_seed = 770'000;

}  // namespace

TEST_CASE("the explorer draws on every family of means", "[bots]") {
    CHECK(means_of_games("explorer", {}, first_seed, 3).size() == content::enum_count<Means>);
}

TEST_CASE("a bot draws on no means that it does without", "[bots]") {
    for (const std::string_view name : bot_names()) {
        for (std::size_t place = 0; place < content::enum_count<Means>; ++place) {
            const auto left = static_cast<Means>(place);
            CAPTURE(name, content::enum_id(left));
            CHECK_FALSE(means_of_games(name, {.without = {left}}, first_seed + place % 3, 1).contains(left));
        }
    }
}

TEST_CASE("a bot takes the gift of its conduct where it is offered, else another", "[bots]") {
    const content::Catalog& catalog = content::game_data();
    std::set<bool> offers;
    for (std::uint64_t seed = first_seed; seed < first_seed + 8; ++seed) {
        const auto bot = make_bot("fighter", {.gift = "gift_rapier"});
        const PlayedRun run = play_out({&catalog, worldgen::level_source()}, seed, *bot, 1);
        const std::vector<content::GiftId> offered = rules::gifts_of_run(catalog, seed);
        const bool has_rapier = std::ranges::any_of(
            offered, [&](content::GiftId gift) { return catalog.gift(gift).id == "gift_rapier"; });
        CAPTURE(seed);
        CHECK((run.gift == "gift_rapier") == has_rapier);
        CHECK_FALSE(run.gift.empty());
        offers.insert(has_rapier);
    }
    CHECK(offers.size() == 2);
}

}  // namespace torchwake::bots
