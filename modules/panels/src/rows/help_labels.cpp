#include "rows/help_labels.hpp"

#include "rows/play_actions.hpp"

#include <torchwake/panels/text_screen.hpp>
#include <torchwake/screen/action_turns.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/screen/typing.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>

#include <ranges>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::panels {
namespace {

using screen::Action;
using screen::Offer;

/// The ranks of labels that stay in kept places: the action can be done, or would do nothing now.
constexpr std::int32_t rank_of_idle = 10;
constexpr std::int32_t rank_of_grey = 11;

constexpr std::int32_t label_gap = 2;
/// Labels up to this rank stay, even where they cover the text beside them.
constexpr std::int32_t lasting_rank = 0;

/// A place of the row in play that never moves. It has the more important of two actions; where neither
/// matters now, the first, in grey.
struct KeptPlace {
    Action first;
    Action second;
};

/// The kept places from the right end of the row. A narrow row has the first ones only.
constexpr std::array kept_places{
    KeptPlace{Action::Actions, Action::Actions},        KeptPlace{Action::Help, Action::Help},
    KeptPlace{Action::Attack, Action::Attack},          KeptPlace{Action::Fire, Action::Throw},
    KeptPlace{Action::Repeat, Action::Repeat},          KeptPlace{Action::Get, Action::Get},
    KeptPlace{Action::Descend, Action::Descend},        KeptPlace{Action::Ascend, Action::Ascend},
    KeptPlace{Action::SwitchTorch, Action::SwitchTorch}};
/// The places that every row has.
constexpr std::size_t fewest_places = 3;
/// The cells that more places than those leave to the text at the left.
constexpr std::int32_t least_room_of_text = 20;
/// A row with kept places leaves out labels of greater ranks, which matter little.
constexpr std::int32_t last_rank_beside_kept = 6;

struct RankedAction {
    Action action;
    std::int32_t rank;
};
/// The ranks of labels while a run is watched. Other actions have none.
constexpr std::array watch_ranks{RankedAction{Action::Confirm, 0},   RankedAction{Action::Help, 0},
                                 RankedAction{Action::Cancel, 0},    RankedAction{Action::TakeOver, 1},
                                 RankedAction{Action::Messages, 4},  RankedAction{Action::Examine, 5},
                                 RankedAction{Action::Character, 6}, RankedAction{Action::Capsule, 7}};

/// True for actions that work in every menu, and for those that the label of another action covers.
constexpr bool needs_no_label(Action action) {
    return (action >= Action::Up && action <= Action::End) || screen::takes_line(action) ||
           action == Action::PreviousTarget || screen::is_step(action) || screen::is_quick_slot(action);
}

bool is_gear(const forecast::Knowledge& known, rules::Slot slot) {
    const std::vector<forecast::PackEntry> pack = known.pack();
    return slot.value < pack.size() && pack[slot.value].item &&
           content::equip_slot_of(known.catalog().item(*pack[slot.value].item));
}

class LabelWriter {
  public:
    explicit LabelWriter(const HelpSource& source)
        : source_(&source),
          layer_(&source.screens.back().layer),
          offers_(&source.screens.back().prompt->offers),
          menu_(open_menu(source.screens)) {}

    [[nodiscard]] std::vector<ActionLabel> write() {
        if (moves_about()) {
            const words::Words& words = *source_->words;
            const std::string& moves =
                words.get(words::are_of_a_gamepad(*source_->keys) ? "key-pad-arrows" : "key-arrows");
            labels_.push_back({.key = moves, .text = words.get("label-move"), .rank = 8});
        }
        if (screen::model_in<screen::PlayModel>(*layer_) != nullptr && source_->knowledge) {
            of_the_game(PlayRanks(*source_->knowledge));
        } else if (screen::model_in<screen::WatchModel>(*layer_) != nullptr) {
            of_the_watch();
        } else {
            for (const Offer& offer : *offers_) {
                if (!needs_no_label(offer.action) && !is_line(offer) && !is_idle(offer.action)) {
                    add(offer, rank_of(offer.action));
                }
            }
            put_last(Action::Confirm);
            put_last(Action::Cancel);
        }
        return std::move(labels_);
    }

