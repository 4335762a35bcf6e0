#include <torchwake/core/contract.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/snapshot.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

/// The distance of kept states, which doubles whenever there are too many of them.
constexpr std::int64_t first_kept_every = 64;
constexpr std::size_t most_kept = 128;

/// Removes the records up to the end of a command that began, and returns its hash. Returns nothing, and
/// removes nothing, if it never ended.
std::optional<std::uint64_t> take_hash(std::span<const Record>& records) {
    for (std::size_t place = 0; place < records.size() && !is_command(records[place]); ++place) {
        if (const auto* const ended = std::get_if<CommandEnded>(&records[place])) {
            const std::uint64_t hash = ended->hash;
            records = records.subspan(place + 1);
            return hash;
        }
    }
    return std::nullopt;
}

/// Appends a remark. Of a long row of remarks only those that a chronicle would have are kept.
void add_remark(Course& course, Remark remark) {
    constexpr auto most = static_cast<std::ptrdiff_t>(Chronicle::capacity);
    const std::int64_t behind = std::ssize(course.commands);
    std::vector<ReplayedRemark>& all = course.remarks;
    if (std::ssize(all) >= 2 * most && all.end()[-2 * most].behind == behind) {
        all.erase(all.end() - 2 * most, all.end() - most);
    }
    all.push_back({behind, std::move(remark)});
}

/// True if `longer` begins with `shorter`.
template <class T>
bool begins_with(const std::vector<T>& longer, const std::vector<T>& shorter) {
    return longer.size() >= shorter.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

}  // namespace

SavedRun first_moment(const rules::Ruleset& ruleset, std::uint64_t seed) {
    SavedRun run{rules::new_run(ruleset, seed), {}};
    const forecast::Knowledge knowledge(*ruleset.catalog, run.world);
    const rules::Event entered = rules::level_entered({ruleset, run.world}, true);
    run.chronicle.add_turn(knowledge, {&entered, 1});
    if (const forecast::HeroFacts hero = knowledge.hero(); hero.overburdened) {
        const rules::ActorRef bearer{rules::hero_id, ruleset.catalog->hero(), hero.at, true};
        run.chronicle.add(0, rules::BurdenChanged{bearer, true});
    }
    return run;
}

SavedRun first_moment(const rules::Ruleset& ruleset, const JournalHeader& header) {
    if (header.state.empty()) {
        return first_moment(ruleset, header.seed);
    }
    auto run = decode_run(*ruleset.catalog, header.state, "a header");
    TORCHWAKE_EXPECTS(run.has_value());
    return *std::move(run);
}

std::optional<std::variant<ReplayedCommand, Remark>> take_step(std::span<const Record>& records) {
    while (!records.empty()) {
        const Record& record = records.front();
        records = records.subspan(1);
        if (const auto* const began = std::get_if<CommandBegan>(&record)) {
            return ReplayedCommand{began->command, take_hash(records)};
        }
        if (const std::optional<Remark> remark = remark_in(record)) {
            return *remark;
        }
    }
    return std::nullopt;
}

std::optional<ReplayedCommand> take_command(std::span<const Record>& records) {
    while (auto step = take_step(records)) {
        if (auto* const command = std::get_if<ReplayedCommand>(&*step)) {
            return std::move(*command);
        }
    }
    return std::nullopt;
}

Course course_of(std::span<const Record> records) {
    Course course;
    course.commands.reserve(static_cast<std::size_t>(std::ranges::count_if(records, is_command)));
    while (auto step = take_step(records)) {
        if (auto* const command = std::get_if<ReplayedCommand>(&*step)) {
            course.commands.push_back(std::move(*command));
        } else {
            add_remark(course, std::get<Remark>(*std::move(step)));
        }
    }
    return course;
}

Course beginning_of(const Course& course, std::int64_t commands) {
    TORCHWAKE_EXPECTS(commands >= 0 && commands <= std::ssize(course.commands));
    const auto end = std::ranges::upper_bound(course.remarks, commands, {}, &ReplayedRemark::behind);
    return {{course.commands.begin(), course.commands.begin() + commands}, {course.remarks.begin(), end}};
}

