#include "map/map_overlay.hpp"
#include "pages/run_report.hpp"
#include "panels/health_trail.hpp"
#include "panels/screen_painter.hpp"
#include "speech/speaker.hpp"
#include "stage/map_animator.hpp"
#include "stage/sound_choice.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/device.hpp>
#include <torchwake/view/labels.hpp>
#include <torchwake/view/message_log.hpp>
#include <torchwake/view/message_writer.hpp>
#include <torchwake/view/presenter.hpp>

#include <algorithm>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace torchwake::view {
namespace {

constexpr std::int64_t menu_opening_time = 120;
constexpr core::Milliseconds moving_step{16};

std::int32_t health_of(const forecast::HeroFacts& hero) {
    return hero.max_hit_points > 0 ? std::max(hero.hit_points, 0) * whole / hero.max_hit_points : 0;
}

/// The run that is played, even below other screens; null if there is none.
const screen::PlayModel* played_in(std::span<const screen::Entry> screens) {
    for (const screen::Entry& entry : screens) {
        if (const auto* play = screen::model_in<screen::PlayModel>(entry.layer)) {
            return play;
        }
    }
    return nullptr;
}

}  // namespace

struct Presenter::Inner {
    /// The inputs of the panels; equal stamps give equal panels.
    struct PanelStamp {
        std::uint64_t screens = 0;  ///< revision
        std::uint32_t log = 0;
        std::uint32_t changes = 0;
        std::int32_t trailing = 0;
        std::int64_t menu_age = 0;
        core::Size size;
        core::Size map_cells;
        core::Point camera;
        std::optional<std::size_t> making_step;
        friend bool operator==(const PanelStamp&, const PanelStamp&) = default;
    };

    /// The inputs of what is said; equal stamps leave nothing new to say.
    struct SpeechStamp {
        std::uint64_t screens = 0;  ///< revision
        std::uint32_t log = 0;
        std::uint32_t changes = 0;
        friend bool operator==(const SpeechStamp&, const SpeechStamp&) = default;
    };

    Inner(const content::Catalog& catalog_given, const Words& words_given, const screen::KeyMap& keys_given)
        : catalog(&catalog_given),
          words(&words_given),
          keys(keys_given),
          prompt_keys(keys_of(keys_given, Device::Keyboard)),
          message_writer(catalog_given, words_given),
          animator(catalog_given) {}

    [[nodiscard]] PaintSource source() const {
        PaintSource source{catalog, words, &prompt_keys, &log, over, hero_name, trail.shown(), menu_alpha()};
        source.unsaved = unsaved;
        source.forecast_detail = forecast_detail();
        source.joined_messages = joined_messages;
        source.all_keys = &keys;
        if (animator.making() != nullptr) {
            source.making = animator.making();
            source.making_step = animator.making()->step_at(animator.making_time());
        }
        return source;
    }
    /// The source for the window, without the events that its map omits.
    [[nodiscard]] PaintSource window_source() const {
        PaintSource shown = source();
        shown.map_cells = map_cells;
        shown.log = early_log ? &*early_log : &log;
        shown.early_facts = early_facts ? &*early_facts : nullptr;
        if (animator.making() != nullptr && animator.making_time() < 0) {
            shown.making = nullptr;
        }
        return shown;
    }
    [[nodiscard]] SpeechStamp speech_stamp(std::uint64_t screens) const {
        return {screens, log.revision(), changes};
    }
    [[nodiscard]] ForecastDetail forecast_detail() const {
        return all_beats || forecast_held ? ForecastDetail::AllBeats : ForecastDetail::Sparing;
    }
    [[nodiscard]] std::uint8_t menu_alpha() const {
        return static_cast<std::uint8_t>(std::min(menu_age, menu_opening_time) * 255 / menu_opening_time);
    }
    void say(std::optional<Message> message) {
        if (message) {
            speaker.hear(message->line);
            log.add(turn, std::move(*message));
        }
    }
    /// After the hero's death, items that fall are not mentioned: the death is enough.
    void say_what_happened(const rules::Event& event) {
        const bool falls = std::holds_alternative<rules::ItemFell>(event) ||
                           std::holds_alternative<rules::ItemFellBelow>(event);
        if (!hero_died || !falls) {
            say(message_writer.tell(event));
        }
        const auto* death = std::get_if<rules::ActorDied>(&event);
        hero_died = hero_died || (death != nullptr && death->actor.kind == catalog->hero());
    }
    void say_again(const save::ChronicleEntry& entry) {
        if (const rules::Event* const event = entry.event()) {
            say_what_happened(*event);
        } else {
            std::visit([this](const auto& remark) { say(message_writer.tell(remark)); }, *entry.remark());
        }
    }
    /// Shows all events so far in the panels, too.
    void show_all() {
        early_log.reset();
        early_facts.reset();
        if (animated) {
            trail.change(health);
        } else {
            trail.set(health);
        }
        ++changes;
    }
    /// Starts the opening animation of a menu that has just appeared.
    void notice_menu(const OpenScreens& open_screens) {
        if (open_screens.menu_open && !menu_was_open) {
            menu_age = animated ? 0 : menu_opening_time;
        }
        menu_was_open = open_screens.menu_open;
    }
    [[nodiscard]] Colour light(const OpenScreens& open_screens) const {
        const std::int32_t opened = menu_alpha() * whole / 255;
        const Colour target = map_light(open_screens);
        const bool dead = open_screens.dimming == screen::Dimming::Death;
        const Colour shown = open_screens.menu_open && !dead ? mixed(full_light, target, opened) : target;
        return scaled(shown, animator.brightness());
    }
    void look_around(std::span<const screen::Entry> screens, std::uint64_t revision);
    bool draw_panels(std::span<const screen::Entry> screens, std::uint64_t revision, core::Size size);
    bool draw_map(std::span<const screen::Entry> screens, const OpenScreens& open_screens, core::Size cells);
    bool animate_title();

