#include "game/replay_screen.hpp"

#include "menus/choice.hpp"

#include <torchwake/flow/restore.hpp>

#include <algorithm>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

using core::Milliseconds;
using screen::Action;

/// The time between two commands at speed 1.
constexpr Milliseconds between_commands{320};
/// The speed from which turns are not animated, because there is no time for it.
constexpr std::int32_t too_fast_to_animate = 4;
constexpr std::int32_t fastest = 64;
/// The time between two checks for new commands of another process.
constexpr Milliseconds between_looks{500};
/// The number of commands left to play when a finished run opens.
constexpr std::int64_t before_the_end = 20;
/// The number of commands that PageUp and PageDown move by.
constexpr std::int64_t page = 100;

}  // namespace

save::Course known_course(std::vector<save::Record> records) {
    static_cast<void>(drop_unfinished(records));
    return save::course_of(records);
}

ReplayScreen::ReplayScreen(GameContext& context, save::StoredRun run, bool live,
                           std::optional<std::int64_t> position)
    : context_(&context),
      name_(std::move(run.name)),
      header_(std::move(run.header)),
      replay_(context.ruleset(), save::first_moment(context.ruleset(), header_),
              known_course(std::move(run.records))) {
    model_.hero_name = header_.hero_name;
    model_.live = live;
    model_.playing = live;
    // Playing to the end once keeps moments near every position, and shows how far the run can be replayed.
    replay_.jump(replay_.size());
    jump(position ? *position : live ? replay_.size() : first_shown());
    due_ = context_->clock().now() + between_looks;
}

/// The first position shown. A finished run opens shortly before its end, which the player most likely wants
/// to see.
std::int64_t ReplayScreen::first_shown() const {
    const rules::World& end = replay_.now().world;
    const bool ended =
        end.run.escaped || !forecast::Knowledge(*context_->ruleset().catalog, end).hero().alive;
    return ended ? std::max<std::int64_t>(replay_.size() - before_the_end, 0) : 0;
}

screen::Prompt ReplayScreen::prompt() const {
    screen::Prompt prompt{{{Action::Confirm},
                           {Action::Left},
                           {Action::Right},
                           {Action::Up},
                           {Action::Down},
                           {Action::PageUp},
                           {Action::PageDown},
                           {Action::Home},
                           {Action::End},
                           {Action::TakeOver},
                           {Action::Messages},
                           {Action::Examine},
                           {Action::Character},
                           {Action::Help},
                           {Action::Capsule},
                           {Action::Cancel}}};
    prompt.moments = model_.size + 1;
    if (!can_be_taken_over()) {
        std::erase(prompt.offers, screen::Offer{Action::TakeOver});
    }
    return prompt;
}

std::optional<Milliseconds> ReplayScreen::next_due() const {
    return model_.playing ? std::optional(due_) : std::nullopt;
}

void ReplayScreen::play_on() {
    const Milliseconds now = context_->clock().now();
    if (replay_.position() < replay_.size()) {
        const Milliseconds pause{between_commands.value / model_.speed};
        due_ = now + std::max(step(), pause);
        return;
    }
    look_for_more();
    due_ = now + between_looks;
    model_.playing = model_.live || replay_.position() < replay_.size();
}

void ReplayScreen::follow(const screen::Offer& answer) {
    switch (answer.action) {
        case Action::Confirm:
            return play(!model_.playing);
        case Action::Up:
        case Action::Down:
            return change_speed(answer.action == Action::Up);
        case Action::Right:
            play(false);
            static_cast<void>(step());
            return;
        case Action::Left:
            play(false);
            return jump(replay_.position() - 1);
        case Action::PageUp:
            return jump(replay_.position() - page);
        case Action::PageDown:
            return jump(replay_.position() + page);
        case Action::Home:
            return jump(0);
        case Action::End:
            return jump(replay_.size());
        case Action::JumpTo:
            return jump(answer.argument);
        case Action::Capsule:
            return context_->runs().write_capsule(context_->stack().path());
        default:
            return;
    }
}

bool ReplayScreen::can_be_taken_over() const {
    return !refusal_of(context_->ruleset(), replay_.now().world, rules::Cheat{rules::CheatKind::Practice});
}

TakenOverRun ReplayScreen::taken_over() const {
    return {header_, save::beginning_of(replay_.course(), replay_.position())};
}

void ReplayScreen::play(bool playing) {
    if (playing && replay_.position() == replay_.size()) {
        look_for_more();
    }
    if (playing && !model_.live && replay_.position() == replay_.size()) {
        jump(0);
    }
    model_.playing = playing;
    due_ = context_->clock().now();
}

void ReplayScreen::change_speed(bool faster) {
    model_.speed = std::clamp(faster ? model_.speed * 2 : model_.speed / 2, 1, fastest);
}

void ReplayScreen::jump(std::int64_t position) {
    replay_.jump(std::clamp<std::int64_t>(position, 0, replay_.size()));
    show();
    context_->runs().show_run();
}

Milliseconds ReplayScreen::step() {
    Stage& stage = context_->stage();
    stage.show(screen::TurnSkipped{});
    const rules::Turn* const turn = replay_.step();
    show();
    if (turn == nullptr) {
        return {};
    }
    const Milliseconds time = stage.show(screen::TurnTaken{turn->events, context_->shown()});
    show_remarks(0);
    const bool animated = context_->options().animation_speed != save::AnimationSpeed::None &&
                          model_.speed < too_fast_to_animate;
    if (!animated) {
        stage.show(screen::TurnSkipped{});
    }
    return animated ? time : Milliseconds{};
}

/// Shows the remarks of this moment, except the first ones, which were shown before.
void ReplayScreen::show_remarks(std::size_t shown_before) {
    for (const save::ReplayedRemark& told : replay_.remarks().subspan(shown_before)) {
        std::visit([this](const auto& remark) { context_->stage().show(remark); }, told.remark);
    }
}

/// Reads the commands that another process added. If the other process took commands back, the run is
/// replayed anew.
void ReplayScreen::look_for_more() {
    auto stored = context_->storage().read_run(name_);
    if (!stored) {
        return;
    }
    save::Course course = known_course(std::move(stored->records));
    const std::size_t told = replay_.remarks().size();
    if (replay_.extend(course)) {
        show();
        show_remarks(told);
        return;
    }
    replay_ = save::Replay(context_->ruleset(), save::first_moment(context_->ruleset(), header_),
                           std::move(course));
    jump(replay_.size());
}

/// Makes the moment of the replay the context's run. Requires: the chronicle and the world are of the same
/// moment.
void ReplayScreen::show() {
    context_->runs().show_moment(name_, replay_.now());
    model_.position = static_cast<std::int32_t>(replay_.position());
    model_.size = static_cast<std::int32_t>(replay_.size());
    model_.problem = replay_.fault() ? replay_.fault()->message : std::string();
}

}  // namespace torchwake::flow
