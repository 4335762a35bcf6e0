#pragma once

// Writes the messages for events whose rows (event_row.hpp) are not enough, grouped by subject.

#include <torchwake/words/colours.hpp>
#include <torchwake/words/message_writer.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::words {

/// A message; nothing if the event is unimportant or the hero could not see it.
using Told = std::optional<Message>;

/// The common base of the writers.
class EventWriter {
  public:
    /// Requires: all outlive the writer.
    EventWriter(const content::Catalog& catalog, const Words& words, const MessageWriter& message_writer)
        : catalog_(&catalog), hero_(catalog.hero()), words_(&words), message_writer_(&message_writer) {}

  protected:
    [[nodiscard]] bool is_you(const rules::ActorRef& actor) const { return actor.kind == hero_; }
    [[nodiscard]] Subject subject(const rules::ActorRef& actor) const {
        return is_you(actor) ? Subject::You : Subject::Other;
    }
    [[nodiscard]] static Argument amount(std::int32_t number, std::optional<Colour> ink = bright_ink) {
        return {"amount", std::to_string(number), ink};
    }
    [[nodiscard]] Message say(std::string_view key, Colour ink, Subject subject,
                              std::initializer_list<Argument> arguments) const {
        return {words_->say(key, {arguments.begin(), arguments.size()}, subject), ink};
    }
    /// A message about an actor, whose name is the argument `role`, if the hero saw it.
    [[nodiscard]] Told about(std::string_view role, const rules::ActorRef& actor, std::string_view key,
                             Colour ink, std::initializer_list<Argument> more) const {
        if (!actor.seen) {
            return std::nullopt;
        }
        std::vector<Argument> arguments(more);
        arguments.push_back(message_writer_->name(role, actor));
        return Message{words_->say(key, arguments, subject(actor)), ink};
    }
    /// The action of an actor, if the hero saw it.
    [[nodiscard]] Told deed(std::string_view key, const rules::ActorRef& actor, Colour ink = plain_ink,
                            std::initializer_list<Argument> more = {}) const {
        return about("actor", actor, key, ink, more);
    }
    [[nodiscard]] Told deed(std::string_view key, const rules::ActorRef& actor, content::ItemId item,
                            std::int32_t count = 1) const {
        return deed(key, actor, plain_ink, {message_writer_->name("item", item, count)});
    }
    /// The harm that an actor suffered, if the hero saw it.
    [[nodiscard]] Told harm(std::string_view key, const rules::ActorRef& victim,
                            std::initializer_list<Argument> more) const {
        return about("victim", victim, key, is_you(victim) ? bad_ink : plain_ink, more);
    }
    /// An item's name without an article, for sentences that have their own.
    [[nodiscard]] Argument missile(content::ItemId item) const {
        const content::ItemDef& kind = catalog_->item(item);
        return {"item", kind.name, kind.appearance.foreground};
    }

    const content::Catalog* catalog_;
    content::MonsterId hero_;
    const Words* words_;
    const MessageWriter* message_writer_;
};

/// Blows, shots and other things that actors do to each other.
class FightWriter : public EventWriter {
  public:
    using EventWriter::EventWriter;

    Told operator()(const rules::BlowLanded& event) const;
    Told operator()(const rules::BlowDodged& event) const;
    Told operator()(const rules::ActorDied& event) const;
    Told operator()(const rules::MissileFlew& event) const;
    Told operator()(const rules::ShotLanded& event) const;
    Told operator()(const rules::ShotDodged& event) const;
    Told operator()(const rules::ActorHurt& event) const;
    Told operator()(const rules::SavingThrowMade& event) const;
    Told operator()(const rules::PowerHurt& event) const;
    Told operator()(const rules::TrickUsed& event) const;
    Told operator()(const rules::SpellAnnounced& event) const;
    Told operator()(const rules::AnnouncementEnded& event) const;
    Told operator()(const rules::LordPhaseBegan& event) const;

  private:
    /// The message about a blow or a shot, if the hero saw one of the two.
    template <class Blow>
    [[nodiscard]] Told blow(std::string_view key, const Blow& event, Colour ink, Subject subject,
                            std::initializer_list<Argument> more = {}) const {
        if (!event.attacker.seen && !event.victim.seen) {
            return std::nullopt;
        }
        std::vector<Argument> arguments(more);
        arguments.push_back(message_writer_->name("attacker", event.attacker));
        arguments.push_back(message_writer_->name("victim", event.victim));
        return Message{words_->say(key, arguments, subject), ink};
    }
    /// The source of damage: an item or a spell.
    [[nodiscard]] Argument source(content::ItemId item, content::SpellId spell) const {
        return spell.valid() ? message_writer_->name("item", spell) : message_writer_->name("item", item);
    }
};

