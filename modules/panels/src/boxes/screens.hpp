#pragma once

// The functions that paint each kind of screen, and that put it into sentences for a screen reader, by the
// same words. A new kind needs an overload of paint_screen and of tell_screen, or it does not compile: they
// take the model, and also the hero's knowledge for a screen that is shown only over a game. A menu needs a
// content_of in place of both, a cursor on the map a note_of. A page that scrolls (screen::Scrolled) needs an
// overload of scroll_range, too; its border, heading and key are drawn before.

#include "boxes/map_notes.hpp"
#include "boxes/paint_context.hpp"
#include "boxes/screen_speech.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>

namespace torchwake::panels {

// pages.cpp
void paint_screen(Canvas& canvas, const screen::TitleModel& title, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::TitleModel& title, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::RecapModel& recap, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::RecapModel& recap, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::DeathModel& death, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::DeathModel& death, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::VictoryModel& victory, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::VictoryModel& victory, const PaintContext& with);

// rule_book_page.cpp
void paint_screen(Canvas& canvas, const screen::HelpModel& book, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::HelpModel& book, const PaintContext& with);

// read_pages.cpp
void paint_screen(Canvas& canvas, const screen::MessagesModel& messages, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::MessagesModel& messages, const PaintContext& with);

// discoveries.cpp
void paint_screen(Canvas& canvas, const screen::DiscoveriesModel& discoveries, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::DiscoveriesModel& discoveries, const PaintContext& with);

// sheets.cpp
void paint_screen(Canvas& canvas, const screen::CharacterModel& character, const forecast::Knowledge& known,
                  const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::CharacterModel& character,
                                       const forecast::Knowledge& known, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::ItemModel& item, const forecast::Knowledge& known,
                  const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::ItemModel& item, const forecast::Knowledge& known,
                                       const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::ScoresModel& scores, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::ScoresModel& scores, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::CaptureModel& capture, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::CaptureModel& capture, const PaintContext& with);

// level_map.cpp
void paint_screen(Canvas& canvas, const screen::MapModel& map, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::MapModel& map, const PaintContext& with);

// review_page.cpp
void paint_screen(Canvas& canvas, const screen::ReviewModel& review, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::ReviewModel& review, const PaintContext& with);

/// A cursor on the map is told and painted as the note about its cell.
template <class Model>
auto paint_screen(Canvas& canvas, const Model& model, const forecast::Knowledge& known,
                  const PaintContext& with) -> decltype(note_of(model, known, with), void()) {
    draw_note(canvas, with.layout, note_of(model, known, with));
}
template <class Model>
[[nodiscard]] auto tell_screen(const Model& model, const forecast::Knowledge& known, const PaintContext& with)
    -> decltype(note_of(model, known, with).told) {
    return note_of(model, known, with).told;
}

// screen_painter.cpp
void paint_screen(Canvas& canvas, const screen::PlayModel& play, const forecast::Knowledge& known,
                  const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::PlayModel& play, const forecast::Knowledge& known,
                                       const PaintContext& with);

// screen_painter.cpp, find_box.cpp, shop_facts.cpp, gifts.cpp
[[nodiscard]] MenuContent content_of(const screen::MenuModel& menu, const PaintContext& with);
[[nodiscard]] MenuContent content_of(const screen::FindModel& find, const PaintContext& with);
[[nodiscard]] MenuContent content_of(const screen::ShopModel& shop, const forecast::Knowledge& known,
                                     const PaintContext& with);
[[nodiscard]] MenuContent content_of(const screen::GiftModel& gift, const forecast::Knowledge& known,
                                     const PaintContext& with);

/// A menu is told and painted as its content; only the innermost one is painted.
template <class Model, class... Known>
void paint_menu(Canvas& canvas, const PaintContext& with, const Model& model, const Known&... known) {
    if (with.innermost) {
        MenuContent content = content_of(model, known..., with);
        content.words.log = with.layout.log;
        draw_menu(canvas, *screen::menu_in(&model), content.area, content.words, with.source.menu_alpha);
    }
}
template <class Model>
auto paint_screen(Canvas& canvas, const Model& model, const PaintContext& with)
    -> decltype(content_of(model, with), void()) {
    paint_menu(canvas, with, model);
}
template <class Model>
auto paint_screen(Canvas& canvas, const Model& model, const forecast::Knowledge& known,
                  const PaintContext& with) -> decltype(content_of(model, known, with), void()) {
    paint_menu(canvas, with, model, known);
}
template <class Model>
[[nodiscard]] auto tell_screen(const Model& model, const PaintContext& with)
    -> decltype(content_of(model, with).told) {
    return content_of(model, with).told;
}
template <class Model>
[[nodiscard]] auto tell_screen(const Model& model, const forecast::Knowledge& known, const PaintContext& with)
    -> decltype(content_of(model, known, with).told) {
    return content_of(model, known, with).told;
}

// watch_bar.cpp
void paint_screen(Canvas& canvas, const screen::WatchModel& watch, const forecast::Knowledge& known,
                  const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::WatchModel& watch, const forecast::Knowledge& known,
                                       const PaintContext& with);

// These screens show nothing but their text in the help row.
inline void paint_screen(Canvas&, const screen::DirectionModel&, const PaintContext&) {}
inline void paint_screen(Canvas&, const screen::AutoActionModel&, const PaintContext&) {}
inline void paint_screen(Canvas&, const screen::AnimationModel&, const PaintContext&) {}
// help_row.cpp
[[nodiscard]] ScreenSpeech tell_screen(const screen::DirectionModel& direction,
                                       const forecast::Knowledge& known, const PaintContext& with);
[[nodiscard]] ScreenSpeech tell_screen(const screen::AutoActionModel& action, const PaintContext& with);
// An animation has nothing to read.
[[nodiscard]] inline ScreenSpeech tell_screen(const screen::AnimationModel&, const PaintContext&) {
    return {};
}

// The number of rows of a page that don't fit on it.
[[nodiscard]] std::int32_t scroll_range(const screen::HelpModel& book, const core::Rect& room,
                                        const PaintSource& source);
[[nodiscard]] std::int32_t scroll_range(const screen::MessagesModel& messages, const core::Rect& page,
                                        const PaintSource& source);
[[nodiscard]] std::int32_t scroll_range(const screen::DiscoveriesModel& discoveries, const core::Rect& page,
                                        const PaintSource& source);

}  // namespace torchwake::panels
