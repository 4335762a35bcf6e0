#include "animation/map_animator.hpp"
#include "animation/sound_choice.hpp"

#include <torchwake/panels/map_overlay.hpp>
#include <torchwake/panels/screen_presenter.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/stage/presenter.hpp>
#include <torchwake/words/colours.hpp>

#include <optional>
#include <utility>
#include <variant>

namespace torchwake::stage {
namespace {

constexpr core::Milliseconds moving_step{16};

/// The run that is played, even below other screens; null if there is none.
const screen::PlayModel* played_in(std::span<const screen::Entry> screens) {
    for (const screen::Entry& entry : screens) {
        if (const auto* play = screen::model_in<screen::PlayModel>(entry.layer)) {
            return play;
        }
    }
    return nullptr;
}

MotionStyle style_of(const save::Options& options) {
    return options.animation_speed == save::AnimationSpeed::None ? MotionStyle::None
           : options.reduced_motion                              ? MotionStyle::Reduced
                                                                 : MotionStyle::Full;
}

}  // namespace

struct Presenter::Inner {
    Inner(const content::Catalog& catalog_given, const words::Words& words, const screen::KeyMap& keys)
        : catalog(&catalog_given), text(catalog_given, words, keys), animator(catalog_given) {}

    [[nodiscard]] panels::ShownMaking making() const {
        const panels::LevelBuildAnimator* const animation = animator.making();
        return {animation, animation != nullptr ? animator.making_time() : 0};
    }
    void look_around(std::span<const screen::Entry> screens, std::uint64_t revision);
    bool draw_map(const panels::OpenScreens& open_screens, const panels::MapOverlay& overlay,
                  core::Size cells);
    bool animate_title();