    const content::Catalog* catalog;
    const Words* words;
    screen::KeyMap keys;
    screen::KeyMap prompt_keys;  ///< those of the device
    Device device = Device::Keyboard;
    std::string hero_name;
    bool joined_messages = false;
    std::vector<screen::Notice> warnings;
    bool unsaved = false;
    bool all_beats = false;  ///< all beats of the forecast are switched on
    bool forecast_held = false;
    MessageWriter message_writer;
    MessageLog log;
    std::optional<MessageLog> early_log;  ///< without messages of events that are not shown yet
    SidebarFacts facts;                   ///< after the last turn
    std::optional<SidebarFacts> early_facts;
    MapAnimator animator;
    HealthTrail trail;
    screen::Pointed over;
    std::uint32_t changes = 0;  ///< counts all changes without a stamp of their own
    std::int32_t turn = 0;
    std::int32_t health = 0;  ///< the hero's hit points in permille, after the last turn
    bool animated = true;
    bool hero_died = false;
    core::Size text_size{100, 36};  ///< the size of the visible screen in text cells
    core::Size map_cells;           ///< the size of the map in the window's last frame
    bool in_window = false;
    bool menu_was_open = false;
    std::int64_t menu_age = menu_opening_time;
    PanelStamp drawn_stamp;
    PanelPicture former;  ///< the previous picture, reused
    Frame frame;
    Speaker speaker;
    std::optional<SpeechStamp> said_stamp;
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

/// Draws the panels again if anything that they show may have changed. True if they differ.
bool Presenter::Inner::draw_panels(std::span<const screen::Entry> screens, std::uint64_t revision,
                                   core::Size size) {
    PaintSource with = window_source();
    with.camera = animator.resting_camera(overlay_of(screens, over), map_cells);
    const PanelStamp stamp{revision,
                           with.log->revision(),
                           changes,
                           trail.shown(),
                           std::min(menu_age, menu_opening_time),
                           size,
                           map_cells,
                           with.camera,
                           with.making != nullptr ? std::optional(with.making_step) : std::nullopt};
    if (stamp == drawn_stamp && frame.revision > 0) {
        return false;
    }
    drawn_stamp = stamp;
    const ScreenPainter painter(with, size);
    former.reset(with_minimap(painter.layout()));
    Canvas canvas(former);
    painter.paint(screens, canvas);
    std::swap(former, static_cast<PanelPicture&>(frame));
    return former != frame || frame.revision == 0;
}

/// Updates the map. True if it has changed.
bool Presenter::Inner::draw_map(std::span<const screen::Entry> screens, const OpenScreens& open_screens,
                                core::Size cells) {
    const bool shows_map = open_screens.play != nullptr;
    const Colour wanted = light(open_screens);
    bool changed = shows_map != frame.shows_map || wanted != frame.map_light;
    frame.shows_map = shows_map;
    frame.map_light = wanted;
    if (shows_map) {
        animator.set_forecast_detail(forecast_detail());
        const bool map_changed =
            animator.draw(open_screens.play->knowledge, overlay_of(screens, over), cells, frame.map);
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

Presenter::Presenter(const content::Catalog& catalog, const Words& words, const screen::KeyMap& keys)
    : inner_(std::make_unique<Inner>(catalog, words, keys)) {}

Presenter::~Presenter() = default;

core::Milliseconds Presenter::show(const screen::StageEvent& event) {
    return std::visit(
        [this](const auto& told) {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(told)>, screen::TurnTaken>) {
                return begin(told.events, told.after);
            } else {
                take(told);
                return core::Milliseconds{};
            }
        },
        event);
}

void Presenter::take(const screen::RunEntered& entered) {
    enter(entered.knowledge, *entered.chronicle);
    for (const screen::Notice& warning : inner_->warnings) {
        take(warning);
    }
}

void Presenter::warn(screen::Notice warning) {
    inner_->warnings.push_back(std::move(warning));
}

void Presenter::change_words() {
    ++inner_->changes;
}

const Words& Presenter::words() const {
    return *inner_->words;
}

void Presenter::renew() {
    inner_->animator.renew();
    ++inner_->changes;
}

void Presenter::enter(const forecast::Knowledge& knowledge, const save::Chronicle& chronicle) {
    inner_->log.clear();
    inner_->early_log.reset();
    inner_->early_facts.reset();
    inner_->hero_died = false;
    for (const save::ChronicleEntry& entry : chronicle.entries()) {
        inner_->turn = entry.turn;
        inner_->say_again(entry);
    }
    inner_->speaker.forget_game();
    inner_->turn = knowledge.turn();
    inner_->facts = sidebar_facts(knowledge);
    inner_->health = health_of(knowledge.hero());
    inner_->trail.set(inner_->health);
    inner_->animator.enter(knowledge);
    ++inner_->changes;
}

core::Milliseconds Presenter::begin(std::span<const rules::Event> events, const forecast::Knowledge& after) {
    inner_->early_log.reset();
    inner_->turn = after.turn();
    const TurnAnimator::Showing showing = inner_->animator.show(events, after);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == showing.at_once) {
            inner_->early_log = inner_->log;
        }
        inner_->say_what_happened(events[i]);
    }
    const SidebarFacts before = std::exchange(inner_->facts, sidebar_facts(after));
    inner_->early_facts = inner_->animator.holding() ? std::optional(before) : std::nullopt;
    inner_->health = health_of(after.hero());
    ++inner_->changes;
    if (!inner_->animator.holding()) {
        inner_->show_all();
    }
    return showing.time;
}

