#include "play/session.hpp"

#include "play/exit_rescue.hpp"
#include "play/screenshot.hpp"

#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/volumes.hpp>
#include <torchwake/save/durable_file.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::desktop {
namespace {

constexpr const char* title = "Torchwake";

/// The game's icon from its sprite, large enough for any window list.
atlas::Picture make_icon(const atlas::Atlas& atlas) {
    constexpr std::int32_t scale = 4;
    const atlas::AtlasRect part = atlas.index.sprite("icon");
    atlas::Picture icon(part.width * scale, part.height * scale);
    for (std::int32_t y = 0; y < icon.height; ++y) {
        for (std::int32_t x = 0; x < icon.width; ++x) {
            icon.at(x, y) = atlas.picture.at(part.x + x / scale, part.y + y / scale);
        }
    }
    return icon;
}

}  // namespace

WindowSession::WindowSession(flow::Game& game, stage::Presenter& presenter, const Media& media,
                             WindowSettings settings)
    : game_(&game),
      presenter_(&presenter),
      media_(&media),
      settings_(std::move(settings)),
      icon_(make_icon(media.atlas)),
      painter_(media.atlas.index, presenter.sprites()),
      followed_(game.options()),
      windowed_size_(settings_.size) {}

boost::system::result<void, WindowError> WindowSession::open() {
    if (auto begun = begin_named_files(); !begun) {
        return WindowError{to_string(begun.error())};
    }
    if (!open_window(settings_.full_screen || followed_.full_screen)) {
        return WindowError{"The display has no window for the game; does it offer OpenGL?"};
    }
    const atlas::Picture& sprites = media_->atlas.picture;
    if (!window_.make_texture({sprites.width, 2 * sprites.height})) {
        return WindowError{"The graphics card can't hold the game's sprites."};
    }
    set_palette();
    if (settings_.speak) {
        speech_.emplace();
    }
    return {};
}

boost::system::result<void, WindowError> WindowSession::run() {
    const ExitRescue rescue(*game_);
    loop();
    const auto saved =
        settings_.last_screenshot ? save_frame(*settings_.last_screenshot) : save::FileResult<void>();
    game_->close();
    if (!saved) {
        return WindowError{to_string(saved.error())};
    }
    if (log_ && !log_->fault().empty()) {
        return WindowError{log_->fault()};
    }
    return {};
}

/// Errors: a file that was named can't be written. The game would be played in vain.
save::FileResult<void> WindowSession::begin_named_files() {
    if (settings_.last_screenshot) {
        if (auto checked = save::check_target(disk_, *settings_.last_screenshot); !checked) {
            return checked;
        }
    }
    if (settings_.frame_log) {
        auto file = save::begin_named_file(disk_, *settings_.frame_log);
        if (!file) {
            return file.error();
        }
        log_ = std::make_unique<FrameLog>(std::move(*file));
    }
    return {};
}

bool WindowSession::open_window(bool full_screen) {
    if (!window_.open({title, windowed_size_, full_screen}, icon_)) {
        return false;
    }
    full_screen_ = full_screen;
    lay_out();
    return true;
}

void WindowSession::loop() {
    while (!game_->ended() && !stop_.arrived() && !closed_) {
        if (log_) {
            log_->begin_pass();
        }
        pass_time();
        handle_events();
        follow_options();
        redraw();
        if (speech_) {
            speech_->say(presenter_->speak(game_->screens(), game_->revision()));
        }
        if (!can_flash_) {
            window_.fill_texture(white_shapes(media_->atlas.picture), media_->atlas.picture.height);
            can_flash_ = true;
        }
        if (settings_.audio && !sounds_) {
            sounds_ = std::make_unique<SoundPlayer>(media_->sounds);
            set_volumes();
        }
        if (sounds_) {
            sounds_->surround(presenter_->place());
            sounds_->follow(presenter_->mood().value_or(stage::Mood{}));
            sounds_->collect();
        }
        clock_.sleep(until_due());
    }
}

void WindowSession::pass_time() {
    const core::Milliseconds elapsed = clock_.elapsed();
    now_ = now_ + elapsed;
    game_->advance(elapsed);
    presenter_->advance(elapsed);
    give(pads_.advance(elapsed));
    for (const stage::SoundCue& cue : presenter_->take_sounds()) {
        if (sounds_) {
            sounds_->play(cue, now_);
        }
    }
}