    /// The label that a kept place shows, as wide as the widest that it can have; nothing if none of its
    /// actions is offered.
    [[nodiscard]] std::optional<ActionLabel> kept_label(const KeptPlace& place,
                                                        const PlayRanks& ranks) const {
        std::optional<ActionLabel> kept;
        std::int32_t widest = 0;
        for (const Offer& offer : *offers_) {
            if (offer.action != place.first && offer.action != place.second) {
                continue;
            }
            const bool useful = ranks.is_useful(offer.action);
            const std::int32_t rank = ranks.rank(offer.action).value_or(useful ? rank_of_idle : rank_of_grey);
            std::optional<ActionLabel> label = short_label(offer, rank, ranks.leads_to_stairs(offer.action));
            if (!label) {
                continue;
            }
            label->useful = useful;
            widest = std::max({widest, width_of(*label), width_beside_stairs(offer)});
            if (!kept || rank < kept->rank || (rank == kept->rank && offer.action == place.first)) {
                kept = std::move(label);
            }
        }
        if (kept) {
            kept->least_width = widest;
        }
        return kept;
    }

  private:
    /// The label of a kept place. The keys > and < tell which stairs it leads to.
    [[nodiscard]] std::optional<ActionLabel> short_label(const Offer& offer, std::int32_t rank,
                                                         bool leads_to_stairs) const {
        std::optional<ActionLabel> label = label_of(offer, rank, leads_to_stairs);
        if (label && leads_to_stairs && (label->key == ">" || label->key == "<")) {
            label->text = source_->words->get("label-stairs");
        }
        return label;
    }

    /// The width of a label that has another text on stairs than elsewhere; 0 for all others.
    [[nodiscard]] std::int32_t width_beside_stairs(const Offer& offer) const {
        if (words::travel_label(offer.action).empty()) {
            return 0;
        }
        const std::optional<ActionLabel> there = short_label(offer, 0, false);
        const std::optional<ActionLabel> away = short_label(offer, 0, true);
        return std::max(width_of(*there), width_of(*away));
    }

    /// Moves the label of an action to the end of the row, so that others come and go without moving it.
    void put_last(Action action) {
        const auto found = std::ranges::find_if(labels_, [action](const ActionLabel& label) {
            return label.offer && label.offer->action == action;
        });
        if (found != labels_.end()) {
            std::rotate(found, found + 1, labels_.end());
        }
    }

    /// True if the arrows step or move a cursor. A step that answers a question does not.
    [[nodiscard]] bool moves_about() const {
        return screen::model_in<screen::ConfirmModel>(*layer_) == nullptr &&
               std::ranges::any_of(*offers_, [](const Offer& offer) { return is_step(offer.action); });
    }

    void of_the_game(const PlayRanks& ranks) {
        for (const Offer& offer : *offers_) {
            if (const std::optional<std::int32_t> rank = ranks.rank(offer.action)) {
                add(offer, *rank, ranks.leads_to_stairs(offer.action));
            }
        }
    }

    void of_the_watch() {
        const words::Words& words = *source_->words;
        if (offers(Action::Right)) {
            labels_.push_back(
                {.key = words.get("key-left-right"), .text = words.get("label-step"), .rank = 2});
        }
        if (offers(Action::Up)) {
            labels_.push_back({.key = words.get("key-up-down"), .text = words.get("label-speed"), .rank = 3});
        }
        for (const Offer& offer : *offers_) {
            const auto* const ranked = std::ranges::find(watch_ranks, offer.action, &RankedAction::action);
            if (ranked != watch_ranks.end()) {
                add(offer, ranked->rank);
            }
        }
    }

    [[nodiscard]] bool offers(Action action) const {
        return std::ranges::find(*offers_, action, &Offer::action) != offers_->end();
    }

    void add(const Offer& offer, std::int32_t rank, bool leads_to_stairs = false) {
        if (std::optional<ActionLabel> label = label_of(offer, rank, leads_to_stairs)) {
            labels_.push_back(*std::move(label));
        }
    }