std::vector<Record> as_records(const Course& course) {
    std::vector<Record> records;
    auto remark = course.remarks.begin();
    const auto add_remarks = [&](std::size_t behind) {
        for (; remark != course.remarks.end() && std::cmp_less_equal(remark->behind, behind); ++remark) {
            records.push_back(as_record(remark->remark));
        }
    };
    for (std::size_t place = 0; place < course.commands.size(); ++place) {
        add_remarks(place);
        const ReplayedCommand& command = course.commands[place];
        records.emplace_back(CommandBegan{command.command});
        if (command.hash) {
            records.emplace_back(CommandEnded{*command.hash});
        }
    }
    add_remarks(course.commands.size());
    return records;
}

std::optional<std::string> repeat_command(const rules::Ruleset& ruleset, SavedRun& run,
                                          const ReplayedCommand& command, rules::Turn& turn) {
    rules::take_turn(ruleset, run.world, command.command, turn);
    if (turn.refusal) {
        return "is against the rules";
    }
    run.chronicle.add_turn({*ruleset.catalog, run.world}, turn.events);
    if (command.hash && turn.hash != *command.hash) {
        return "comes to the state " + core::to_hex(turn.hash) + " in place of " +
               core::to_hex(*command.hash);
    }
    return std::nullopt;
}

Replay::Replay(const rules::Ruleset& ruleset, SavedRun first, Course course)
    : ruleset_(&ruleset),
      course_(std::move(course)),
      size_(std::ssize(course_.commands)),
      now_(std::move(first)),
      kept_every_(first_kept_every) {
    tell();
    keep();
}

bool Replay::extend(Course course) {
    if (!begins_with(course.commands, course_.commands) || !begins_with(course.remarks, course_.remarks)) {
        return false;
    }
    course_ = std::move(course);
    if (!fault_) {
        size_ = std::ssize(course_.commands);
    }
    tell();
    return true;
}

std::span<const ReplayedRemark> Replay::remarks() const {
    const auto found = std::ranges::equal_range(course_.remarks, position_, {}, &ReplayedRemark::behind);
    return {found.begin(), found.end()};
}

const rules::Turn* Replay::step() {
    if (position_ >= size_) {
        return nullptr;
    }
    const auto fault =
        repeat_command(*ruleset_, now_, course_.commands[static_cast<std::size_t>(position_)], turn_);
    if (fault) {
        const std::int64_t number = position_ + 1;
        fault_ = ReplayFault{number, "command " + std::to_string(number) + " " + *fault};
        size_ = position_;
        jump(position_);
        return nullptr;
    }
    ++position_;
    tell();
    keep();
    return &turn_;
}

void Replay::jump(std::int64_t position) {
    TORCHWAKE_EXPECTS(position >= 0);
    const std::int64_t wanted = std::min(position, size_);
    const auto last = static_cast<std::int64_t>(kept_.size()) - 1;
    const std::int64_t nearest = std::min(wanted / kept_every_, last);
    if (wanted < position_ || nearest * kept_every_ > position_ || fault_) {
        const Kept& kept = kept_[static_cast<std::size_t>(nearest)];
        now_ = kept.run;
        told_ = kept.told;
        position_ = nearest * kept_every_;
        tell();
    }
    while (position_ < std::min(wanted, size_)) {
        if (step() == nullptr) {
            return;
        }
    }
}

/// Adds the remarks of this moment to the chronicle.
void Replay::tell() {
    const std::vector<ReplayedRemark>& remarks = course_.remarks;
    for (; told_ < remarks.size() && remarks[told_].behind <= position_; ++told_) {
        now_.chronicle.add(now_.world.run.turn, remarks[told_].remark);
    }
}

void Replay::keep() {
    if (position_ != static_cast<std::int64_t>(kept_.size()) * kept_every_) {
        return;
    }
    kept_.push_back({now_, told_});
    if (kept_.size() > most_kept) {
        std::size_t place = 0;
        std::erase_if(kept_, [&place](const auto&) { return place++ % 2 != 0; });  // each second one
        kept_every_ *= 2;
    }
}

}  // namespace torchwake::save
