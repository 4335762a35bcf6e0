#include "stage/fingerprint.hpp"

#include <torchwake/core/hash.hpp>

#include <string_view>
#include <variant>

namespace torchwake::view {
namespace {

/// Adds what each kind of model shows.
class ModelHasher {
  public:
    explicit ModelHasher(core::Hasher& hasher) : hasher_(&hasher) {}

    void operator()(const screen::TitleModel* title) const {
        menu(title->menu);
        if (title->notice) {
            text(title->notice->key);
            text(title->notice->argument);
        }
    }
    void operator()(const screen::PlayModel* play) const {
        const rules::World* world = play->world;
        hasher_->add(world == nullptr ? 0U : world->run.seed + 1);
        hasher_->add(world == nullptr ? 0 : world->run.turn);
    }
    void operator()(const screen::MenuModel* own) const { menu(*own); }
    void operator()(const screen::DeathModel* death) const {
        outcome(death->outcome);
        hasher_->add(death->trap.value);
    }
    void operator()(const screen::VictoryModel* victory) const { outcome(victory->outcome); }
    void operator()(const screen::RecapModel* recap) const {
        outcome(recap->outcome);
        hasher_->add(recap->trap.value);
        hasher_->add(recap->depth);
        hasher_->add(recap->turns);
        hasher_->add(recap->kills);
        hasher_->add(recap->seed);
        hasher_->add(static_cast<std::uint64_t>(recap->score));
        hasher_->add(recap->scored);
        text(recap->record);
        hasher_->add(recap->rank.value_or(-1));
        menu(recap->menu);
    }
    void operator()(const screen::HelpModel* help) const { hasher_->add(help->first_line); }
    void operator()(const screen::MessagesModel* messages) const {
        hasher_->add(messages->first_line);
        hasher_->add(messages->filter);
    }
    void operator()(const screen::ScoresModel* scores) const {
        hasher_->add(scores->entries.size());
        hasher_->add(scores->problem.size());
        hasher_->add(scores->latest.value_or(-1));
        hasher_->add(scores->first_line);
    }
    void operator()(const screen::LookModel* look) const { cell(look->at); }
    void operator()(const screen::AimModel* aim) const {
        hasher_->add(aim->item.value);
        hasher_->add(aim->spell.value);
        hasher_->add(aim->weapon.value);
        hasher_->add(aim->thrown);
        cell(aim->at);
        hasher_->add(aim->refusal ? static_cast<std::int32_t>(aim->refusal->reason) : -1);
    }
    void operator()(const screen::TravelModel* travel) const { cell(travel->at); }
    void operator()(const screen::ErrandModel* errand) const { hasher_->add(errand->purpose); }
    void operator()(const screen::CharacterModel*) const {}
    void operator()(const screen::ItemModel* item) const { hasher_->add(item->slot.value); }
    void operator()(const screen::CaptureModel* capture) const {
        hasher_->add(capture->action);
        hasher_->add(capture->conflict ? static_cast<std::int32_t>(*capture->conflict) : -1);
    }
    void operator()(const screen::DirectionModel* direction) const { hasher_->add(direction->purpose); }
    void operator()(const screen::WatchModel* watch) const {
        text(watch->hero_name);
        hasher_->add(watch->position);
        hasher_->add(watch->size);
        hasher_->add(watch->speed);
        hasher_->add(watch->playing);
        hasher_->add(watch->live);
        text(watch->problem);
    }
    void operator()(const screen::AnimationModel*) const {}
    void operator()(const screen::DiscoveriesModel* discoveries) const {
        hasher_->add(discoveries->first_line);
    }
    void operator()(const screen::ShopModel* shop) const {
        hasher_->add(shop->vendor.value);
        menu(shop->menu);
    }

  private:
    void text(std::string_view text) const {
        hasher_->add(text.size());
        hasher_->add_bytes(std::as_bytes(std::span(text)));
    }
    void cell(core::Point at) const {
        hasher_->add(at.x);
        hasher_->add(at.y);
    }
    void outcome(const rules::RunOutcome& outcome) const {
        hasher_->add(outcome.end);
        hasher_->add(outcome.killer.value);
    }

    void menu(const screen::MenuModel& menu) const {
        hasher_->add(menu.purpose);
        hasher_->add(menu.cursor);
        for (const screen::MenuLine& line : menu.lines) {
            hasher_->add(line.what.index());
            std::visit([this](const auto& what) { add(what); }, line.what);
            hasher_->add(line.key);
            hasher_->add(line.enabled);
        }
    }
    void add(const screen::ActionLine& line) const { hasher_->add(line.action); }
    void add(const screen::ItemLine& line) const {
        hasher_->add(line.item.value);
        hasher_->add(line.count);
        hasher_->add(line.charges);
        hasher_->add(line.worn.has_value());
        hasher_->add(line.worn.value_or(content::EquipSlot::Melee));
    }
    void add(const screen::FreeSlotLine&) const {}
    void add(const screen::CountLine& line) const {
        hasher_->add(line.count);
        hasher_->add(line.all);
    }
    void add(const screen::TradeLine& line) const {
        hasher_->add(line.item.value);
        hasher_->add(line.count);
        hasher_->add(static_cast<std::uint64_t>(line.price.value));
    }
    void add(const screen::OptionLine& line) const {
        hasher_->add(line.option);
        hasher_->add(line.value);
    }
    void add(const screen::GrowLine& line) const {
        hasher_->add(line.attribute);
        hasher_->add(line.value);
    }
    void add(const screen::BindingLine& line) const {
        hasher_->add(line.action);
        for (const screen::Key& key : line.keys) {
            hasher_->add(screen::key_number(key));
        }
    }
    void add(const screen::RunLine& line) const {
        text(line.hero_name);
        hasher_->add(line.seed);
        hasher_->add(static_cast<std::uint64_t>(line.commands));
        hasher_->add(line.closed);
        text(line.problem);
        hasher_->add(line.depth.has_value());
        hasher_->add(line.depth.value_or(0));
        hasher_->add(line.killer.has_value());
        text(line.killer.value_or(std::string()));
    }
    void add(const screen::SpellLine& line) const { hasher_->add(line.spell.value); }
    void add(const screen::TextField& line) const {
        hasher_->add(line.purpose);
        text(line.text);
        hasher_->add(line.edited);
    }

    core::Hasher* hasher_;
};

}  // namespace

std::uint64_t fingerprint(std::span<const screen::Entry> screens) {
    core::Hasher hasher;
    for (const screen::Entry& entry : screens) {
        hasher.add(entry.layer.index());
        std::visit(ModelHasher(hasher), entry.layer);
    }
    if (!screens.empty() && screens.back().prompt != nullptr) {
        for (const screen::Offer& offer : screens.back().prompt->offers) {
            hasher.add(offer.action);
            hasher.add(offer.argument);
        }
    }
    return hasher.digest();
}

}  // namespace torchwake::view