/// Items, coins and trade.
class ThingWriter : public EventWriter {
  public:
    using EventWriter::EventWriter;

    Told operator()(const rules::ItemPickedUp& event) const;
    Told operator()(const rules::ItemDropped& event) const;
    Told operator()(const rules::ItemUsed& event) const;
    Told operator()(const rules::ItemBroke& event) const;
    Told operator()(const rules::ItemSpilt& event) const;
    Told operator()(const rules::ItemEquipped& event) const;
    Told operator()(const rules::ItemTakenOff& event) const;
    Told operator()(const rules::BurdenChanged& event) const;
    Told operator()(const rules::CoinsGained& event) const;
    Told operator()(const rules::ItemBought& event) const;
    Told operator()(const rules::ItemSold& event) const;
    Told operator()(const rules::ItemRecognized& event) const;
    Told operator()(const rules::CurseLifted& event) const;
    Told operator()(const rules::ChoiceWasted& event) const;
    Told operator()(const rules::GiftTaken& event) const;
    Told operator()(const rules::PropOpened& event) const;
    Told operator()(const rules::TollPaid& event) const;
    Told operator()(const rules::TorchSwitched& event) const;
    Told operator()(const rules::LampSwitched& event) const;

  private:
    template <class Trade>
    [[nodiscard]] Told trade(std::string_view key, const Trade& event) const;
    /// The word list's keys of a message without and with what gear does.
    struct GearKeys {
        std::string_view plain;
        std::string_view with_change;
    };
    /// The message for gear that is put on or taken off. `change`: what that does for the hero; may be empty.
    template <class Event>
    [[nodiscard]] Told gear(const GearKeys& keys, const Event& event, const Argument& item,
                            const TextLine& change) const;
    /// "armour +1"; empty for what keeps off nothing. `sign`: -1 for what is taken off.
    [[nodiscard]] TextLine armour_of(content::ItemId item, std::int32_t sign) const;
};

/// Changes to an actor: health, experience, attributes, conditions, hunger, mana and spells.
class BodyWriter : public EventWriter {
  public:
    using EventWriter::EventWriter;

    Told operator()(const rules::ActorWaited& event) const;
    Told operator()(const rules::ActorHealed& event) const;
    Told operator()(const rules::LevelGained& event) const;
    Told operator()(const rules::AttributeRaised& event) const;
    Told operator()(const rules::ConditionBegan& event) const;
    Told operator()(const rules::ConditionPassed& event) const;
    Told operator()(const rules::ManaRegained& event) const;
    Told operator()(const rules::HungerChanged& event) const;
    Told operator()(const rules::HungerHurt& event) const;
    Told operator()(const rules::SpellCast& event) const;

  private:
    /// The message for a condition that begins or ends.
    template <class Event>
    [[nodiscard]] Told lasting(std::string_view key, const Event& event, Colour ink) const;
};

/// Movement, doors, levels, traps, and encounters with other actors.
class PlaceWriter : public EventWriter {
  public:
    using EventWriter::EventWriter;

    Told operator()(const rules::LevelEntered& event) const;
    Told operator()(const rules::SceneSeen& event) const;
    Told operator()(const rules::HeroEscaped& event) const;
    Told operator()(const rules::CheatHappened& event) const;
    Told operator()(const rules::ActorsSwapped& event) const;
    Told operator()(const rules::ActorSpoke& event) const;
    Told operator()(const rules::ActorTeleported& event) const;
    Told operator()(const rules::PortalPassed& event) const;
    Told operator()(const rules::ActorFollowed& event) const;
    Told operator()(const rules::WallsDug& event) const;
    Told operator()(const rules::NoiseMade& event) const;
    Told operator()(const rules::DangerSensed& event) const;
    Told operator()(const rules::HuntBegan& event) const;
    Told operator()(const rules::HunterScattered& event) const;
    Told operator()(const rules::PrizeTakenBack& event) const;
    Told operator()(const rules::PrizeDestroyed& event) const;
    Told operator()(const rules::LevelChanged& event) const;

  private:
    /// The hunter for the prize, which a hero who has the prize knows unseen.
    [[nodiscard]] Argument hunter(rules::ActorRef actor) const;
    /// The prize, of which there is one.
    [[nodiscard]] Argument prize(content::ItemId kind) const;
};

/// Fire, liquids, gas, and what they do to actors.
class MatterWriter : public EventWriter {
  public:
    using EventWriter::EventWriter;

    Told operator()(const rules::MatterHurt& event) const;
    Told operator()(const rules::MatterBrought& event) const;
    Told operator()(const rules::GasExploded& event) const;
    Told operator()(const rules::GearCorroded& event) const;
    Told operator()(const rules::ActorFell& event) const;
    Told operator()(const rules::LiquidTurned& event) const;
};

}  // namespace torchwake::words
