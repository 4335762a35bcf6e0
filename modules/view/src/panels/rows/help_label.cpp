#include "panels/rows/help_label.hpp"

#include <torchwake/screen/layer.hpp>
#include <torchwake/screen/typing.hpp>
#include <torchwake/view/device.hpp>
#include <torchwake/view/labels.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::view {
namespace {

using screen::Action;
using screen::Offer;

/// The ranks of labels that stay in kept places: the action can be done, or would do nothing now.
constexpr std::int32_t rank_of_idle = 10;
constexpr std::int32_t rank_of_grey = 11;

/// True for actions that work in every menu, and for those that the label of another action covers.
constexpr bool needs_no_label(Action action) {
    return (action >= Action::Up && action <= Action::End) || screen::takes_line(action) ||
           action == Action::PreviousTarget || screen::is_step(action) || screen::is_quick_slot(action);
}

bool is_gear(const rules::Knowledge& known, rules::Slot slot) {
    const std::vector<rules::PackEntry> pack = known.pack();
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

    [[nodiscard]] std::vector<HelpLabel> write() {
        if (moves_about()) {
            const Words& words = *source_->words;
            const std::string& moves =
                words.get(are_of_a_gamepad(*source_->keys) ? "key-pad-arrows" : "key-arrows");
            labels_.push_back({std::nullopt, moves, words.get("label-move"), {}, 8});
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

    /// The label that a kept place shows; nothing if none of its actions is offered.
    [[nodiscard]] std::optional<KeptLabel> kept_label(const KeptPlace& place, const PlayRanks& ranks) const {
        std::optional<KeptLabel> kept;
        for (const Offer& offer : *offers_) {
            if (!place.has(offer.action)) {
                continue;
            }
            const bool useful = ranks.is_useful(offer.action);
            const std::int32_t rank = ranks.rank(offer.action).value_or(useful ? rank_of_idle : rank_of_grey);
            const bool leads = ranks.leads_to_stairs(offer.action);
            std::optional<HelpLabel> label = short_label(offer, rank, leads);
            if (!label) {
                continue;
            }
            label->useful = useful;
            const std::int32_t width =
                std::max({kept ? kept->width : 0, width_of(*label), width_beside_stairs(offer)});
            const bool preferred =
                !kept || rank < kept->label.rank || (rank == kept->label.rank && offer.action == place.first);
            kept = KeptLabel{preferred ? *std::move(label) : std::move(kept->label), width};
        }
        return kept;
    }

  private:
    /// The label of a kept place. The keys > and < tell which stairs it leads to.
    [[nodiscard]] std::optional<HelpLabel> short_label(const Offer& offer, std::int32_t rank,
                                                       bool leads_to_stairs) const {
        std::optional<HelpLabel> label = label_of(offer, rank, leads_to_stairs);
        if (label && leads_to_stairs && (label->key == ">" || label->key == "<")) {
            label->text = source_->words->get("label-stairs");
        }
        return label;
    }

    /// The width of a label that has another text on stairs than elsewhere; 0 for all others.
    [[nodiscard]] std::int32_t width_beside_stairs(const Offer& offer) const {
        if (travel_label(offer.action).empty()) {
            return 0;
        }
        const std::optional<HelpLabel> there = short_label(offer, 0, false);
        const std::optional<HelpLabel> away = short_label(offer, 0, true);
        return std::max(width_of(*there), width_of(*away));
    }

    /// Moves the label of an action to the end of the row, so that others come and go without moving it.
    void put_last(Action action) {
        const auto found = std::ranges::find_if(labels_, [action](const HelpLabel& label) {
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
        const Words& words = *source_->words;
        if (offers(Action::Right)) {
            labels_.push_back({std::nullopt, words.get("key-left-right"), words.get("label-step"), {}, 2});
        }
        if (offers(Action::Up)) {
            labels_.push_back({std::nullopt, words.get("key-up-down"), words.get("label-speed"), {}, 3});
        }
        for (const Offer& offer : *offers_) {
            if (const std::optional<std::int32_t> rank = watch_rank(offer.action)) {
                add(offer, *rank);
            }
        }
    }

    [[nodiscard]] bool offers(Action action) const {
        return std::ranges::find(*offers_, action, &Offer::action) != offers_->end();
    }

    /// The rank of an action's label; nothing if it has none of its own.
    [[nodiscard]] static std::optional<std::int32_t> watch_rank(Action action) {
        switch (action) {
            case Action::Confirm:
            case Action::Help:
            case Action::Cancel:
                return 0;
            case Action::TakeOver:
                return 1;
            case Action::Messages:
                return 4;
            case Action::Examine:
                return 5;
            case Action::Character:
                return 6;
            case Action::Capsule:
                return 7;
            default:
                return std::nullopt;
        }
    }

    void add(const Offer& offer, std::int32_t rank, bool leads_to_stairs = false) {
        if (std::optional<HelpLabel> label = label_of(offer, rank, leads_to_stairs)) {
            labels_.push_back(*std::move(label));
        }
    }

    /// An action's label; nothing if the device has neither a key nor a list for it.
    [[nodiscard]] std::optional<HelpLabel> label_of(const Offer& offer, std::int32_t rank,
                                                    bool leads_to_stairs) const {
        const std::vector<screen::Key> bound = source_->keys->keys(offer.action);
        const auto works = std::ranges::find_if(
            bound, [this](const auto& key) { return !is_letter(key) && !is_typed(key); });
        if (works == bound.end() && !is_listed()) {
            return std::nullopt;
        }
        const std::string key = works == bound.end() ? std::string() : prompt_label(*works);
        return HelpLabel{
            offer,
            key,
            leads_to_stairs ? source_->words->get(travel_label(offer.action)) : text_of(offer.action),
            {},
            rank};
    }

    /// True for an action that a gamepad takes from the list of all actions, where it has no button for it.
    [[nodiscard]] bool is_listed() const {
        return offers(Action::Actions) && are_of_a_gamepad(*source_->keys);
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
        if (const auto* aim = screen::model_in<screen::AimModel>(*layer_);
            aim != nullptr && action == Action::Confirm) {
            return aim->thrown ? action_text(Action::Throw, *source_->words)
                               : source_->words->get("label-fire");
        }
        if (const auto* item = screen::model_in<screen::ItemModel>(*layer_);
            item != nullptr && action == Action::Confirm) {
            return deed_text(*item, source_->knowledge, *source_->words);
        }
        if (action == Action::Confirm && menu_ != nullptr) {
            return confirm_text(menu_->purpose, *source_->words);
        }
        if (action == Action::Cancel && menu_ != nullptr) {
            const std::string_view label = screen::traits_of(menu_->purpose).label_of_leaving;
            return label.empty() ? action_text(action, *source_->words) : source_->words->get(label);
        }
        if (screen::model_in<screen::ConfirmModel>(*layer_) != nullptr && action == Action::Confirm) {
            return source_->words->get("label-do-it");
        }
        const bool travels = screen::model_in<screen::TravelModel>(*layer_) != nullptr ||
                             screen::model_in<screen::MapModel>(*layer_) != nullptr ||
                             screen::model_in<screen::FindModel>(*layer_) != nullptr;
        if (action == Action::Confirm && travels) {
            return source_->words->get("label-go");
        }
        if (const auto* watch = screen::model_in<screen::WatchModel>(*layer_);
            watch != nullptr && action == Action::Confirm) {
            return source_->words->get(watch->playing ? "label-pause" : "label-play");
        }
        if (travels && !travel_label(action).empty()) {
            return source_->words->get(travel_label(action));
        }
        return action_text(action, *source_->words);
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
    std::vector<HelpLabel> labels_;
};

}  // namespace

std::int32_t width_of(const HelpLabel& label) {
    const std::int32_t key = label.key.empty() ? 0 : text_width(label.key) + 3;
    return key + text_width(label.text);
}

std::vector<HelpLabel> labels_of(const HelpSource& source) {
    return LabelWriter(source).write();
}

std::optional<KeptLabel> kept_label(const HelpSource& source, const KeptPlace& place,
                                    const PlayRanks& ranks) {
    return LabelWriter(source).kept_label(place, ranks);
}

std::string deed_text(const screen::ItemModel& item, const std::optional<rules::Knowledge>& known,
                      const Words& words) {
    if (!item.deed) {
        return confirm_text(item.purpose, words);
    }
    const bool equips = item.deed == Action::Use && known && is_gear(*known, item.slot);
    return equips ? words.get("label-equip") : action_text(*item.deed, words);
}

}  // namespace torchwake::view
