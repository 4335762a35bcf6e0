#include "boxes/health_trail.hpp"
#include "boxes/paint_context.hpp"
#include "boxes/screen_painter.hpp"
#include "canvas/canvas.hpp"
#include "pages/run_report.hpp"
#include "speech/speaker.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/panels/map_overlay.hpp>
#include <torchwake/panels/screen_presenter.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/message_log.hpp>
#include <torchwake/words/message_writer.hpp>

#include <algorithm>
#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace torchwake::panels {
namespace {

constexpr std::int64_t menu_opening_time = 120;

std::int32_t health_of(const forecast::HeroFacts& hero) {
    return hero.max_hit_points > 0 ? std::max(hero.hit_points, 0) * words::whole / hero.max_hit_points : 0;
}

}  // namespace

struct ScreenPresenter::Inner {
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

    Inner(const content::Catalog& catalog_given, const words::Words& words_given,
          const screen::KeyMap& keys_given)
        : catalog(&catalog_given),
          words(&words_given),
          keys(keys_given),
          prompt_keys(keys_of(keys_given, words::Device::Keyboard)),
          message_writer(catalog_given, words_given) {}

    // Events
    void take(const screen::RunEntered& entered);
    void take(const screen::TurnTaken& taken, std::optional<std::size_t> at_once);
    void take(const screen::TurnSkipped&) { release(); }
    void take(const rules::Refusal& refusal) { say(message_writer.tell(refusal)); }
    void take(const autopilot::Stop& stop) { say(message_writer.tell(stop)); }
    void take(const screen::Notice& notice) { say(message_writer.tell(notice)); }
    void take(const screen::MenuUsed&) {}
    void take(const screen::UnsavedChanged& mark);
    void take(const screen::PointerPlaced& pointer);
    void take(const screen::SpeechAsked& asked);
    void take(const screen::KeysChanged& changed);
    void take(const screen::OptionsChanged& changed);
    void point(const screen::Pointed& at);
    void release();

    // Messages
    void say(std::optional<words::Message> message);
    void say_what_happened(const rules::Event& event);
    void say_again(const save::ChronicleEntry& entry);

    // Sources of what is painted
    [[nodiscard]] PaintSource source(const ShownMaking& making = {}) const;
    [[nodiscard]] PaintSource window_source(const WindowArea& window, const ShownMaking& making) const;
    [[nodiscard]] std::uint8_t menu_alpha() const {
        return static_cast<std::uint8_t>(std::min(menu_age, menu_opening_time) * 255 / menu_opening_time);
    }
    [[nodiscard]] ForecastDetail forecast_detail() const {
        return all_beats || forecast_held ? ForecastDetail::AllBeats : ForecastDetail::Sparing;
    }

    const content::Catalog* catalog;
    const words::Words* words;
    screen::KeyMap keys;
    screen::KeyMap prompt_keys;  ///< those of the device
    words::Device device = words::Device::Keyboard;
    std::string hero_name;
    bool joined_messages = false;
    std::vector<screen::Notice> warnings;
    bool unsaved = false;
    bool all_beats = false;  ///< all beats of the forecast are switched on
    bool forecast_held = false;
    words::MessageWriter message_writer;
    words::MessageLog log;
    std::optional<words::MessageLog> early_log;  ///< without messages of events that are not shown yet
    SidebarFacts facts;                          ///< after the last turn
    std::optional<SidebarFacts> early_facts;     ///< before it, while it is not shown whole
    HealthTrail trail;
    screen::Pointed over;
    std::uint32_t changes = 0;  ///< counts all changes without a stamp of their own
    std::int32_t turn = 0;
    std::int32_t health = 0;  ///< the hero's hit points in permille, after the last turn
    bool animated = true;
    bool hero_died = false;
    core::Size text_size{100, 36};  ///< the size of the visible screen in text cells
    bool in_window = false;
    bool menu_was_open = false;
    std::int64_t menu_age = menu_opening_time;
    std::optional<PanelStamp> painted;
    PanelPicture former;  ///< the previous picture, reused
    Speaker speaker;
    std::optional<SpeechStamp> said;
};

void ScreenPresenter::Inner::take(const screen::RunEntered& entered) {
    log.clear();
    early_log.reset();
    early_facts.reset();
    hero_died = false;
    for (const save::ChronicleEntry& entry : entered.chronicle->entries()) {
        turn = entry.turn;
        say_again(entry);
    }
    speaker.forget_game();
    turn = entered.knowledge.turn();
    facts = sidebar_facts(entered.knowledge);
    health = health_of(entered.knowledge.hero());
    trail.set(health);
    ++changes;
    for (const screen::Notice& warning : warnings) {
        take(warning);
    }
}

