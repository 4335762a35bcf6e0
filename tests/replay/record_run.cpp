// torchwake_record_run PLAYER SEED COMMANDS FILE
//
// Plays a run of the game's own data, to its end or to so many commands, and writes its journal. Players are
// the bots, and: diver (by cheats to the lowest level, where the fighter plays on) and
// everything (does each kind of command as soon as it can, and else lets the fighter play).

#include "restore/bot_game.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/save/run_archive.hpp>

#include <array>
#include <charconv>
#include <fstream>
#include <iostream>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::testing {
namespace {

using rules::Command;

constexpr std::array all_attributes{rules::Attribute::Strength, rules::Attribute::Dexterity,
                                    rules::Attribute::Intelligence, rules::Attribute::Constitution};
constexpr std::array all_cheats{rules::CheatKind::Undying, rules::CheatKind::Heal, rules::CheatKind::Reveal,
                                rules::CheatKind::NextLevel, rules::CheatKind::Omniscient};

/// Commands that a hero could think of, of every kind.
std::vector<Command> thinkable(const rules::World& world) {
    std::vector<Command> all{rules::Wait{},    rules::PickUp{},      rules::Ascend{},
                             rules::Descend{}, rules::SwapWeapons{}, rules::SwitchTorch{}};
    const forecast::Knowledge knowledge(game_data(), world);
    for (const core::Direction direction : core::all_directions) {
        all.emplace_back(rules::Walk{direction});
        all.emplace_back(rules::CloseDoor{direction});
        all.emplace_back(rules::Disarm{direction});
        all.emplace_back(rules::SetFire{direction});
        all.emplace_back(rules::Roll{direction});
        all.emplace_back(rules::Fire{core::step(knowledge.hero().at, direction)});
    }
    for (const rules::Attribute attribute : all_attributes) {
        all.emplace_back(rules::Grow{attribute});
        all.emplace_back(rules::Descend{attribute});
    }
    for (const rules::CheatKind cheat : all_cheats) {
        all.emplace_back(rules::Cheat{cheat});
    }
    constexpr std::uint8_t spells = 4;
    for (std::uint8_t place = 0; place < spells; ++place) {
        all.emplace_back(rules::Cast{rules::Slot{place}});
        for (const core::Direction direction : core::all_directions) {
            const core::Point near = core::step(knowledge.hero().at, direction);
            all.emplace_back(rules::Cast{rules::Slot{place}, near});
        }
    }
    for (std::uint8_t slot = 0; slot < rules::Pack::max_slots; ++slot) {
        all.emplace_back(rules::AnswerChoice{rules::Slot{slot}});
        all.emplace_back(rules::UseItem{rules::Slot{slot}});
        all.emplace_back(rules::DropItem{rules::Slot{slot}});
        all.emplace_back(rules::Equip{rules::Slot{slot}});
        all.emplace_back(rules::TakeOff{rules::Slot{slot}});
        all.emplace_back(rules::SetQuickSlot{1, rules::Slot{slot}});
        for (const core::Direction direction : core::all_directions) {
            const core::Point near = core::step(knowledge.hero().at, direction);
            all.emplace_back(rules::UseItem{rules::Slot{slot}, near});
            all.emplace_back(rules::Throw{rules::Slot{slot}, near});
        }
    }
    return all;
}

/// The name that tells kinds of commands apart: the kind, whether it is aimed, and the cheat.
std::string kind_of(const Command& command) {
    std::string kind = std::to_string(command.index());
    if (const auto* const use = std::get_if<rules::UseItem>(&command)) {
        kind += use->target ? " aimed" : "";
    } else if (const auto* const cheat = std::get_if<rules::Cheat>(&command)) {
        kind += " " + std::to_string(static_cast<int>(cheat->kind));
    }
    return kind;
}

class Player {
  public:
    Player(std::string_view name, std::uint64_t seed)
        : game_(is_bot(name) ? name : "fighter", seed),
          dives_(name == "diver"),
          tries_(name == "everything") {}

    static bool is_known(std::string_view name) {
        return is_bot(name) || name == "diver" || name == "everything";
    }
    [[nodiscard]] bool over() const { return game_.over(); }
    [[nodiscard]] const rules::World& world() const { return game_.run().world; }
    Command next() {
        if (const std::optional<Command> own = own_command()) {
            return *own;
        }
        return game_.next();
    }
    std::uint64_t take(const Command& command) {
        done_.insert(kind_of(command));
        return game_.take(command);
    }

  private:
    static bool is_bot(std::string_view name) { return bots::make_bot(name) != nullptr; }
    [[nodiscard]] bool allows(const Command& command) const {
        return std::holds_alternative<rules::Plan>(rules::check(game_rules(), world(), command));
    }
    [[nodiscard]] std::optional<Command> own_command() const {
        if (dives_) {
            return dive();
        }
        for (const Command& command : tries_ ? thinkable(world()) : std::vector<Command>()) {
            if (!done_.contains(kind_of(command)) && allows(command)) {
                return command;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Command> dive() const {
        const Command undying = rules::Cheat{rules::CheatKind::Undying};
        const Command deeper = rules::Cheat{rules::CheatKind::NextLevel};
        if (!done_.contains(kind_of(undying))) {
            return allows(undying) ? std::optional(undying) : std::nullopt;  // a gift is chosen first
        }
        const bool was_down = world().run.deepest_depth == game_data().last_depth();
        return was_down || !allows(deeper) ? std::nullopt : std::optional(deeper);
    }

    BotGame game_;
    bool dives_;
    bool tries_;
    std::set<std::string> done_;
};

/// The journal as the game writes it.
std::string recorded(std::string_view name, std::uint64_t seed, int most_commands) {
    Player player(name, seed);
    save::SimulatedDisk disk;
    const auto open =
        save::RunArchive(disk, game_data(), "/runs", false).begin(header_of(seed, std::string(name)));
    int commands = 0;
    for (; commands < most_commands && !player.over(); ++commands) {
        const Command command = player.next();
        open->record(save::CommandBegan{command});
        open->record(save::CommandEnded{player.take(command)});
    }
    const auto& run = player.world().run;
    std::cout << commands << " commands, " << run.turn << " turns, depth " << run.deepest_depth
              << (player.over() ? ", over\n" : "\n");
    return disk.bytes(std::filesystem::path("/runs") / open->name() / "journal-1.log").value();
}

template <class Number>
bool read_number(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

int record_run(std::span<char*> arguments) {
    std::uint64_t seed = 0;
    int most_commands = 0;
    if (arguments.size() != 5 || !Player::is_known(arguments[1]) || !read_number(arguments[2], seed) ||
        !read_number(arguments[3], most_commands)) {
        std::cerr << "usage: torchwake_record_run PLAYER SEED COMMANDS FILE\n";
        return 2;
    }
    std::ofstream file(arguments[4], std::ios::binary);
    file << recorded(arguments[1], seed, most_commands);
    file.close();
    if (!file) {
        std::cerr << "torchwake_record_run: can't write " << arguments[4] << '\n';
        return 1;
    }
    return 0;
}

}  // namespace
}  // namespace torchwake::testing

int main(int count, char** arguments) {
    return torchwake::testing::record_run({arguments, static_cast<std::size_t>(count)});
}
