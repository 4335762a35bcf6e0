#include "presses/fewest_presses.hpp"

#include "restore/bot_game.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::testing {
namespace {

using autopilot::AutoAction;
using autopilot::AutoActionRunner;
using autopilot::StopReason;
using autopilot::TravelTo;
using core::Point;
using forecast::Knowledge;
using rules::Command;

/// An action travels to one of so many next places where the hero did something else.
constexpr std::size_t next_places = 3;

template <class Kind>
bool is(const Command& command) {
    return std::holds_alternative<Kind>(command);
}

bool is_trade(const Command& command) {
    return is<rules::Buy>(command) || is<rules::Sell>(command);
}

/// Where the hero is before each command, and after the last.
struct Place {
    Point at;
    std::int32_t depth = 0;
};

Deed deed_of(const rules::World& world, const Command& command) {
    const Knowledge knowledge(game_data(), world);
    if (const auto* const walk = std::get_if<rules::Walk>(&command)) {
        const auto other = knowledge.actor(core::step(knowledge.hero().at, walk->direction));
        return other && other->hostile ? Deed::Blow : Deed::Step;
    }
    if (forecast::aimed_deed(knowledge, command)) {
        return Deed::Aim;
    }
    if (is<rules::Wait>(command)) {
        return Deed::Wait;
    }
    if (is<rules::PickUp>(command)) {
        return Deed::Take;
    }
    if (is<rules::Descend>(command) || is<rules::Ascend>(command)) {
        return Deed::Stairs;
    }
    const bool uses = is<rules::UseItem>(command) || is<rules::Equip>(command) ||
                      is<rules::TakeOff>(command) || is<rules::Cast>(command);
    return is_trade(command) ? Deed::Trade : uses ? Deed::Use : Deed::Other;
}

/// The places of the run, and the things for which a place of the quickbar is worth its filling.
struct Survey {
    explicit Survey(const RecordedRun& run) {
        std::map<QuickThing, Costs> saved;
        replay(run, [&](std::size_t i, const Moment& moment) {
            const Knowledge knowledge(game_data(), moment.world);
            places.push_back({knowledge.hero().at, knowledge.depth()});
            if (i < run.commands.size() && knowledge.depth() > 0) {
                note(moment, run.commands[i], saved);
            }
        });
        for (const Table table : {Table::Today, Table::Mouse}) {
            choose(table, saved);
        }
    }

    std::vector<Place> places;
    std::map<Table, std::set<QuickThing>> on_quickbar;

  private:
    static void note(const Moment& moment, const Command& command, std::map<QuickThing, Costs>& saved) {
        const std::optional<QuickThing> thing = quick_thing(moment, command);
        if (!thing) {
            return;
        }
        const Costs plain = plain_costs(moment, command);
        const Costs quick = quick_costs(moment, command);
        saved[*thing].today += std::max(plain.today - quick.today, 0);
        saved[*thing].mouse += std::max(plain.mouse - quick.mouse, 0);
    }
    /// The things that save most, at most as many as there are places.
    void choose(Table table, const std::map<QuickThing, Costs>& saved) {
        std::vector<std::pair<std::int32_t, QuickThing>> worth;
        for (const auto& [thing, costs] : saved) {
            if (costs.of(table) > quick_setup) {
                worth.emplace_back(-costs.of(table), thing);
            }
        }
        std::ranges::sort(worth);
        worth.resize(std::min<std::size_t>(worth.size(), rules::quick_slots));
        for (const auto& [cost, thing] : worth) {
            on_quickbar[table].insert(thing);
        }
    }
};

/// How a way goes from one moment to another.
struct How {
    Deed deed = Deed::Other;
    std::optional<AutoAction> action{};
    bool quick = false;
};

/// The cheapest way to a moment under one table: from which moment, and how.
struct Way {
    std::int32_t cost = impossible;
    std::size_t from = 0;
    How how{};
};

/// An automatic action that has given the commands on record so far.
struct Running {
    AutoAction action;
    AutoActionRunner runner;
    std::size_t begun = 0;
    Costs costs;
    Deed deed = Deed::Explore;
};

/// A single step whose end is not seen yet.
struct Step {
    Costs costs;
    Deed deed = Deed::Step;
};

class Encoder {
  public:
    explicit Encoder(const RecordedRun& run) : run_(&run), survey_(run), ways_(run.commands.size() + 1) {
        for (Way& way : ways_.front()) {
            way.cost = 0;
        }
        replay(run, [this](std::size_t i, const Moment& moment) { see(i, moment); });
    }