void ScreenPresenter::Inner::take(const screen::TurnTaken& taken, std::optional<std::size_t> at_once) {
    early_log.reset();
    turn = taken.after.turn();
    for (std::size_t i = 0; i < taken.events.size(); ++i) {
        if (i == at_once) {
            early_log = log;
        }
        say_what_happened(taken.events[i]);
    }
    const SidebarFacts before = std::exchange(facts, sidebar_facts(taken.after));
    early_facts = at_once ? std::optional(before) : std::nullopt;
    health = health_of(taken.after.hero());
    ++changes;
    if (!at_once) {
        release();
    }
}

void ScreenPresenter::Inner::take(const screen::UnsavedChanged& mark) {
    unsaved = mark.unsaved;
    ++changes;
}

void ScreenPresenter::Inner::take(const screen::PointerPlaced& pointer) {
    point(pointer.cell ? screen::Pointed(screen::PointedCell{*pointer.cell}) : screen::PointedNothing{});
}

void ScreenPresenter::Inner::take(const screen::SpeechAsked& asked) {
    speaker.ask(asked.topic);
    ++changes;
}

void ScreenPresenter::Inner::take(const screen::KeysChanged& changed) {
    keys = *changed.keys;
    prompt_keys = keys_of(keys, device);
    ++changes;
}

void ScreenPresenter::Inner::take(const screen::OptionsChanged& changed) {
    const save::Options& options = *changed.options;
    animated = options.animation_speed != save::AnimationSpeed::None && !options.reduced_motion;
    hero_name = options.hero_name;
    joined_messages = options.joined_messages;
    all_beats = options.all_beats;
    device = options.by_gamepad ? words::Device::Gamepad : words::Device::Keyboard;
    prompt_keys = keys_of(keys, device);
    ++changes;
}

void ScreenPresenter::Inner::point(const screen::Pointed& at) {
    if (at != over) {
        over = at;
        ++changes;
    }
}

void ScreenPresenter::Inner::release() {
    early_log.reset();
    early_facts.reset();
    if (animated) {
        trail.change(health);
    } else {
        trail.set(health);
    }
    ++changes;
}

void ScreenPresenter::Inner::say(std::optional<words::Message> message) {
    if (message) {
        speaker.hear(message->line);
        log.add(turn, std::move(*message));
    }
}

/// After the hero's death, items that fall are not mentioned: the death is enough.
void ScreenPresenter::Inner::say_what_happened(const rules::Event& event) {
    const bool falls =
        std::holds_alternative<rules::ItemFell>(event) || std::holds_alternative<rules::ItemFellBelow>(event);
    if (!hero_died || !falls) {
        say(message_writer.tell(event));
    }
    const auto* death = std::get_if<rules::ActorDied>(&event);
    hero_died = hero_died || (death != nullptr && death->actor.kind == catalog->hero());
}

void ScreenPresenter::Inner::say_again(const save::ChronicleEntry& entry) {
    if (const rules::Event* const event = entry.event()) {
        say_what_happened(*event);
    } else {
        std::visit([this](const auto& remark) { say(message_writer.tell(remark)); }, *entry.remark());
    }
}

PaintSource ScreenPresenter::Inner::source(const ShownMaking& making) const {
    PaintSource source{catalog, words, &prompt_keys, &log, over, hero_name};
    source.unsaved = unsaved;
    source.forecast_detail = forecast_detail();
    source.joined_messages = joined_messages;
    source.all_keys = &keys;
    if (making.animation != nullptr) {
        source.making = making.animation;
        source.making_step = making.animation->step_at(making.time);
    }
    return source;
}

/// The source for the window, without the events that its map omits.
PaintSource ScreenPresenter::Inner::window_source(const WindowArea& window, const ShownMaking& making) const {
    PaintSource shown = source(making.time < 0 ? ShownMaking{} : making);
    shown.trailing = trail.shown();
    shown.menu_alpha = menu_alpha();
    shown.map_cells = window.map_cells;
    shown.camera = window.camera;
    shown.log = early_log ? &*early_log : &log;
    shown.early_facts = early_facts ? &*early_facts : nullptr;
    return shown;
}

ScreenPresenter::ScreenPresenter(const content::Catalog& catalog, const words::Words& words,
                                 const screen::KeyMap& keys)
    : inner_(std::make_unique<Inner>(catalog, words, keys)) {}

ScreenPresenter::~ScreenPresenter() = default;

void ScreenPresenter::take(const screen::StageEvent& event, std::optional<std::size_t> at_once) {
    std::visit(
        [this, at_once](const auto& told) {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(told)>, screen::TurnTaken>) {
                inner_->take(told, at_once);
            } else {
                inner_->take(told);
            }
        },
        event);
}

void ScreenPresenter::release() {
    inner_->release();
}

void ScreenPresenter::change_words() {
    ++inner_->changes;
}

void ScreenPresenter::warn(screen::Notice warning) {
    inner_->warnings.push_back(std::move(warning));
}

void ScreenPresenter::hold_forecast(bool held) {
    inner_->forecast_held = held;
}

void ScreenPresenter::set_text_size(core::Size size) {
    inner_->text_size = size;
}