    /// An action's label; nothing if the device has neither a key nor a list for it.
    [[nodiscard]] std::optional<ActionLabel> label_of(const Offer& offer, std::int32_t rank,
                                                      bool leads_to_stairs) const {
        const std::vector<screen::Key> bound = source_->keys->keys(offer.action);
        const auto works = std::ranges::find_if(
            bound, [this](const auto& key) { return !is_letter(key) && !is_typed(key); });
        if (works == bound.end() && !is_listed()) {
            return std::nullopt;
        }
        return ActionLabel{.offer = offer,
                           .key = works == bound.end() ? std::string() : words::prompt_label(*works),
                           .text = leads_to_stairs ? source_->words->get(words::travel_label(offer.action))
                                                   : with_its_turns(text_of(offer.action), offer.action),
                           .rank = rank};
    }

    [[nodiscard]] std::string with_its_turns(const std::string& text, Action action) const {
        const std::int32_t turns =
            source_->knowledge ? screen::turns_of(action, source_->knowledge->hero()) : 1;
        return words::with_turns(text, turns, *source_->words);
    }

    /// True for an action that a gamepad takes from the list of all actions, where it has no button for it.
    [[nodiscard]] bool is_listed() const {
        return offers(Action::Actions) && words::are_of_a_gamepad(*source_->keys);
    }
    /// True for a key that a text field takes for itself.
    [[nodiscard]] bool is_typed(const screen::Key& key) const {
        return source_->screens.back().prompt->text && screen::edits_text(key);
    }
    /// True for a key that chooses a line of the open menu instead.
    [[nodiscard]] bool is_letter(const screen::Key& key) const {
        return menu_ != nullptr && key.code == screen::KeyCode::Character && !key.ctrl && !key.alt &&
               std::ranges::find(menu_->lines, key.character, &screen::MenuLine::key) != menu_->lines.end();
    }

    /// The text of an action's label. Some keys have another use while there is a cursor on the map or a run
    /// is watched.
    [[nodiscard]] std::string text_of(Action action) const {
        const words::Words& words = *source_->words;
        const bool travels =
            shows<screen::TravelModel>() || shows<screen::MapModel>() || shows<screen::FindModel>();
        if (action == Action::Confirm) {
            return travels && menu_ == nullptr ? words.get("label-go") : text_of_confirm();
        }
        const std::string_view label = travels ? words::travel_label(action) : std::string_view();
        return label.empty() ? action_text(action, words) : words.get(label);
    }

    template <class Model>
    [[nodiscard]] bool shows() const {
        return screen::model_in<Model>(*layer_) != nullptr;
    }

    [[nodiscard]] std::string text_of_confirm() const {
        const words::Words& words = *source_->words;
        if (const auto* aim = screen::model_in<screen::AimModel>(*layer_)) {
            return aim->thrown ? action_text(Action::Throw, words) : words.get("label-fire");
        }
        if (const auto* item = screen::model_in<screen::ItemModel>(*layer_)) {
            return deed_text(*item, source_->knowledge, words);
        }
        if (const auto* watch = screen::model_in<screen::WatchModel>(*layer_)) {
            return words.get(watch->playing ? "label-pause" : "label-play");
        }
        if (shows<screen::ConfirmModel>()) {
            return words.get("label-do-it");
        }
        return menu_ != nullptr ? confirm_text(menu_->purpose, words) : action_text(Action::Confirm, words);
    }

    [[nodiscard]] static std::int32_t rank_of(Action action) {
        const bool stays = action == Action::Cancel || action == Action::SwitchTrade;
        const bool waits = action == Action::Forecast || action == Action::Filter ||
                           action == Action::Arrange || action == Action::Grid;
        return stays ? 0 : action == Action::Confirm ? 1 : waits ? 3 : 2;
    }

    /// True for Confirm where it does the same as Cancel, or where the chosen score has no run to see.
    [[nodiscard]] bool is_idle(Action action) const {
        const auto* const scores = screen::model_in<screen::ScoresModel>(*layer_);
        const bool none =
            scores != nullptr && !scores->menu.lines[static_cast<std::size_t>(scores->menu.cursor)].enabled;
        return action == Action::Confirm && (traits_of(*layer_).confirm_leaves || none);
    }