    [[nodiscard]] Presses presses() {
        Presses presses;
        for (std::size_t i = 0; i < run_->commands.size(); ++i) {
            presses.commands += counts(i) ? 1 : 0;
        }
        for (const Table table : all_tables) {
            for (const Part& part : cheapest_way(table)) {
                presses.all.of(table) += part.cost;
                presses.by_deed[static_cast<std::size_t>(part.deed)].of(table) += part.cost;
            }
        }
        presses.quick_places = static_cast<std::int32_t>(survey_.on_quickbar[Table::Today].size());
        return presses;
    }

    [[nodiscard]] std::vector<Part> cheapest_way(Table table) const {
        std::vector<Part> parts;
        for (std::size_t i = run_->commands.size(); i > 0; i = parts.back().from) {
            const Way& last = way(i, table);
            const std::int32_t cost = last.cost - way(last.from, table).cost;
            parts.push_back({last.from, i, cost, last.how.deed, last.how.action, last.how.quick});
        }
        std::ranges::reverse(parts);
        return parts;
    }

  private:
    using Ways = std::array<Way, all_tables.size()>;

    [[nodiscard]] bool counts(std::size_t i) const { return survey_.places[i].depth > 0; }
    [[nodiscard]] Way& way(std::size_t i, Table table) { return ways_[i][static_cast<std::size_t>(table)]; }
    [[nodiscard]] const Way& way(std::size_t i, Table table) const {
        return ways_[i][static_cast<std::size_t>(table)];
    }

    void lead(std::size_t from, std::size_t to, Table table, std::int32_t cost, const How& how) {
        const std::int32_t whole = way(from, table).cost + (counts(from) ? cost : 0);
        if (cost < impossible && whole < way(to, table).cost) {
            way(to, table) = {whole, from, how};
        }
    }

    void see(std::size_t i, const Moment& moment) {
        end_step(i, moment);
        go_on(i, moment);
        if (i == run_->commands.size()) {
            return;
        }
        lead_alone(i, moment);
        begin_actions(i, moment);
    }

    /// Asks the actions for their next command: one that stops here has led here, and one that would do
    /// something else than the record leads nowhere.
    void go_on(std::size_t i, const Moment& moment) {
        const Knowledge knowledge(game_data(), moment.world);
        std::erase_if(running_, [&](Running& running) {
            if (const auto stop = running.runner.after(knowledge, *moment.last_turn)) {
                arrive(running, i, moment.world, *stop);
                return true;
            }
            const auto step = running.runner.next(knowledge);
            if (const auto* const stop = std::get_if<autopilot::Stop>(&step)) {
                arrive(running, i, moment.world, *stop);
                return true;
            }
            return i == run_->commands.size() || std::get<Command>(step) != run_->commands[i];
        });
    }

    /// Where an action ends at its goal or at something, the game of today takes what lies there.
    void arrive(const Running& running, std::size_t i, const rules::World& world,
                const autopilot::Stop& stop) {
        const bool at_goal = stop.reason == StopReason::Arrived || stop.reason == StopReason::SomethingHere;
        const bool takes = at_goal && i < run_->commands.size() && is<rules::PickUp>(run_->commands[i]) &&
                           autopilot::collects({game_data(), world}, collected);
        for (const Table table : all_tables) {
            const bool farther = takes && table != Table::Old;
            lead(running.begun, farther ? i + 1 : i, table, running.costs.of(table),
                 {running.deed, running.action});
        }
    }

