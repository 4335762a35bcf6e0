#include <torchwake/flow/restore.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/replay.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::flow {
namespace {

using save::Record;

template <class T>
bool ends_with(const std::vector<Record>& records) {
    return !records.empty() && std::holds_alternative<T>(records.back());
}

/// The number of records up to the last one of a kind, that one included; 0 if there is none.
template <class IsOne>
std::size_t last_of(std::span<const Record> records, IsOne is_one) {
    std::size_t count = records.size();
    while (count > 0 && !is_one(records[count - 1])) {
        --count;
    }
    return count;
}

bool is_outermost(const Record& record) {
    const auto* const answer = std::get_if<save::Answered>(&record);
    return answer != nullptr && answer->outermost;
}

/// True for an answer, what belongs to one, and a remark: they leave the world as it is.
bool changes_nothing(const Record& record) {
    return std::holds_alternative<save::Answered>(record) || std::holds_alternative<save::Pointed>(record) ||
           std::holds_alternative<save::KeysWere>(record) ||
           std::holds_alternative<save::ScrollEnd>(record) || save::remark_in(record).has_value();
}

/// The number of records up to the last one that is more than an answer to a question that is still open.
std::size_t last_change(std::span<const Record> records) {
    return last_of(records, [](const Record& record) { return !changes_nothing(record); });
}

/// The number of records before an answer, and before the pointer's place that belongs to it.
std::size_t before_answer(std::span<const Record> records, std::size_t answer) {
    const bool pointed = answer > 0 && std::holds_alternative<save::Pointed>(records[answer - 1]);
    return answer - (pointed ? 1 : 0);
}

rules::EntityId last_target(std::span<const Record> records) {
    rules::EntityId target;
    for (const Record& record : records) {
        if (const auto* const targeted = std::get_if<save::Targeted>(&record)) {
            target = targeted->entity;
        }
    }
    return target;
}

}  // namespace

bool drop_unfinished(std::vector<Record>& records) {
    if (!ends_with<save::CommandBegan>(records)) {
        return false;
    }
    records.pop_back();
    while (ends_with<save::Targeted>(records)) {
        records.pop_back();
    }
    if (ends_with<save::Answered>(records)) {
        records.pop_back();
    }
    return true;
}

bool drop_last_decision(std::vector<Record>& records) {
    const std::span<const Record> all(records);
    const std::size_t command = last_of(all, save::is_command);
    const std::size_t answer = last_of(all.first(command), is_outermost);
    if (answer > 0) {
        records.resize(before_answer(all, answer - 1));
    } else if (command > 1) {
        records.resize(last_change(all.first(command - 1)));
    }
    return records.size() < all.size();
}

std::size_t last_quiet_moment(std::span<const Record> records) {
    for (std::size_t place = records.size(); place > 0; --place) {
        const Record& record = records[place - 1];
        if (std::holds_alternative<save::Left>(record)) {
            break;
        }
        if (is_outermost(record)) {
            return before_answer(records, place - 1);
        }
    }
    return last_change(records);
}

boost::system::result<RestoredRun, save::RunError> restore(const rules::Ruleset& ruleset,
                                                           const save::StoredRun& stored, RestoreTo to) {
    const std::span<const Record> records(stored.records);
    const auto base = static_cast<std::size_t>(stored.base_records);
    const std::size_t quiet =
        to == RestoreTo::OpenScreens ? std::max(last_quiet_moment(records), base) : records.size();
    RestoredRun restored{stored.base ? *stored.base : save::first_moment(ruleset, stored.header),
                         last_target(records.first(quiet)),
                         {}};
    std::ptrdiff_t number = std::ranges::count_if(records.first(base), save::is_command);
    std::span<const Record> missing = records.subspan(base, quiet - base);
    rules::Turn turn;
    while (const auto step = save::take_step(missing)) {
        const auto* const command = std::get_if<save::ReplayedCommand>(&*step);
        if (command == nullptr) {
            restored.run.chronicle.add(restored.run.world.run.turn, std::get<save::Remark>(*step));
            continue;
        }
        ++number;
        if (const auto fault = save::repeat_command(ruleset, restored.run, *command, turn)) {
            return save::RunError{"The run " + stored.name + " can't go on: its command " +
                                  std::to_string(number) + " " + *fault};
        }
    }
    const auto rest = records.subspan(quiet);
    restored.rest.assign(rest.begin(), rest.end());
    restored.answered = std::ranges::any_of(records.first(quiet), [](const Record& record) {
        return std::holds_alternative<save::Answered>(record);
    });
    return restored;
}

}  // namespace torchwake::flow