void Presenter::take(const screen::TurnSkipped&) {
    inner_->animator.finish();
    inner_->show_all();
}

void Presenter::take(const rules::Refusal& refusal) {
    inner_->say(inner_->message_writer.tell(refusal));
}

void Presenter::take(const screen::Notice& notice) {
    inner_->say(inner_->message_writer.tell(notice));
    if (notice.key == screen::lesson_step_done) {
        inner_->animator.turn_animator().hear("insight");
    }
}

void Presenter::take(const screen::UnsavedChanged& mark) {
    inner_->unsaved = mark.unsaved;
    ++inner_->changes;
}

void Presenter::take(const screen::PointerPlaced& pointer) {
    point(pointer.cell ? screen::Pointed(screen::PointedCell{*pointer.cell}) : screen::PointedNothing{});
}

void Presenter::take(const screen::ForecastSwitched&) {
    inner_->all_beats = !inner_->all_beats;
    ++inner_->changes;
}

void Presenter::take(const screen::SpeechAsked& asked) {
    if (inner_->speaker.speaks()) {
        inner_->speaker.ask(asked.topic);
    } else {
        inner_->say(inner_->message_writer.tell(screen::Notice{"speech-off", {}}));
    }
    ++inner_->changes;
}

void Presenter::take(const screen::MenuUsed& menu) {
    inner_->animator.turn_animator().hear(menu.confirmed ? "menu_confirm" : "menu_tick");
}

void Presenter::take(const screen::OptionsChanged& changed) {
    const save::Options& options = *changed.options;
    const bool animated = options.animation_speed != save::AnimationSpeed::None;
    const MotionStyle style = !animated                ? MotionStyle::None
                              : options.reduced_motion ? MotionStyle::Reduced
                                                       : MotionStyle::Full;
    inner_->animated = style == MotionStyle::Full;
    inner_->hero_name = options.hero_name;
    inner_->joined_messages = options.joined_messages;
    ++inner_->changes;
    inner_->animator.set_style(style, options.animation_speed);
    inner_->animator.show_making(options.level_making);
    inner_->animator.turn_animator().colour_numbers(options.coloured_numbers);
    inner_->animator.show_letters(options.letters);
}

void Presenter::take(const screen::KeysChanged& changed) {
    inner_->keys = *changed.keys;
    inner_->prompt_keys = keys_of(inner_->keys, inner_->device);
    ++inner_->changes;
}