    /// Leads on from a single step before this moment. The game of today takes at once what the hero then
    /// stands on.
    void end_step(std::size_t i, const Moment& moment) {
        if (!step_) {
            return;
        }
        const bool takes = i < run_->commands.size() && is<rules::PickUp>(run_->commands[i]) &&
                           autopilot::collects({game_data(), moment.world}, collected);
        for (const Table table : {Table::Today, Table::Mouse}) {
            lead(i - 1, takes ? i + 1 : i, table, step_->costs.of(table), {step_->deed});
        }
        step_.reset();
    }

    void lead_alone(std::size_t i, const Moment& moment) {
        const Command& command = run_->commands[i];
        if (is_trade(command)) {
            visit_shop(i);
            return;
        }
        const Costs costs = plain_costs(moment, command);
        const std::optional<QuickThing> thing = quick_thing(moment, command);
        const Deed deed = deed_of(moment.world, command);
        if (is<rules::Walk>(command)) {
            lead(i, i + 1, Table::Old, costs.old, {deed});
            step_ = Step{costs, deed};
            return;
        }
        for (const Table table : all_tables) {
            if (thing && counts(i) && survey_.on_quickbar[table].contains(*thing)) {
                const std::int32_t setup = filled_[table].insert(*thing).second ? quick_setup : 0;
                const std::int32_t quick = quick_costs(moment, command).of(table);
                lead(i, i + 1, table, std::min(costs.of(table), quick) + setup, {deed, std::nullopt, true});
            } else {
                lead(i, i + 1, table, costs.of(table), {deed});
            }
        }
    }

    /// A visit to a shop: a step into the vendor, a letter and Enter for each trade, Space between selling
    /// and buying, and Escape. By mouse, a click for each trade. Of the old shop a letter was enough, and it
    /// opened at what could be sold.
    void visit_shop(std::size_t i) {
        std::size_t end = i;
        while (end < run_->commands.size() && is_trade(run_->commands[end])) {
            ++end;
        }
        for (const Table table : all_tables) {
            std::int32_t presses = 2;
            bool buys = table != Table::Old;
            for (std::size_t place = i; place < end; ++place) {
                const bool buying = is<rules::Buy>(run_->commands[place]);
                presses += (buying == buys ? 1 : 2) + (table == Table::Today ? 1 : 0);
                buys = buying;
            }
            lead(i, end, table, presses, {Deed::Trade});
        }
    }

    void begin_actions(std::size_t i, const Moment& moment) {
        const Command& command = run_->commands[i];
        if (!counts(i)) {
            return;
        }
        if (is<rules::Wait>(command)) {
            begin(i, moment, autopilot::Rest{}, {1, 1, 1}, Deed::Rest);
            return;
        }
        if (!is<rules::Walk>(command) && !is<rules::PickUp>(command)) {
            return;
        }
        begin(i, moment, autopilot::Explore{}, {1, 1, 1}, Deed::Explore);
        if (const auto* const walk = std::get_if<rules::Walk>(&command)) {
            begin(i, moment, autopilot::Run{walk->direction}, {1, 1, impossible}, Deed::Run);
        }
        begin_travels(i, moment);
    }

    void begin_travels(std::size_t i, const Moment& moment) {
        const Knowledge knowledge(game_data(), moment.world);
        std::set<Point> goals;
        for (const content::Stairs way : {content::Stairs::Down, content::Stairs::Up}) {
            const std::optional<Point> stairs = autopilot::nearest_stairs(knowledge, way);
            if (stairs && goals.insert(*stairs).second) {
                const Costs costs = travel_costs(moment.world, *stairs);
                travel(i, moment, *stairs, {costs.old, 1, 1});
            }
        }
        for (const Point goal : places_ahead(i)) {
            if (goal != knowledge.hero().at && knowledge.tile(goal) && goals.insert(goal).second) {
                travel(i, moment, goal, travel_costs(moment.world, goal));
            }
        }
    }

