#include <torchwake/autopilot/attack.hpp>
#include <torchwake/core/contract.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;
using Cells = std::vector<core::Point>;

/// The target after the cursor, or before it. If the cursor is on no target, it is the first one, or the
/// last.
core::Point next_target(core::Point at, Action way, const Cells& targets) {
    if (targets.empty()) {
        return at;
    }
    const bool forward = way == Action::NextTarget;
    const auto here = std::ranges::find(targets, at);
    if (here == targets.end()) {
        return forward ? targets.front() : targets.back();
    }
    const auto count = static_cast<std::ptrdiff_t>(targets.size());
    const std::ptrdiff_t place = here - targets.begin() + (forward ? 1 : count - 1);
    return targets[static_cast<std::size_t>(place % count)];
}

core::Point clamped(core::Point at, core::Size level) {
    return {std::clamp(at.x, 0, level.width - 1), std::clamp(at.y, 0, level.height - 1)};
}

void add(Cells& cells, core::Point at) {
    if (std::ranges::find(cells, at) == cells.end()) {
        cells.push_back(at);
    }
}

void add_visible_stairs(Cells& cells, const forecast::Knowledge& knowledge, content::Stairs way) {
    for (const core::Point at : knowledge.stairs(way)) {
        if (knowledge.visibility(at) == forecast::Visibility::Visible) {
            add(cells, at);
        }
    }
}

/// True if the hero sees that nothing and nobody is in a cell that would keep it from walking there.
bool is_free_in_view(const forecast::Knowledge& knowledge, core::Point at) {
    const content::TileDef* const tile = knowledge.tile_def(at);
    return tile != nullptr && !tile->blocks && !knowledge.actor(at) &&
           knowledge.visibility(at) == forecast::Visibility::Visible;
}

/// True if the one in the cell that a deed is aimed at would be hit.
bool would_hit(const forecast::Knowledge& knowledge, const forecast::AimedDeed& deed) {
    const forecast::AimForecast outlook = forecast::forecast_deed(knowledge, deed);
    return std::ranges::find(outlook.victims, deed.target, &forecast::StrikeForecast::at) !=
           outlook.victims.end();
}

}  // namespace

std::int32_t cell_number(core::Size level, core::Point at) {
    TORCHWAKE_EXPECTS(level.contains(at));
    return at.y * level.width + at.x;
}

core::Point cell_at(core::Size level, std::int32_t number) {
    TORCHWAKE_EXPECTS(number >= 0 && number < static_cast<std::int32_t>(level.area()));
    return {number % level.width, number / level.width};
}

screen::Prompt cursor_prompt(core::Size level) {
    screen::Prompt prompt{
        {{Action::Confirm}, {Action::Cancel}, {Action::NextTarget}, {Action::PreviousTarget}}};
    for (const core::Direction direction : core::all_directions) {
        prompt.offers.push_back({screen::step_towards(direction)});
    }
    prompt.cell_actions = {Action::PointAt, Action::ConfirmAt};
    prompt.cells = static_cast<std::int32_t>(level.area());
    return prompt;
}

bool confirms(Action action) {
    return action == Action::Confirm || action == Action::ConfirmAt;
}

core::Point moved_cursor(core::Point at, const screen::Offer& answer, const CursorField& field) {
    if (screen::is_step(answer.action)) {
        return clamped(core::step(at, screen::direction_of(answer.action)), field.level);
    }
    if (screen::takes_cell(answer.action)) {
        return cell_at(field.level, answer.argument);
    }
    if (answer.action == Action::NextTarget || answer.action == Action::PreviousTarget) {
        return next_target(at, answer.action, field.targets);
    }
    return at;
}

std::vector<core::Point> enemies_in_view(const forecast::Knowledge& knowledge) {
    Cells cells;
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        if (actor.hostile) {
            cells.push_back(actor.at);
        }
    }
    return cells;
}

std::vector<core::Point> enemies_by_danger(const forecast::Knowledge& knowledge) {
    Cells cells;
    for (const forecast::KnownActor& enemy : autopilot::enemies_by_danger(knowledge)) {
        cells.push_back(enemy.at);
    }
    return cells;
}

core::Point farthest_free_cell(const forecast::Knowledge& knowledge, core::Cells range) {
    const core::Point hero = knowledge.hero().at;
    core::Point farthest = hero;
    for (const core::Direction direction : core::all_directions) {
        core::Point end = hero;
        while (core::chebyshev_distance(hero, end) < range.value &&
               is_free_in_view(knowledge, core::step(end, direction))) {
            end = core::step(end, direction);
        }
        if (core::chebyshev_distance(hero, end) > core::chebyshev_distance(hero, farthest)) {
            farthest = end;
        }
    }
    return farthest;
}

core::Point first_target(const forecast::Knowledge& knowledge, forecast::AimedDeed deed,
                         std::span<const core::Point> targets,
                         const std::function<bool(core::Point)>& may_be_aimed) {
    if (targets.empty()) {
        return farthest_free_cell(knowledge, forecast::reach_of(knowledge.catalog(), deed));
    }
    const auto announces = [&knowledge](core::Point target) {
        const auto actor = knowledge.actor(target);
        return actor && actor->hostile && actor->announced.valid();
    };
    Cells ordered;
    std::ranges::copy_if(targets, std::back_inserter(ordered), announces);
    std::ranges::copy_if(targets, std::back_inserter(ordered), std::not_fn(announces));
    const auto hit = std::ranges::find_if(ordered, [&](core::Point target) {
        deed.target = target;
        return may_be_aimed(target) && would_hit(knowledge, deed);
    });
    return hit == ordered.end() ? ordered.front() : *hit;
}

std::vector<core::Point> targets_in_view(const forecast::Knowledge& knowledge) {
    Cells others;
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        if (!actor.hostile) {
            others.push_back(actor.at);
        }
    }
    for (const forecast::KnownObject& object : knowledge.objects_in_view()) {
        if (object.what == forecast::ObjectKind::Item) {
            add(others, object.at);
        }
    }
    add_visible_stairs(others, knowledge, content::Stairs::Down);
    add_visible_stairs(others, knowledge, content::Stairs::Up);
    const core::Point hero = knowledge.hero().at;
    std::ranges::sort(others, {},
                      [hero](core::Point at) { return std::pair(core::chebyshev_distance(hero, at), at); });
    Cells cells = enemies_by_danger(knowledge);
    std::ranges::for_each(others, [&cells](core::Point at) { add(cells, at); });
    return cells;
}

std::vector<core::Point> beginning_with(core::Point first, std::vector<core::Point> targets) {
    const auto place = std::ranges::find(targets, first);
    if (place != targets.end()) {
        std::rotate(targets.begin(), place, place + 1);
    }
    return targets;
}

}  // namespace torchwake::flow
