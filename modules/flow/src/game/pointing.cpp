#include "game/pointing.hpp"

#include "game/play_button.hpp"
#include "play/clicked_way.hpp"

#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/screen/layer.hpp>

#include <span>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

/// True for an action that moves the cursor of a list.
bool moves_cursor(Action action) {
    return action >= Action::Up && action <= Action::End;
}

/// The thing in a line of a list of things; invalid for any other line.
content::ItemId thing_in(const screen::MenuModel* menu, const screen::PointedLine& pointed) {
    if (menu == nullptr || pointed.line < 0 ||
        pointed.line >= static_cast<std::int32_t>(menu->lines.size())) {
        return {};
    }
    const auto& what = menu->lines[static_cast<std::size_t>(pointed.line)].what;
    const auto* const trade = std::get_if<screen::TradeLine>(&what);
    const auto* const item = std::get_if<screen::ItemLine>(&what);
    return trade != nullptr ? trade->item : item != nullptr ? item->item : content::ItemId{};
}

}  // namespace

bool Pointing::move(const screen::PointerMoved& moved) {
    moved_at_ = context_->clock().now();
    over_ = moved.over;
    const auto* const line = std::get_if<screen::PointedLine>(&moved.over);
    thing_ = line != nullptr ? thing_in(open_menu(context_->stack()), *line) : content::ItemId{};
    if (const std::optional<core::Point> cell = cell_of(moved.over)) {
        return enter_cell(*cell);
    }
    context_->pointer().move_to(std::nullopt);
    const auto* const label = std::get_if<screen::PointedOffer>(&moved.over);
    if (label != nullptr && !moves_cursor(label->offer.action)) {
        return return_to_line();
    }
    return line != nullptr && enter_line(line->line);
}

void Pointing::clear() {
    context_->pointer().cell.reset();
    over_.reset();
    context_->stage().show(screen::PointerPlaced{});
}

bool Pointing::comes_unseen(const screen::Input& input) {
    if (const std::optional<screen::Offer> button = clicked_button(input)) {
        return comes_unseen(*button);
    }
    const auto* const line = clicked<screen::PointedLine>(input);
    return line != nullptr && comes_unseen(*line);
}

bool Pointing::comes_unseen(const screen::Offer& label) {
    if (!over_ || context_->asker().prompt() == nullptr) {
        return false;
    }
    const screen::Pointed now = screen::PointedOffer{label};
    const bool plays = screen::opened_over_play(context_->stack().layers()) == nullptr;
    return plays && std::exchange(*over_, now) != now;
}

bool Pointing::comes_unseen(const screen::PointedLine& line) {
    const content::ItemId now = thing_in(open_menu(context_->stack()), line);
    return over_ == screen::Pointed(line) && now.valid() && std::exchange(thing_, now) != now;
}

std::optional<core::Milliseconds> Pointing::due() const {
    constexpr core::Milliseconds rest{500};
    const bool waits = context_->asker().prompt() != nullptr && !context_->asker().has_deadline();
    return waits && context_->run_recorder().lacks_rest(context_->pointer().cell)
               ? std::optional(moved_at_ + rest)
               : std::nullopt;
}

void Pointing::rest_until(core::Milliseconds moment) {
    if (due().value_or(moment + core::Milliseconds{1}) <= moment) {
        context_->run_recorder().rested(context_->pointer().cell);
    }
}

void Pointing::foresee_click(std::uint64_t revision) {
    const std::optional<core::Point> cell = context_->pointer().cell;
    const std::pair now{cell, revision};
    if (std::exchange(foreseen_, now) == now) {
        return;
    }
    context_->pointer().way.clear();
    const std::span<const screen::Entry> layers = context_->stack().layers();
    const bool plays = !layers.empty() && context_->asker().prompt() != nullptr &&
                       screen::model_in<screen::PlayModel>(layers.back().layer) != nullptr;
    if (plays && cell) {
        context_->pointer().way = way_of_click(context_->knowledge(), *cell);
    }
}

/// Moves the cursor to the cell under the pointer, if a cursor is on the map.
bool Pointing::enter_cell(core::Point cell) {
    const core::Size level = context_->run() != nullptr ? context_->knowledge().size() : core::Size{};
    if (!level.contains(cell) || context_->pointer().cell == cell) {
        return false;
    }
    context_->pointer().move_to(cell);
    return context_->asker().post({Action::PointAt, cell_number(level, cell)});
}

bool Pointing::enter_line(std::int32_t line) {
    hovered_.enter(line, context_->clock().now());
    return point_at(line);
}

bool Pointing::return_to_line() {
    hovered_.leave(context_->clock().now());
    return hovered_.rested() && open_menu(context_->stack()) != nullptr && point_at(*hovered_.rested());
}

bool Pointing::point_at(std::int32_t line) {
    const std::uint64_t before = context_->stack().revision();
    const bool has_line = point_at_line(context_->stack(), line);
    if (context_->stack().revision() != before) {
        context_->run_recorder().pointed(line);
        context_->stage().show(screen::MenuUsed{false});
    }
    return has_line;
}

}  // namespace torchwake::flow