    const content::Catalog* catalog;
    panels::ScreenPresenter text;
    MapAnimator animator;
    Frame frame;
    std::string place;
    std::optional<std::uint64_t> felt;  ///< the revision of `mood`
    std::optional<Mood> mood;
};

/// Sets what is heard in the background.
void Presenter::Inner::look_around(std::span<const screen::Entry> screens, std::uint64_t revision) {
    const screen::PlayModel* const play = played_in(screens);
    if (play == nullptr) {
        place.clear();
        mood.reset();
        return;
    }
    place = background_of(catalog->level_at(play->knowledge.depth()), *catalog);
    if (!mood || felt != revision) {
        mood = mood_of(play->knowledge);
        felt = revision;
    }
}

/// Updates the map. True if it has changed.
bool Presenter::Inner::draw_map(const panels::OpenScreens& open_screens, const panels::MapOverlay& overlay,
                                core::Size cells) {
    const bool shows_map = open_screens.play != nullptr;
    const content::Colour wanted = words::scaled(text.map_light(open_screens), animator.brightness());
    bool changed = shows_map != frame.shows_map || wanted != frame.map_light;
    frame.shows_map = shows_map;
    frame.map_light = wanted;
    if (shows_map) {
        animator.set_forecast_detail(text.forecast_detail());
        const bool map_changed = animator.draw(open_screens.play->knowledge, overlay, cells, frame.map);
        changed = changed || map_changed;
    }
    return changed;
}

/// Updates the step of the title picture. True if it has changed.
bool Presenter::Inner::animate_title() {
    constexpr std::int64_t step_time = 2 * Ambience::step_time;
    const auto step =
        frame.logo ? static_cast<std::int32_t>(animator.ambience().frame_of(title_steps, step_time)) : 0;
    return std::exchange(frame.title_step, step) != step;
}

Presenter::Presenter(const content::Catalog& catalog, const words::Words& words, const screen::KeyMap& keys)
    : inner_(std::make_unique<Inner>(catalog, words, keys)) {}

Presenter::~Presenter() = default;

core::Milliseconds Presenter::show(const screen::StageEvent& event) {
    if (const auto* const turn = std::get_if<screen::TurnTaken>(&event)) {
        const TurnAnimator::Showing showing = inner_->animator.show(turn->events, turn->after);
        inner_->text.take(event, inner_->animator.holding() ? std::optional(showing.at_once) : std::nullopt);
        return showing.time;
    }
    inner_->text.take(event);
    std::visit([this](const auto& told) { animate(told); }, event);
    return {};
}

void Presenter::animate(const screen::RunEntered& entered) {
    inner_->animator.enter(entered.knowledge);
}

void Presenter::animate(const screen::TurnSkipped&) {
    inner_->animator.finish();
}

void Presenter::animate(const screen::Notice& notice) {
    if (notice.key == screen::lesson_step_done) {
        inner_->animator.turn_animator().hear("insight");
    }
}

void Presenter::animate(const screen::MenuUsed& menu) {
    inner_->animator.turn_animator().hear(menu.confirmed ? "menu_confirm" : "menu_tick");
}

void Presenter::animate(const screen::OptionsChanged& changed) {
    const save::Options& options = *changed.options;
    inner_->animator.set_style(style_of(options), options.animation_speed);
    inner_->animator.show_making(options.level_making);
    inner_->animator.turn_animator().colour_numbers(options.coloured_numbers);
    inner_->animator.show_letters(options.letters);
}

void Presenter::change_words() {
    inner_->text.change_words();
}

const words::Words& Presenter::words() const {
    return inner_->text.words();
}

void Presenter::renew() {
    inner_->animator.renew();
    inner_->text.change_words();
}

void Presenter::warn(screen::Notice warning) {
    inner_->text.warn(std::move(warning));
}

std::string Presenter::record(const screen::RecapModel& recap, const forecast::Knowledge& knowledge,
                              const save::Chronicle& chronicle) {
    return inner_->text.record(recap, knowledge, chronicle);
}

void Presenter::advance(core::Milliseconds time) {
    const bool held = inner_->animator.holding();
    inner_->animator.advance(time);
    if (held && !inner_->animator.holding()) {
        inner_->text.release();
    }
    inner_->text.advance(time);
}

void Presenter::set_focus(bool focused) {
    inner_->animator.ambience().set_focus(focused);
}

void Presenter::hold_forecast(bool held) {
    inner_->text.hold_forecast(held);
}

void Presenter::set_text_size(core::Size size) {
    inner_->text.set_text_size(size);
}

void Presenter::note_input() {
    inner_->animator.ambience().note_input();
}

void Presenter::point(const screen::Pointed& over) {
    inner_->text.point(over);
}

std::optional<core::Milliseconds> Presenter::next_change() const {
    const std::optional<core::Milliseconds> own =
        inner_->text.moves() ? std::optional(moving_step) : std::nullopt;
    if (inner_->frame.shows_map) {
        return core::earlier(own, inner_->animator.next_change());
    }
    return inner_->frame.logo ? core::earlier(own, inner_->animator.ambience().next_step()) : own;
}

std::string_view Presenter::place() const {
    return inner_->place;
}

const std::optional<Mood>& Presenter::mood() const {
    return inner_->mood;
}

std::vector<SoundCue> Presenter::take_sounds() {
    return inner_->animator.turn_animator().take_sounds();
}

const Frame& Presenter::frame(std::span<const screen::Entry> screens, std::uint64_t revision,
                              core::Size text_size, core::Size map_cells) {
    inner_->look_around(screens, revision);
    const panels::OpenScreens open_screens = panels::open_screens_of(screens);
    inner_->text.note_open(open_screens);
    inner_->animator.set_paused(open_screens.play == nullptr || open_screens.menu_open);
    const panels::MapOverlay overlay = panels::overlay_of(screens, inner_->text.pointed());
    const bool map_changed = inner_->draw_map(open_screens, overlay, map_cells);  // notes follow its view
    const core::Point camera = inner_->animator.resting_camera(overlay, map_cells);
    const bool panels_changed = inner_->text.paint(screens, revision, {text_size, map_cells, camera},
                                                   inner_->making(), inner_->frame);
    const bool title_changed = inner_->animate_title();
    if (panels_changed || map_changed || title_changed) {
        ++inner_->frame.revision;
    }
    return inner_->frame;
}

panels::HotAreas Presenter::draw_text(std::span<const screen::Entry> screens,
                                      panels::TextScreen& screen) const {
    return inner_->text.draw_text(screens, inner_->making(), screen);
}

bool Presenter::speaks() {
    return inner_->text.speaks();
}

std::int32_t Presenter::scroll_range(const screen::Layer& page) {
    return inner_->text.scroll_range(page);
}

std::vector<std::string> Presenter::speak(std::span<const screen::Entry> screens, std::uint64_t revision) {
    return inner_->text.speak(screens, revision);
}

std::string Presenter::text_of(const screen::MenuLine& line) {
    return inner_->text.text_of(line);
}

std::vector<std::string> Presenter::log_tail(std::size_t count) {
    return inner_->text.log_tail(count);
}

panels::SpriteNames& Presenter::sprites() {
    return inner_->animator.names();
}

}  // namespace torchwake::stage
