#include "disasters/process.hpp"

#include "headless/game_library.hpp"

#include <torchwake/rules/turn.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <variant>

namespace torchwake::disasters {

using tests::library;

namespace {

const rules::Ruleset& ruleset() {
    static const rules::Ruleset rules{&library().catalog, worldgen::level_source()};
    return rules;
}

}  // namespace

save::Folders user_folders() {
    return {"/config", "/data", "/state"};
}

Process::Process(save::SimulatedDisk& disk, OneSeed& seeds, core::Size size)
    : files_(disk, library().catalog, user_folders(), app::UserFiles::Syncing::AtOnce),
      presenter_(library().catalog, library().words, library().keys),
      size_(size),
      game_(ruleset(), library().keys, {&presenter_, &files_, &seeds, &data_}, settings()) {
    presenter_.set_text_size(size_);
    game_.start();
}

flow::GameSettings Process::settings() {
    if (const std::string problem = files_.problem(); !problem.empty()) {
        presenter_.warn({{}, problem});
    }
    const save::LoadedOptions loaded = files_.options();
    if (loaded.message) {
        presenter_.warn({{}, *loaded.message});
    }
    return {.options = loaded.options};
}

void Process::strike(const screen::Key& key) {
    give(screen::KeyPressed{key});
    const bool types = key.code == screen::KeyCode::Character && !key.ctrl && !key.alt;
    if (types || key.code == screen::KeyCode::Space) {
        give(screen::TextEntered{types ? key.character : U' '});
    }
    give(screen::KeyReleased{key});
}

void Process::give(const screen::Input& input) {
    static_cast<void>(game_.input(input));
}

screen::Pointed Process::target_at(core::Point cell) const {
    panels::TextScreen page(size_);
    return presenter_.draw_text(game_.screens(), page).at(cell);
}

void Process::point(const screen::Pointed& over) {
    over_ = over;
    presenter_.point(over);
    give(screen::PointerMoved{over});
}

void Process::click(const screen::Pointed& over, screen::MouseButton button) {
    point(over);
    give(screen::PointerClicked{over, button});
}

void Process::leave_panels() {
    const bool is_at_rest = std::holds_alternative<screen::PointedCell>(over_) ||
                            std::holds_alternative<screen::PointedNothing>(over_);
    if (!is_at_rest) {
        point(screen::PointedNothing{});
    }
}

void Process::pass(core::Milliseconds time) {
    game_.advance(time);
    presenter_.advance(time);
}

void Process::resize(core::Size size) {
    size_ = size;
    presenter_.set_text_size(size);
}

void Process::continue_run(bool by_pad) {
    const screen::Offer offer{screen::Action::Continue};
    if (game_.prompt() == nullptr || !game_.prompt()->accepts(offer)) {
        return;
    }
    strike({by_pad ? screen::KeyCode::PadA : screen::KeyCode::Enter});
    if (!plays()) {  // the cursor was on another line
        strike({by_pad ? screen::KeyCode::PadB : screen::KeyCode::Escape});
        give(screen::OfferTaken{offer});
    }
}

std::uint64_t Process::hash() const {
    const rules::World* const world = game_.world();
    return world == nullptr ? 0 : rules::state_hash({library().catalog, *world});
}

Shown Process::shown() const {
    panels::TextScreen page(size_);
    presenter_.draw_text(game_.screens(), page);
    Shown shown{game_.awaiting(), hash()};
    for (const std::string& row : page.rows()) {
        shown.rows.push_back(row);
    }
    return shown;
}

}  // namespace torchwake::disasters
