#include "fingerprint.hpp"

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
    void operator()(const screen::DeathModel* death) const { hasher_->add(death->outcome.killer.value); }
    void operator()(const screen::RecapModel* recap) const {
        hasher_->add(recap->outcome.killer.value);
        hasher_->add(recap->depth);
        hasher_->add(recap->turns);
        hasher_->add(recap->kills);
        hasher_->add(recap->seed);
        menu(recap->menu);
    }
    void operator()(const screen::HelpModel* help) const { hasher_->add(help->first_line); }
    void operator()(const screen::MessagesModel* messages) const { hasher_->add(messages->first_line); }
    void operator()(const screen::DirectionModel* direction) const { hasher_->add(direction->purpose); }
    void operator()(const screen::AnimationModel*) const {}

  private:
    void text(std::string_view text) const { hasher_->add_bytes(std::as_bytes(std::span(text))); }

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
    }
    void add(const screen::FreeSlotLine&) const {}
    void add(const screen::OptionLine& line) const {
        hasher_->add(line.option);
        hasher_->add(line.value);
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