void WindowSession::redraw() {
    if (game_->ended()) {
        return;  // nothing is open any more; the last picture stays
    }
    frame_ = &current_frame();
    const bool due = stale_ || now_ - shown_at_ >= FrameClock::longest_still;
    if (!due && frame_->revision == shown_revision_) {
        return;
    }
    if (pointer_ && plays()) {
        presenter_->point(pointed(*pointer_));  // the map may have moved below it
    }
    const DrawList& list = painter_.paint(*frame_, geometry_);
    shown_revision_ = frame_->revision;
    if (!due && !painter_.changed()) {
        return;  // ambient motion that shows nothing new
    }
    window_.draw(list);
    window_.show();
    shown_at_ = now_;
    stale_ = false;
    if (log_) {
        log_->note_frame(game_->world() != nullptr ? game_->world()->run.turn : -1);
    }
}

const stage::Frame& WindowSession::current_frame() {
    return presenter_->frame(game_->screens(), game_->revision(), geometry_.text_size(),
                             geometry_.map_cells());
}

std::optional<core::Milliseconds> WindowSession::until_due() const {
    const std::optional<core::Milliseconds> timer = game_->next_due();
    const auto until_timer = timer ? std::optional(*timer - game_->now()) : std::nullopt;
    return core::earlier(core::earlier(presenter_->next_change(), pads_.next_due()), until_timer);
}

void WindowSession::follow_options() {
    const save::Options& options = game_->options();
    if (options == followed_) {
        return;
    }
    const save::Options before = std::exchange(followed_, options);
    if (options.scale != before.scale || options.text_size != before.text_size) {
        lay_out();
    }
    if (options.palette != before.palette) {
        set_palette();
    }
    if (options.full_screen != before.full_screen) {
        set_full_screen(options.full_screen);
    }
    set_volumes();
}

void WindowSession::set_volumes() {
    if (sounds_) {
        sounds_->set_volumes(volumes_of(followed_, focused_));
    }
}

void WindowSession::set_palette() {
    const atlas::Picture& sprites = media_->atlas.picture;
    if (followed_.palette == save::Palette::Standard) {
        window_.fill_texture(sprites, 0);
    } else {
        window_.fill_texture(apply_palette(followed_.palette, sprites), 0);
    }
    painter_.set_palette(followed_.palette);
    stale_ = true;
}

void WindowSession::set_full_screen(bool full_screen) {
    if (full_screen != full_screen_ && !open_window(full_screen)) {
        closed_ = true;  // the old window is gone; the game is saved
    }
}

void WindowSession::zoom(std::int32_t steps) {
    const std::int32_t scale = std::clamp(geometry_.sprite_scale() + steps, 1, largest_sprite_scale);
    if (scale != geometry_.sprite_scale()) {
        game_->input(screen::DisplayChanged{followed_.full_screen, scale});
    }
}

void WindowSession::lay_out() {
    if (!full_screen_) {
        windowed_size_ = window_.size();
    }
    geometry_ = WindowGeometry(window_.size(), followed_.scale, followed_.text_size);
    stale_ = true;
}

void WindowSession::take_screenshot() {
    constexpr std::size_t digits = 3;
    const std::filesystem::path path =
        save::first_free_path(disk_, settings_.screenshots, "torchwake-", digits, ".png");
    const auto made = disk_.make_folder(settings_.screenshots);
    if (made && save_frame(path)) {
        presenter_->show(screen::Notice{"screenshot-saved", short_name(path)});
    } else {
        presenter_->show(screen::Notice{"screenshot-failed", path.string()});
    }
}

save::FileResult<void> WindowSession::save_frame(const std::filesystem::path& path) {
    std::optional<atlas::Picture> picture;
    if (frame_ != nullptr) {
        window_.draw(painter_.last());  // show() has made the drawn picture invalid
        picture = window_.capture();
    }
    if (!picture) {
        return save::FileError{"write", path,
                               boost::system::errc::make_error_code(boost::system::errc::io_error)};
    }
    return save_screenshot(disk_, *picture, path);
}

GameWindow::GameWindow(flow::Game& game, stage::Presenter& presenter, const Media& media,
                       WindowSettings settings)
    : session_(std::make_unique<WindowSession>(game, presenter, media, std::move(settings))) {}

GameWindow::~GameWindow() = default;

boost::system::result<void, WindowError> GameWindow::open() {
    return session_->open();
}

boost::system::result<void, WindowError> GameWindow::run() {
    return session_->run();
}

}  // namespace torchwake::desktop
