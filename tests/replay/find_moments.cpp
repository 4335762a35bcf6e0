// torchwake_find_moments GAMES
//
// Lets the explorer play that many games of the game's own data, and prints the best moment of each kind for
// a picture: a line "NAME SEED COMMANDS KEYS...": so many commands after the beginning of the game with that
// seed; keys by xdotool's names that a picture of the kind needs first, +4 for a pause of as many seconds. A
// kind that came up in no game has no line.

#include "restore/bot_game.hpp"

#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::testing {
namespace {

/// A moment of a game as the hero sees it.
struct View {
    const rules::World* world = nullptr;
    forecast::HeroFacts hero;
    std::int32_t depth = 0;
    std::vector<forecast::KnownActor> foes;  ///< nearest first
    std::int32_t cells = 0;
    std::int32_t objects = 0;
    std::int32_t burning = 0;
    std::int32_t furnished = 0;         ///< kinds of tiles
    std::vector<std::int32_t> liquids;  ///< cells by kind of matter
    std::optional<std::int32_t> lamp;   ///< the distance of the nearest one that is lit
    std::size_t packed = 0;

    [[nodiscard]] forecast::Knowledge knowledge() const { return {game_data(), *world}; }
    [[nodiscard]] std::int32_t cells_of(std::string_view matter) const {
        return liquids[game_data().find_matter(matter)->value];
    }
};

View look(const rules::World& world) {
    const forecast::Knowledge knowledge(game_data(), world);
    View view{&world, knowledge.hero(), knowledge.depth(), {}, 0, 0, 0, 0, {}, {}, 0};
    view.liquids.resize(game_data().all_matter().size());
    std::set<content::TileId> tiles;
    const content::TileId lamp = *game_data().find_tile("lamp");
    for (std::size_t place = 0; place < knowledge.size().area(); ++place) {
        const core::Point at = knowledge.tiles().point(place);
        if (knowledge.visibility(at) != forecast::Visibility::Visible) {
            continue;
        }
        ++view.cells;
        tiles.insert(knowledge.tiles()[at]);
        const rules::CellMatter here = knowledge.matter(at);
        view.burning += here.burns ? 1 : 0;
        if (here.depth > 0) {
            ++view.liquids[here.liquid.value];
        }
        if (knowledge.tiles()[at] == lamp) {
            const std::int32_t away = core::chebyshev_distance(at, view.hero.at);
            view.lamp = std::min(view.lamp.value_or(away), away);
        }
    }
    view.furnished = static_cast<std::int32_t>(tiles.size());
    view.objects = static_cast<std::int32_t>(knowledge.objects_in_view().size());
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        if (actor.hostile) {
            view.foes.push_back(actor);
        }
    }
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        view.packed += entry.item ? 1U : 0U;
    }
    return view;
}

/// How good a moment is for a picture; 0: not at all.
struct Worth {
    std::int32_t points = 0;
    std::string keys{};
};

std::int32_t foes_of(const View& view) {
    return std::min<std::int32_t>(static_cast<std::int32_t>(view.foes.size()), 4);
}

bool is_well(const View& view) {
    return 2 * view.hero.hit_points > view.hero.max_hit_points;
}

Worth room(const View& view) {
    const bool fits =
        view.depth >= 1 && view.depth <= 5 && is_well(view) && !view.foes.empty() && view.burning == 0;
    return {fits ? view.cells / 10 + 4 * std::min(view.objects, 4) + 4 * foes_of(view) + 6 * view.furnished
                 : 0};
}

Worth fire(const View& view) {
    return {view.burning < 6 ? 0 : view.burning + 5 * foes_of(view)};
}

Worth forecast(const View& view) {
    constexpr std::int32_t least = 3;
    constexpr std::int32_t most = 12;
    if (view.burning < least || view.burning > most || view.foes.empty()) {
        return {};
    }
    forecast::Forecaster forecaster;
    const auto foretold = static_cast<std::int32_t>(forecaster.forecast_cells(view.knowledge()).size());
    return {foretold + 3 * foes_of(view)};
}

/// The hero stands where an announced spell comes, and others fight beside its caster.
Worth announced(const View& view) {
    std::int32_t points = 0;
    for (const forecast::KnownAnnouncement& spell : view.knowledge().announcements()) {
        const bool on_hero = std::ranges::binary_search(spell.cells, view.hero.at);
        points += 2 * static_cast<std::int32_t>(spell.cells.size()) + (on_hero ? 10 : 0);
    }
    return {points == 0 ? 0 : points + 3 * foes_of(view)};
}

/// A lord in view, with what it has announced.
Worth lord(const View& view, std::string_view id) {
    const forecast::Knowledge known = view.knowledge();
    const auto actors = known.actors_in_view();
    const bool is_here = std::ranges::any_of(actors, [&](const forecast::KnownActor& actor) {
        return actor.phase > 0 && known.catalog().monster(actor.kind).id == id;
    });
    return {is_here ? 5 + announced(view).points : 0};
}

Worth ratwife(const View& view) {
    return lord(view, "ratwife");
}
Worth sluice_king(const View& view) {
    return lord(view, "sluice_king");
}
Worth mother(const View& view) {
    return lord(view, "mother_of_wicks");
}
Worth unlit(const View& view) {
    return lord(view, "unlit");
}

/// A lake of some matter, with somebody beside it.
Worth lake(const View& view, std::string_view matter) {
    constexpr std::int32_t least = 12;
    const std::int32_t cells = view.cells_of(matter);
    return {cells < least || !is_well(view) ? 0 : 2 * cells + 6 * foes_of(view)};
}