void Presenter::take(const autopilot::Stop& stop) {
    inner_->say(inner_->message_writer.tell(stop));
}

std::string Presenter::record(const screen::RecapModel& recap, const forecast::Knowledge& knowledge,
                              const save::Chronicle& chronicle) {
    return run_report_text({recap, knowledge, chronicle, inner_->hero_name, log_tail(reported_messages)},
                           {inner_->words, inner_->catalog, {}});
}

void Presenter::advance(core::Milliseconds time) {
    const bool held = inner_->animator.holding();
    inner_->animator.advance(time);
    if (held && !inner_->animator.holding()) {
        inner_->show_all();
    }
    inner_->trail.advance(time);
    inner_->menu_age = std::min(inner_->menu_age + time.value, menu_opening_time);
}

void Presenter::set_focus(bool focused) {
    inner_->animator.ambience().set_focus(focused);
}

void Presenter::hold_forecast(bool held) {
    inner_->forecast_held = held;
}

void Presenter::set_text_size(core::Size size) {
    inner_->text_size = size;
}

void Presenter::note_input(const screen::Input& input) {
    inner_->animator.ambience().note_input();
    const Device device = device_of(input).value_or(inner_->device);
    if (std::exchange(inner_->device, device) != device) {
        inner_->prompt_keys = keys_of(inner_->keys, device);
        ++inner_->changes;
    }
}

void Presenter::point(const screen::Pointed& over) {
    if (over != inner_->over) {
        inner_->over = over;
        ++inner_->changes;
    }
}

std::optional<core::Milliseconds> Presenter::next_change() const {
    const bool moving = inner_->trail.running() || inner_->menu_age < menu_opening_time;
    const std::optional<core::Milliseconds> own = moving ? std::optional(moving_step) : std::nullopt;
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
    inner_->text_size = text_size;
    inner_->map_cells = map_cells;
    inner_->in_window = true;
    inner_->look_around(screens, revision);
    const OpenScreens open_screens = open_screens_of(screens);
    inner_->notice_menu(open_screens);
    inner_->animator.set_paused(open_screens.play == nullptr || open_screens.menu_open);
    const bool map_changed = inner_->draw_map(screens, open_screens, map_cells);  // notes follow its view
    const bool panels_changed = inner_->draw_panels(screens, revision, text_size);
    const bool title_changed = inner_->animate_title();
    if (panels_changed || map_changed || title_changed) {
        ++inner_->frame.revision;
    }
    return inner_->frame;
}

HotAreas Presenter::draw_text(std::span<const screen::Entry> screens, TextScreen& screen) const {
    PaintSource source = inner_->source();
    source.trailing = 0;
    source.menu_alpha = 255;
    const ScreenPainter painter(source, screen.size());
    TextScreen page(painter.layout().screen);
    page.fill({{0, 0}, page.size()}, {plain_ink, night, false, true});
    HotAreas areas;
    Canvas canvas(page, areas);
    painter.paint(screens, canvas);
    for (const core::Point at : core::cells_of(screen.size())) {
        const TextCell& cell = page.at(at);
        screen.put(at, cell.glyph, {cell.ink, cell.paper, cell.bold, cell.solid});
    }
    return areas;
}

std::int32_t Presenter::scroll_range(const screen::Layer& page) {
    const PaintSource source = inner_->source();
    return ScreenPainter(source, inner_->text_size).scroll_range(page, inner_->in_window);
}

std::vector<std::string> Presenter::speak(std::span<const screen::Entry> screens, std::uint64_t revision) {
    const Inner::SpeechStamp stamp = inner_->speech_stamp(revision);
    if (screens.empty() || inner_->said_stamp == stamp) {
        return {};
    }
    inner_->said_stamp = stamp;
    PaintContext with{inner_->source(), lay_out(inner_->text_size), open_screens_of(uncovered(screens))};
    with.source.typing = take_text(screens);
    with.way = overlay_of(screens).way;
    return inner_->speaker.speak(screens, with);
}

std::string Presenter::text_of(const screen::MenuLine& line) {
    return plain_text(line_text(line, *inner_->words, *inner_->catalog));
}

std::vector<std::string> Presenter::log_tail(std::size_t count) {
    const std::span<const LoggedMessage> all = inner_->log.messages();
    std::vector<std::string> lines;
    for (const LoggedMessage& message : all.last(std::min(count, all.size()))) {
        lines.push_back(plain_text(with_repeats(message)));
    }
    return lines;
}

SpriteNames& Presenter::sprites() {
    return inner_->animator.names();
}

}  // namespace torchwake::view