    /// True if a line of the open menu stands for the action.
    [[nodiscard]] bool is_line(const Offer& offer) const {
        if (menu_ == nullptr || offer.action == Action::Cancel || offer.action == Action::Confirm) {
            return false;
        }
        return std::ranges::any_of(menu_->lines, [&](const screen::MenuLine& line) {
            const auto* action = std::get_if<screen::ActionLine>(&line.what);
            return action != nullptr && action->action == offer.action;
        });
    }

    const HelpSource* source_;
    const screen::Layer* layer_;
    const std::vector<Offer>* offers_;
    const screen::MenuModel* menu_;
    std::vector<ActionLabel> labels_;
};

/// Drops labels until the others have room: those of play from the left, others by rank.
void thin_out(std::vector<ActionLabel>& labels, std::int32_t room, std::int32_t beside, bool from_left) {
    while (!labels.empty()) {
        const auto least =
            from_left ? labels.begin() : std::ranges::max_element(labels, {}, &ActionLabel::rank);
        const std::int32_t taken = beside > 0 && least->rank > lasting_rank ? beside + label_gap : 0;
        if (width_of(labels, label_gap) <= room - taken) {
            return;
        }
        labels.erase(least);
    }
}

/// The labels that have places of their own, from left to right.
std::vector<ActionLabel> kept_labels(const HelpSource& source, const core::Rect& row, std::int32_t beside) {
    const PlayRanks ranks(*source.knowledge);
    const LabelWriter writer(source);
    const std::int32_t room = row.size.width - 2 - (beside > 0 ? least_room_of_text : 0);
    const std::size_t most = row.size.width < narrowest_wide_row ? fewest_places : std::size(kept_places);
    std::vector<ActionLabel> kept;
    for (const KeptPlace& place : kept_places | std::views::take(most)) {
        if (std::optional<ActionLabel> label = writer.kept_label(place, ranks)) {
            kept.insert(kept.begin(), *std::move(label));
            if (kept.size() > fewest_places && width_of(kept, label_gap) > room) {
                kept.erase(kept.begin());
                break;
            }
        }
    }
    return kept;
}

/// The labels of play. Those without a place of their own stand by importance, the least important at the
/// left, so that whatever is dropped or added moves none that matters more.
std::vector<ActionLabel> labels_of_play(const HelpSource& source, const core::Rect& row,
                                        std::int32_t beside) {
    std::vector<ActionLabel> labels = LabelWriter(source).write();
    std::vector<ActionLabel> kept = kept_labels(source, row, beside);
    const bool keeps = kept.size() > fewest_places;
    std::erase_if(labels, [&kept, keeps](const ActionLabel& label) {
        return (keeps && label.rank > last_rank_beside_kept) ||
               std::ranges::find(kept, label.offer, &ActionLabel::offer) != kept.end();
    });
    std::ranges::sort(labels, {},
                      [](const ActionLabel& label) { return std::pair(-label.rank, label.offer); });
    std::ranges::move(kept, std::back_inserter(labels));
    return labels;
}

}  // namespace

std::vector<ActionLabel> help_labels(const HelpSource& source, const core::Rect& row, std::int32_t beside) {
    if (source.screens.empty() || source.screens.back().prompt == nullptr) {
        return {};
    }
    const bool plays =
        screen::model_in<screen::PlayModel>(source.screens.back().layer) != nullptr && source.knowledge;
    std::vector<ActionLabel> labels =
        plays ? labels_of_play(source, row, beside) : LabelWriter(source).write();
    thin_out(labels, row.size.width - 2, beside, plays);
    place_labels(labels, {row.right() - 1 - width_of(labels, label_gap), row.top()}, label_gap);
    return labels;
}

std::string deed_text(const screen::ItemModel& item, const std::optional<forecast::Knowledge>& known,
                      const words::Words& words) {
    if (!item.deed) {
        return confirm_text(item.purpose, words);
    }
    const bool equips = item.deed == Action::Use && known && is_gear(*known, item.slot);
    return equips ? words.get("label-equip") : action_text(*item.deed, words);
}

}  // namespace torchwake::panels