Worth lava(const View& view) {
    return lake(view, "lava");
}
Worth chasm(const View& view) {
    return lake(view, "chasm");
}
Worth ice(const View& view) {
    return lake(view, "ice");
}

/// Something to throw that reaches several cells, and foes not too near.
Worth aim(const View& view) {
    const auto near = [&view](const forecast::KnownActor& foe) {
        return core::chebyshev_distance(foe.at, view.hero.at) < 3;
    };
    const auto far = [&view](const forecast::KnownActor& foe) {
        return core::chebyshev_distance(foe.at, view.hero.at) > 6;
    };
    if (view.foes.empty() || std::ranges::any_of(view.foes, near) || far(view.foes.front())) {
        return {};
    }
    for (const forecast::PackEntry& entry : view.knowledge().pack()) {
        const auto* const item = entry.item ? &game_data().item(*entry.item) : nullptr;
        if (item != nullptr && item->aim && item->aim->radius.value > 0) {
            return {10 * foes_of(view) + view.cells / 10,
                    std::string("a ") + static_cast<char>('a' + entry.slot.value)};
        }
    }
    return {};
}

Worth lamp(const View& view) {
    const bool fits = view.lamp && *view.lamp >= 2 && *view.lamp <= 6 && view.foes.empty() &&
                      view.depth > 0 && view.burning == 0;
    return {fits ? view.cells + 10 : 0};
}

Worth pack(const View& view) {
    const bool fits = view.depth > 0 && view.foes.empty();
    return {fits ? 10 * static_cast<std::int32_t>(view.packed) + view.hero.level : 0};
}

/// An attribute to raise.
Worth growth(const View& view) {
    const bool fits = view.hero.owed_choices > 0 && view.foes.empty() && view.hero.level <= 12;
    return {fits ? 10 * view.hero.level + view.cells / 10 : 0};
}

/// The hero dies if it waits for some turns more.
Worth dying(const View& view) {
    constexpr std::int32_t most_hit_points = 5;
    constexpr int most_waits = 6;
    if (view.foes.empty() || view.hero.hit_points > most_hit_points) {
        return {};
    }
    rules::World world = *view.world;
    std::string keys;
    for (int wait = 0; wait < most_waits; ++wait) {
        rules::Turn turn;
        rules::take_turn(game_rules(), world, rules::Wait{}, turn);
        keys += "period ";
        if (turn.outcome) {
            return {view.depth * 10 + view.cells / 10, keys + "+4 r"};
        }
    }
    return {};
}

/// Beside a vendor who has much to sell.
Worth shop(const View& view) {
    struct Side {
        core::Point step;
        std::string_view key;
    };
    constexpr std::array sides{Side{{1, 0}, "Right"}, Side{{-1, 0}, "Left"}, Side{{0, 1}, "Down"},
                               Side{{0, -1}, "Up"}};
    Worth best;
    for (const Side& side : sides) {
        const auto vendor = view.knowledge().actor(view.hero.at + side.step);
        if (vendor && !game_data().monster(vendor->kind).deals_in.empty()) {
            const auto wares = static_cast<std::int32_t>(view.knowledge().wares(vendor->id).size());
            best = {10 * wares + static_cast<std::int32_t>(view.hero.coins.value / 1000),
                    std::string(side.key)};
        }
    }
    return best;
}

struct Kind {
    std::string_view name;
    Worth (*worth)(const View&);
};
constexpr std::array kinds{Kind{"room", room},
                           Kind{"fire", fire},
                           Kind{"forecast", forecast},
                           Kind{"announced", announced},
                           Kind{"lava", lava},
                           Kind{"chasm", chasm},
                           Kind{"ice", ice},
                           Kind{"aim", aim},
                           Kind{"lamp", lamp},
                           Kind{"pack", pack},
                           Kind{"growth", growth},
                           Kind{"dying", dying},
                           Kind{"shop", shop},
                           Kind{"ratwife", ratwife},
                           Kind{"sluice_king", sluice_king},
                           Kind{"mother", mother},
                           Kind{"unlit", unlit}};

struct Moment {
    Worth worth;
    std::uint64_t seed = 0;
    int commands = 0;
};
using Moments = std::array<Moment, kinds.size()>;

void find_in_game(std::uint64_t seed, Moments& moments) {
    BotGame game("explorer", seed);
    for (int commands = 0; !game.over() && commands < 20'000; ++commands) {
        if (!forecast::Knowledge(game_data(), game.run().world).choice()) {
            const View view = look(game.run().world);
            for (std::size_t place = 0; place < kinds.size(); ++place) {
                Worth worth = kinds[place].worth(view);
                if (worth.points > moments[place].worth.points) {
                    moments[place] = {std::move(worth), seed, commands};
                }
            }
        }
        game.take(game.next());
    }
}

int find_moments(std::span<char*> arguments) {
    std::uint64_t games = 0;
    const std::string_view text = arguments.size() == 2 ? arguments[1] : "";
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), games);
    if (error != std::errc() || end != text.data() + text.size()) {
        std::cerr << "usage: torchwake_find_moments GAMES\n";
        return 2;
    }
    Moments moments;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        find_in_game(seed, moments);
    }
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        const Moment& moment = moments[place];
        if (moment.worth.points > 0) {
            std::cout << kinds[place].name << ' ' << moment.seed << ' ' << moment.commands << ' '
                      << moment.worth.keys << '\n';
        }
    }
    return 0;
}

}  // namespace
}  // namespace torchwake::testing

int main(int count, char** arguments) {
    return torchwake::testing::find_moments({arguments, static_cast<std::size_t>(count)});
}
