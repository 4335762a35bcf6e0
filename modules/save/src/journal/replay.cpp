#include <torchwake/core/contract.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/save/replay.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

/// The distance of kept states, which doubles whenever there are too many of them.
constexpr std::int64_t first_kept_every = 64;
constexpr std::size_t most_kept = 128;

/// Erases each second element, beginning with the second.
template <class T>
void erase_each_second(std::vector<T>& elements) {
    std::size_t place = 0;
    std::erase_if(elements, [&place](const T&) { return place++ % 2 != 0; });
}

}  // namespace

SavedRun first_moment(const rules::Ruleset& ruleset, std::uint64_t seed) {
    SavedRun run{rules::new_run(ruleset, seed), {}};
    const rules::Knowledge knowledge(*ruleset.catalog, run.world);
    run.chronicle.add(0, rules::LevelEntered{knowledge.depth()});
    if (const rules::HeroFacts hero = knowledge.hero(); hero.overburdened) {
        const rules::ActorRef bearer{rules::hero_id, ruleset.catalog->hero(), hero.at, true};
        run.chronicle.add(0, rules::BurdenChanged{bearer, true});
    }
    return run;
}

std::optional<ReplayedCommand> take_command(std::span<const Record>& records) {
    std::optional<ReplayedCommand> command;
    for (; !records.empty(); records = records.subspan(1)) {
        const auto* const began = std::get_if<CommandBegan>(&records.front());
        if (began != nullptr && command) {
            break;
        }
        if (began != nullptr) {
            command = ReplayedCommand{began->command, std::nullopt};
        } else if (const auto* const ended = std::get_if<CommandEnded>(&records.front());
                   ended != nullptr && command) {
            command->hash = ended->hash;
        }
    }
    return command;
}

std::vector<ReplayedCommand> commands_of(std::span<const Record> records) {
    std::vector<ReplayedCommand> commands;
    commands.reserve(static_cast<std::size_t>(std::ranges::count_if(records, is_command)));
    while (auto command = take_command(records)) {
        commands.push_back(*std::move(command));
    }
    return commands;
}

std::vector<Record> as_records(std::span<const ReplayedCommand> commands) {
    std::vector<Record> records;
    for (const ReplayedCommand& command : commands) {
        records.emplace_back(CommandBegan{command.command});
        if (command.hash) {
            records.emplace_back(CommandEnded{*command.hash});
        }
    }
    return records;
}

std::optional<std::string> repeat_command(const rules::Ruleset& ruleset, SavedRun& run,
                                          const ReplayedCommand& command, rules::Turn& turn) {
    rules::take_turn(ruleset, run.world, command.command, turn);
    if (turn.refusal) {
        return "is against the rules";
    }
    run.chronicle.add(run.world.run.turn, turn.events);
    if (command.hash && turn.hash != *command.hash) {
        return "comes to the state " + core::to_hex(turn.hash) + " in place of " +
               core::to_hex(*command.hash);
    }
    return std::nullopt;
}

Replay::Replay(const rules::Ruleset& ruleset, SavedRun first, std::vector<ReplayedCommand> commands)
    : ruleset_(&ruleset),
      commands_(std::move(commands)),
      size_(static_cast<std::int64_t>(commands_.size())),
      now_(std::move(first)),
      kept_every_(first_kept_every) {
    keep();
}

bool Replay::extend(std::vector<ReplayedCommand> commands) {
    const bool goes_on = commands.size() >= commands_.size() &&
                         std::equal(commands_.begin(), commands_.end(), commands.begin());
    if (!goes_on) {
        return false;
    }
    commands_ = std::move(commands);
    if (!fault_) {
        size_ = static_cast<std::int64_t>(commands_.size());
    }
    return true;
}

const rules::Turn* Replay::step() {
    if (position_ >= size_) {
        return nullptr;
    }
    const auto fault = repeat_command(*ruleset_, now_, commands_[static_cast<std::size_t>(position_)], turn_);
    if (fault) {
        const std::int64_t number = position_ + 1;
        fault_ = ReplayFault{number, "command " + std::to_string(number) + " " + *fault};
        size_ = position_;
        jump(position_);
        return nullptr;
    }
    ++position_;
    keep();
    return &turn_;
}

void Replay::jump(std::int64_t position) {
    TORCHWAKE_EXPECTS(position >= 0);
    const std::int64_t wanted = std::min(position, size_);
    const auto last = static_cast<std::int64_t>(kept_.size()) - 1;
    const std::int64_t nearest = std::min(wanted / kept_every_, last);
    if (wanted < position_ || nearest * kept_every_ > position_ || fault_) {
        now_ = kept_[static_cast<std::size_t>(nearest)];
        position_ = nearest * kept_every_;
    }
    while (position_ < std::min(wanted, size_)) {
        if (step() == nullptr) {
            return;
        }
    }
}

void Replay::keep() {
    if (position_ != static_cast<std::int64_t>(kept_.size()) * kept_every_) {
        return;
    }
    kept_.push_back(now_);
    if (kept_.size() > most_kept) {
        erase_each_second(kept_);
        kept_every_ *= 2;
    }
}

}  // namespace torchwake::save
