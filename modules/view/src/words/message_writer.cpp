#include "words/event_writers.hpp"

#include <torchwake/view/colours.hpp>
#include <torchwake/view/message_writer.hpp>

#include <array>
#include <string>
#include <variant>

namespace torchwake::view {
namespace {

/// Writes the message for any kind of event.
struct EventTeller : FightWriter, ThingWriter, BodyWriter, PlaceWriter, MatterWriter {
    EventTeller(const content::Catalog& catalog, const Words& words, const MessageWriter& message_writer)
        : FightWriter(catalog, words, message_writer),
          ThingWriter(catalog, words, message_writer),
          BodyWriter(catalog, words, message_writer),
          PlaceWriter(catalog, words, message_writer),
          MatterWriter(catalog, words, message_writer) {}

    using FightWriter::operator();
    using ThingWriter::operator();
    using BodyWriter::operator();
    using PlaceWriter::operator();
    using MatterWriter::operator();
};

template <class... Kinds>
bool is_one_of(const rules::Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

Topic topic_of(const rules::Event& event) {
    if (is_one_of<rules::BlowLanded, rules::BlowDodged, rules::ActorDied, rules::ActorNoticed,
                  rules::ActorHurt, rules::ActorStumbled, rules::MissileFlew, rules::ConditionBegan,
                  rules::ConditionPassed, rules::PoisonHurt, rules::SpellCast, rules::ShotLanded,
                  rules::ShotDodged, rules::ActorTurned, rules::TrapSprung, rules::ActorStruggled,
                  rules::SavingThrowMade, rules::TrickUsed, rules::CaughtFire, rules::FlamesDied,
                  rules::MatterHurt, rules::GearCorroded, rules::ActorFell>(event)) {
        return Topic::Fight;
    }
    return is_one_of<rules::ItemPickedUp, rules::ItemDropped, rules::ItemFell, rules::ItemUsed,
                     rules::ActorHealed, rules::ItemEquipped, rules::ItemTakenOff, rules::BurdenChanged,
                     rules::CoinsGained, rules::ManaRegained, rules::HungerChanged, rules::SpellLearned,
                     rules::ItemBroke, rules::ItemSpilt, rules::ItemBought, rules::ItemSold,
                     rules::ItemRecognized, rules::CurseLifted, rules::ChoiceWasted, rules::PropOpened,
                     rules::GiftTaken, rules::TorchSwitched, rules::LampSwitched, rules::FireSet,
                     rules::PropRolled, rules::ItemFellBelow, rules::ItemBurnt, rules::ItemWashedAway>(event)
               ? Topic::Thing
               : Topic::Other;
}

}  // namespace

std::optional<Message> MessageWriter::tell(const rules::Event& event) const {
    std::optional<Message> message = std::visit(EventTeller(*catalog_, *words_, *this), event);
    if (message) {
        message->topic = topic_of(event);
    }
    return message;
}

Message MessageWriter::tell(const screen::Notice& notice) const {
    if (!words_->has(notice.key)) {
        return {{{notice.argument, std::nullopt}}, key_ink};
    }
    const std::array<Argument, 1> arguments{Argument{"argument", notice.argument, bright_ink}};
    return {words_->say(notice.key, arguments), key_ink};
}

Argument MessageWriter::name(std::string_view argument, const rules::ActorRef& actor) const {
    if (!actor.seen || !actor.kind.valid()) {
        return {argument, words_->get("something"), std::nullopt};
    }
    if (actor.kind == catalog_->hero()) {
        return {argument, words_->get("you"), bright_ink};
    }
    const content::MonsterDef& kind = catalog_->monster(actor.kind);
    return {argument, kind.name, kind.appearance.foreground, Article::The};
}

Argument MessageWriter::name(std::string_view argument, content::ItemId item, std::int32_t count) const {
    const content::ItemDef& kind = catalog_->item(item);
    if (count > 1) {
        return {argument, kind.name + " x" + std::to_string(count), kind.appearance.foreground};
    }
    return {argument, kind.name, kind.appearance.foreground, Article::A};
}

Argument MessageWriter::name(std::string_view argument, content::SpellId spell) const {
    const content::SpellDef& kind = catalog_->spell(spell);
    return {argument, kind.name, kind.colour};
}

Argument MessageWriter::name(std::string_view argument, content::TileId tile) const {
    const content::TileDef& kind = catalog_->tile(tile);
    return {argument, kind.name, kind.appearance.foreground, Article::The};
}

Argument MessageWriter::name(std::string_view argument, content::TrapId trap) const {
    const content::TrapDef& kind = catalog_->trap(trap);
    return {argument, kind.name, kind.appearance.foreground, Article::A};
}

}  // namespace torchwake::view