void ScreenPresenter::point(const screen::Pointed& over) {
    inner_->point(over);
}

void ScreenPresenter::advance(core::Milliseconds time) {
    inner_->trail.advance(time);
    inner_->menu_age = std::min(inner_->menu_age + time.value, menu_opening_time);
}

void ScreenPresenter::note_open(const OpenScreens& open_screens) {
    if (open_screens.menu_open && !inner_->menu_was_open) {
        inner_->menu_age = inner_->animated ? 0 : menu_opening_time;
    }
    inner_->menu_was_open = open_screens.menu_open;
}

bool ScreenPresenter::moves() const {
    return inner_->trail.running() || inner_->menu_age < menu_opening_time;
}

const words::Words& ScreenPresenter::words() const {
    return *inner_->words;
}

const screen::Pointed& ScreenPresenter::pointed() const {
    return inner_->over;
}

ForecastDetail ScreenPresenter::forecast_detail() const {
    return inner_->forecast_detail();
}

content::Colour ScreenPresenter::map_light(const OpenScreens& open_screens) const {
    const std::int32_t opened = inner_->menu_alpha() * words::whole / 255;
    const content::Colour target = panels::map_light(open_screens);
    const bool dead = open_screens.dimming == screen::Dimming::Death;
    return open_screens.menu_open && !dead ? words::mixed(full_light, target, opened) : target;
}

bool ScreenPresenter::paint(std::span<const screen::Entry> screens, std::uint64_t revision,
                            const WindowArea& window, const ShownMaking& making, PanelPicture& picture) {
    inner_->text_size = window.text_size;
    inner_->in_window = true;
    const PaintSource with = inner_->window_source(window, making);
    const Inner::PanelStamp stamp{revision,
                                  with.log->revision(),
                                  inner_->changes,
                                  with.trailing,
                                  std::min(inner_->menu_age, menu_opening_time),
                                  window.text_size,
                                  window.map_cells,
                                  window.camera,
                                  with.making != nullptr ? std::optional(with.making_step) : std::nullopt};
    if (stamp == inner_->painted) {
        return false;
    }
    const bool first = !std::exchange(inner_->painted, stamp).has_value();
    const ScreenPainter painter(with, window.text_size);
    inner_->former.reset(with_minimap(painter.layout()));
    Canvas canvas(inner_->former);
    painter.paint(screens, canvas);
    std::swap(inner_->former, picture);
    return first || inner_->former != picture;
}

HotAreas ScreenPresenter::draw_text(std::span<const screen::Entry> screens, const ShownMaking& making,
                                    TextScreen& screen) const {
    const PaintSource source = inner_->source(making);
    const ScreenPainter painter(source, screen.size());
    TextScreen page(painter.layout().screen);
    page.fill({{0, 0}, page.size()}, {words::plain_ink, words::night, false, true});
    HotAreas areas;
    Canvas canvas(page, areas);
    painter.paint(screens, canvas);
    for (const core::Point at : core::cells_of(screen.size())) {
        const TextCell& cell = page.at(at);
        screen.put(at, cell.glyph, {cell.ink, cell.paper, cell.bold, cell.solid});
    }
    return areas;
}

bool ScreenPresenter::speaks() const {
    return inner_->speaker.speaks();
}

std::int32_t ScreenPresenter::scroll_range(const screen::Layer& page) const {
    const PaintSource source = inner_->source();
    return ScreenPainter(source, inner_->text_size).scroll_range(page, inner_->in_window);
}

std::vector<std::string> ScreenPresenter::speak(std::span<const screen::Entry> screens,
                                                std::uint64_t revision) {
    const Inner::SpeechStamp stamp{revision, inner_->log.revision(), inner_->changes};
    if (screens.empty() || inner_->said == stamp) {
        return {};
    }
    inner_->said = stamp;
    PaintContext with{inner_->source(), lay_out(inner_->text_size), open_screens_of(uncovered(screens))};
    with.source.typing = take_text(screens);
    with.way = overlay_of(screens).way;
    return inner_->speaker.speak(screens, with);
}

std::string ScreenPresenter::text_of(const screen::MenuLine& line) const {
    return words::plain_text(words::line_text(line, *inner_->words, *inner_->catalog));
}

std::vector<std::string> ScreenPresenter::log_tail(std::size_t count) const {
    const std::span<const words::LoggedMessage> all = inner_->log.messages();
    std::vector<std::string> lines;
    for (const words::LoggedMessage& message : all.last(std::min(count, all.size()))) {
        lines.push_back(words::plain_text(words::with_repeats(message)));
    }
    return lines;
}

std::string ScreenPresenter::record(const screen::RecapModel& recap, const forecast::Knowledge& knowledge,
                                    const save::Chronicle& chronicle) const {
    return run_report_text({recap, knowledge, chronicle, inner_->hero_name, log_tail(reported_messages)},
                           {inner_->words, inner_->catalog, {}});
}

}  // namespace torchwake::panels
