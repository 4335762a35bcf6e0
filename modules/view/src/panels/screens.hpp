#pragma once

// The picture of each kind of screen. Whoever adds a kind is asked for it by the compiler: paint_screen with
// the model, with what the hero knows besides where it is seen over a game only; and of a page that scrolls
// (screen::Scrolled) how far. Its border, heading and key are drawn before.

#include "panels/paint_context.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>

namespace torchwake::view {

// pages.cpp
void paint_screen(Canvas& canvas, const screen::TitleModel& title, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::RecapModel& recap, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::DeathModel& death, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::VictoryModel& victory, const PaintContext& with);

// read_pages.cpp
void paint_screen(Canvas& canvas, const screen::HelpModel& help, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::MessagesModel& messages, const PaintContext& with);

// discoveries.cpp
void paint_screen(Canvas& canvas, const screen::DiscoveriesModel& discoveries, const PaintContext& with);

// sheets.cpp
void paint_screen(Canvas& canvas, const screen::CharacterModel& character, const rules::Knowledge& known,
                  const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::ItemModel& item, const rules::Knowledge& known,
                  const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::ScoresModel& scores, const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::CaptureModel& capture, const PaintContext& with);

// map_notes.cpp
void paint_screen(Canvas& canvas, const screen::LookModel& look, const rules::Knowledge& known,
                  const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::AimModel& aim, const rules::Knowledge& known,
                  const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::TravelModel& travel, const rules::Knowledge& known,
                  const PaintContext& with);

// screen_painter.cpp
void paint_screen(Canvas& canvas, const screen::PlayModel& play, const rules::Knowledge& known,
                  const PaintContext& with);
void paint_screen(Canvas& canvas, const screen::MenuModel& menu, const PaintContext& with);

// shop_facts.cpp
void paint_screen(Canvas& canvas, const screen::ShopModel& shop, const rules::Knowledge& known,
                  const PaintContext& with);

// watch_bar.cpp
void paint_screen(Canvas& canvas, const screen::WatchModel& watch, const rules::Knowledge& known,
                  const PaintContext& with);

// What is told of these beside the keys is all that is seen of them.
inline void paint_screen(Canvas&, const screen::DirectionModel&, const PaintContext&) {}
inline void paint_screen(Canvas&, const screen::AutoActionModel&, const PaintContext&) {}
inline void paint_screen(Canvas&, const screen::AnimationModel&, const PaintContext&) {}

// How many rows of a page find no room in it.
[[nodiscard]] std::int32_t scroll_range(const screen::HelpModel& help, const core::Rect& room,
                                        const PaintSource& source);
[[nodiscard]] std::int32_t scroll_range(const screen::MessagesModel& messages, const core::Rect& room,
                                        const PaintSource& source);
[[nodiscard]] std::int32_t scroll_range(const screen::DiscoveriesModel& discoveries, const core::Rect& room,
                                        const PaintSource& source);
[[nodiscard]] std::int32_t scroll_range(const screen::ScoresModel& scores, const core::Rect& room,
                                        const PaintSource& source);

}  // namespace torchwake::view