    void travel(std::size_t i, const Moment& moment, Point goal, const Costs& costs) {
        begin(i, moment, TravelTo{goal}, {costs.old, impossible, impossible}, Deed::Travel);
        begin(i, moment, TravelTo{goal, collected}, {impossible, costs.today, costs.mouse}, Deed::Travel);
    }

    /// The next places where the hero did not walk on, or where the person decided anew.
    [[nodiscard]] std::vector<Point> places_ahead(std::size_t i) const {
        std::vector<Point> goals;
        auto decision = std::ranges::upper_bound(run_->decisions, i);
        for (std::size_t j = i + 1; j < run_->commands.size() && goals.size() < next_places; ++j) {
            if (survey_.places[j].depth != survey_.places[i].depth) {
                break;
            }
            const bool decided = decision != run_->decisions.end() && *decision == j;
            decision += decided ? 1 : 0;
            if (decided || !is<rules::Walk>(run_->commands[j])) {
                goals.push_back(survey_.places[j].at);
            }
        }
        return goals;
    }

    /// Begins an action, unless the same began before, at no greater cost, and still goes on: both stop in
    /// the same place.
    void begin(std::size_t i, const Moment& moment, const AutoAction& action, const Costs& costs, Deed deed) {
        for (const Running& other : running_) {
            if (other.action == action && is_no_dearer(other, i, costs)) {
                return;
            }
        }
        Running running{action, AutoActionRunner(action), i, costs, deed};
        const auto step = running.runner.next({game_data(), moment.world});
        const auto* const command = std::get_if<Command>(&step);
        if (command != nullptr && *command == run_->commands[i]) {
            running_.push_back(std::move(running));
        }
    }

    [[nodiscard]] bool is_no_dearer(const Running& other, std::size_t i, const Costs& costs) {
        return std::ranges::all_of(all_tables, [&](Table table) {
            return costs.of(table) >= impossible || way(other.begun, table).cost + other.costs.of(table) <=
                                                        way(i, table).cost + costs.of(table);
        });
    }

    const RecordedRun* run_;
    Survey survey_;
    std::vector<Ways> ways_;
    std::vector<Running> running_;
    std::optional<Step> step_;
    std::map<Table, std::set<QuickThing>> filled_;
};

}  // namespace

Presses& Presses::operator+=(const Presses& other) {
    const auto add = [](Costs& sum, const Costs& costs) {
        for (const Table table : all_tables) {
            sum.of(table) += costs.of(table);
        }
    };
    add(all, other.all);
    for (std::size_t deed = 0; deed < by_deed.size(); ++deed) {
        add(by_deed[deed], other.by_deed[deed]);
    }
    commands += other.commands;
    quick_places += other.quick_places;
    return *this;
}

void replay(const RecordedRun& run, const std::function<void(std::size_t, const Moment&)>& see) {
    rules::World world = rules::new_run(game_rules(), run.seed);
    rules::Turn turn;
    Moment moment{world};
    for (std::size_t i = 0; i < run.commands.size(); ++i) {
        see(i, moment);
        const Knowledge knowledge(game_data(), world);
        const std::optional<forecast::AimedDeed> deed = forecast::aimed_deed(knowledge, run.commands[i]);
        if (deed) {
            const std::optional<forecast::KnownActor> target = knowledge.actor(deed->target);
            moment.last_target = target ? target->id : rules::EntityId{};
            moment.last_deed = deed;
        }
        moment.deed_was_last = deed.has_value();
        rules::take_turn(game_rules(), world, run.commands[i], turn);
        moment.last_turn = &turn;
    }
    see(run.commands.size(), moment);
}

std::vector<Part> cheapest_way(const RecordedRun& run, Table table) {
    return Encoder(run).cheapest_way(table);
}

Presses fewest_presses(const RecordedRun& run) {
    return Encoder(run).presses();
}

}  // namespace torchwake::testing
