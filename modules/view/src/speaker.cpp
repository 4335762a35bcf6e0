#include "condition_words.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/speaker.hpp>

#include <array>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::view {
namespace {

/// Answers for each kind of event; the compiler names a kind that has no answer.
class EventTeller {
  public:
    EventTeller(const content::Catalog& catalog, const Words& words, const Speaker& speaker)
        : catalog_(&catalog), hero_(catalog.hero()), words_(&words), speaker_(&speaker) {}

    using Told = std::optional<Message>;

    Told operator()(const rules::ActorWalked&) const { return std::nullopt; }

    Told operator()(const rules::ActorWaited& event) const {
        if (event.regained <= 0 || !is_you(event.actor)) {
            return std::nullopt;
        }
        return say("hero-rested", quiet_ink, Subject::You, {amount(event.regained)});
    }
    Told operator()(const rules::DoorOpened& event) const { return deed("door-opened", event.actor); }
    Told operator()(const rules::DoorClosed& event) const { return deed("door-closed", event.actor); }

    Told operator()(const rules::BlowLanded& event) const {
        if (!event.attacker.seen && !event.victim.seen) {
            return std::nullopt;
        }
        return say("blow-landed", is_you(event.victim) ? bad_ink : plain_ink, subject(event.attacker),
                   {speaker_->name("attacker", event.attacker), speaker_->name("victim", event.victim),
                    amount(event.damage)});
    }
    Told operator()(const rules::BlowDodged& event) const {
        if (!event.attacker.seen && !event.victim.seen) {
            return std::nullopt;
        }
        return say("blow-dodged", plain_ink, subject(event.victim),
                   {speaker_->name("attacker", event.attacker), speaker_->name("victim", event.victim)});
    }
    Told operator()(const rules::ActorDied& event) const {
        if (is_you(event.actor) && !event.killer.kind.valid()) {
            return say("hero-starved", death_ink, Subject::You, {});
        }
        if (is_you(event.actor)) {
            return say("hero-died", death_ink, Subject::You, {speaker_->name("killer", event.killer)});
        }
        return deed("actor-died", event.actor, bright_ink);
    }
    Told operator()(const rules::ActorNoticed& event) const {
        return deed("actor-noticed", event.actor, key_ink);
    }
    Told operator()(const rules::ItemPickedUp& event) const {
        if (!is_you(event.actor)) {
            return deed("item-picked-up", event.actor, event.item, event.count);
        }
        const char letter = static_cast<char>('a' + event.slot.value);
        return say(event.total > event.count ? "hero-picked-up-more" : "hero-picked-up", plain_ink,
                   Subject::You,
                   {speaker_->name("item", event.item, event.count),
                    {"slot", std::string(1, letter), key_ink},
                    {"total", std::to_string(event.total), bright_ink}});
    }
    Told operator()(const rules::ItemDropped& event) const {
        return deed("item-dropped", event.actor, event.item, event.count);
    }
    Told operator()(const rules::ItemFell& event) const {
        if (!event.seen) {
            return std::nullopt;
        }
        return say("item-fell", quiet_ink, Subject::Other, {speaker_->name("item", event.item)});
    }
    /// Of what is aimed the flight is told instead.
    Told operator()(const rules::ItemUsed& event) const {
        return catalog_->item(event.item).aim ? std::nullopt : deed("item-used", event.actor, event.item);
    }
    Told operator()(const rules::ActorHealed& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        if (event.amount <= 0) {
            return say("healed-nothing", quiet_ink, subject(event.actor),
                       {speaker_->name("actor", event.actor)});
        }
        return say("actor-healed", good_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), amount(event.amount, good_ink)});
    }
    Told operator()(const rules::LevelEntered& event) const {
        const std::string_view key = event.depth < 1     ? "town-entered"
                                     : !event.first_time ? "level-entered-again"
                                     : event.depth == 1  ? "level-entered"
                                                         : "level-entered-below";
        return say(key, key_ink, Subject::You, {{"depth", std::to_string(event.depth), {}}});
    }
    Told operator()(const rules::MissileFlew& event) const {
        if (event.spell.valid()) {
            return std::nullopt;
        }
        if (catalog_->item(event.item).aim) {
            return deed("missile-flew", event.actor, event.item);
        }
        return deed(event.weapon.valid() ? "item-shot" : "item-thrown", event.actor, event.item);
    }
    Told operator()(const rules::ShotLanded& event) const {
        if (!event.attacker.seen && !event.victim.seen) {
            return std::nullopt;
        }
        return say(is_you(event.attacker) ? "own-shot-landed" : "shot-landed",
                   is_you(event.victim) ? bad_ink : plain_ink, Subject::Other,
                   {speaker_->name("attacker", event.attacker), speaker_->name("victim", event.victim),
                    missile(event.item), amount(event.damage)});
    }
    Told operator()(const rules::ShotDodged& event) const {
        if (!event.attacker.seen && !event.victim.seen) {
            return std::nullopt;
        }
        return say(is_you(event.attacker) ? "own-shot-dodged" : "shot-dodged", plain_ink,
                   subject(event.victim),
                   {speaker_->name("attacker", event.attacker), speaker_->name("victim", event.victim),
                    missile(event.item)});
    }
    Told operator()(const rules::ItemBroke& event) const {
        if (!event.seen) {
            return std::nullopt;
        }
        return say("item-broke", quiet_ink, Subject::Other, {missile(event.item)});
    }
    Told operator()(const rules::AreaStruck&) const { return std::nullopt; }
    Told operator()(const rules::ActorHurt& event) const {
        if (!event.victim.seen) {
            return std::nullopt;
        }
        return say("actor-hurt", is_you(event.victim) ? bad_ink : plain_ink, subject(event.victim),
                   {speaker_->name("victim", event.victim),
                    event.trap.valid() ? speaker_->name("item", event.trap) : source(event.item, event.spell),
                    amount(event.damage)});
    }
    Told operator()(const rules::ActorConfused& event) const {
        return deed("actor-confused", event.actor, is_you(event.actor) ? bad_ink : plain_ink);
    }
    Told operator()(const rules::ConfusionPassed& event) const {
        return deed("confusion-passed", event.actor);
    }
    Told operator()(const rules::ActorStumbled& event) const { return deed("actor-stumbled", event.actor); }
    Told operator()(const rules::ActorWoke& event) const { return deed("actor-woke", event.actor, key_ink); }
    Told operator()(const rules::LevelMapped& event) const {
        return deed("level-mapped", event.actor, key_ink);
    }
    Told operator()(const rules::LevelGained& event) const {
        if (!is_you(event.actor)) {
            return std::nullopt;
        }
        return say("level-gained", key_ink, Subject::You,
                   {{"level", std::to_string(event.level), bright_ink}});
    }
    Told operator()(const rules::AttributeRaised& event) const {
        if (!is_you(event.actor)) {
            return std::nullopt;
        }
        return say(raised_key(event.attribute), good_ink, Subject::You, {amount(rules::excess(event.value))});
    }
    Told operator()(const rules::HeroEscaped& event) const {
        return say("hero-escaped", key_ink, Subject::You, {speaker_->name("item", event.prize)});
    }
    Told operator()(const rules::CheatHappened&) const {
        return say("cheat-happened", quiet_ink, Subject::You, {});
    }
    Told operator()(const rules::ItemEquipped& event) const {
        const bool held = event.where == content::EquipSlot::Melee;
        return deed(held ? "item-held" : "item-worn", event.actor, event.item);
    }
    Told operator()(const rules::ItemTakenOff& event) const {
        const bool held = event.where == content::EquipSlot::Melee;
        return deed(held ? "item-put-away" : "item-taken-off", event.actor, event.item);
    }
    Told operator()(const rules::BurdenChanged& event) const {
        return event.overburdened
                   ? deed("overburdened", event.actor, is_you(event.actor) ? bad_ink : plain_ink)
                   : deed("unburdened", event.actor);
    }
    Told operator()(const rules::CoinsGained& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        const Argument coins{"coins", coins_text(event.coins), key_ink};
        if (!event.from.valid()) {
            return say("coins-found", plain_ink, subject(event.actor),
                       {speaker_->name("actor", event.actor), coins});
        }
        return say("coins-gained", plain_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), coins,
                    speaker_->name("from", rules::ActorRef{{}, event.from, {}, true})});
    }
    Told operator()(const rules::ActorsSwapped& event) const {
        if (!event.actor.seen || !event.other.seen) {
            return std::nullopt;
        }
        return say("actors-swapped", quiet_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), speaker_->name("other", event.other)});
    }
    Told operator()(const rules::ActorSpoke& event) const {
        const content::MonsterDef& kind = catalog_->monster(event.actor.kind);
        const auto quip = static_cast<std::size_t>(event.quip);
        if (!event.actor.seen || quip >= kind.quips.size()) {
            return std::nullopt;
        }
        const Colour ink = kind.appearance.foreground;
        return say("actor-spoke", ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), {"quip", kind.quips[quip], ink}});
    }

    Told operator()(const rules::ConditionBegan& event) const {
        const bool welcome = is_welcome(event.kind, event.amount) == is_you(event.actor);
        return lasting(beginning_key(event.kind, event.amount), event, welcome ? good_ink : bad_ink);
    }
    Told operator()(const rules::ConditionPassed& event) const {
        return lasting(end_key(event.kind), event, plain_ink);
    }
    Told operator()(const rules::PoisonHurt& event) const {
        if (!event.victim.seen) {
            return std::nullopt;
        }
        return say("poison-hurt", is_you(event.victim) ? bad_ink : plain_ink, subject(event.victim),
                   {speaker_->name("victim", event.victim), amount(event.damage)});
    }
    Told operator()(const rules::ManaRegained& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        return say(event.amount > 0 ? "mana-regained" : "mana-is-full",
                   event.amount > 0 ? good_ink : quiet_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), amount(event.amount, good_ink)});
    }
    Told operator()(const rules::ActorTeleported& event) const {
        if (event.actor.seen) {
            return deed("teleported-here", event.actor, key_ink);
        }
        if (!event.left_in_sight) {
            return std::nullopt;
        }
        rules::ActorRef gone = event.actor;
        gone.seen = true;
        return deed("teleported-away", gone, key_ink);
    }
    Told operator()(const rules::HungerChanged& event) const {
        const bool bad = event.stage >= rules::HungerStage::Hungry;
        return deed(hunger_change_key(event.stage), event.actor, bad ? bad_ink : plain_ink);
    }
    Told operator()(const rules::HungerHurt& event) const {
        if (!is_you(event.actor)) {
            return std::nullopt;
        }
        return say("hunger-hurt", bad_ink, Subject::You, {amount(event.damage)});
    }
    Told operator()(const rules::SpellCast& event) const {
        return spell(manner_key(catalog_->spell(event.spell).manner), event);
    }
    Told operator()(const rules::ActorTurned& event) const {
        return deed("actor-turned", event.actor, bad_ink);
    }
    Told operator()(const rules::SpellLearned& event) const { return spell("spell-learned", event); }

    Told operator()(const rules::ItemBought& event) const { return trade("item-bought", event); }
    Told operator()(const rules::ItemSold& event) const { return trade("item-sold", event); }
    Told operator()(const rules::ItemRecognized& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        const content::ItemDef& kind = catalog_->item(event.item);
        const bool ordinary = kind.unfamiliar.valid() && !kind.plain.valid();
        const std::string_view key = kind.cursed               ? "curse-felt"
                                     : ordinary                ? "gear-ordinary"
                                     : kind.unfamiliar.valid() ? "gear-recognized"
                                                               : "kind-learned";
        return say(key,
                   kind.cursed ? bad_ink
                   : ordinary  ? plain_ink
                               : key_ink,
                   Subject::Other,
                   {ordinary ? missile(event.item) : speaker_->name("item", event.item),
                    speaker_->name("before", event.before)});
    }
    Told operator()(const rules::CurseLifted& event) const {
        return say("curse-lifted", good_ink, Subject::Other, {missile(event.item)});
    }
    Told operator()(const rules::ChoiceWasted& event) const {
        const bool identifies = event.kind == rules::ChoiceKind::Identify;
        const std::string_view key = event.given_up ? "choice-given-up"
                                     : identifies   ? "nothing-to-identify"
                                                    : "nothing-cursed";
        return say(key, quiet_ink, Subject::You, {});
    }

    Told operator()(const rules::TrapSpotted& event) const { return trap("trap-spotted", event, key_ink); }
    Told operator()(const rules::TrapSprung& event) const {
        return trap("trap-sprung", event, is_you(event.actor) ? bad_ink : plain_ink);
    }
    Told operator()(const rules::TrapDisarmed& event) const { return trap("trap-disarmed", event, good_ink); }
    Told operator()(const rules::DisarmFailed& event) const {
        return trap("disarm-failed", event, plain_ink);
    }
    Told operator()(const rules::ActorStruggled& event) const { return deed("struggled", event.actor); }
    Told operator()(const rules::SavingThrowMade& event) const {
        return deed(saved_key(event.attribute), event.actor);
    }
    Told operator()(const rules::PropOpened& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        return say(event.empty ? "prop-empty" : "prop-opened", plain_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), speaker_->name("feature", event.prop)});
    }
    Told operator()(const rules::PortalPassed& event) const {
        return deed(event.home ? "portal-home" : "portal-back", event.actor, key_ink);
    }

  private:
    /// What beginning and ending conditions say.
    template <class Event>
    [[nodiscard]] Told lasting(std::string_view key, const Event& event, Colour ink) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        return say(key, ink, subject(event.actor),
                   {speaker_->name("actor", event.actor),
                    {"attribute", changed_attribute(event.kind, *words_), bright_ink},
                    amount(std::abs(event.amount))});
    }
    /// What is said of a trap, if the hero saw who is at it.
    template <class Event>
    [[nodiscard]] Told trap(std::string_view key, const Event& event, Colour ink) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        return say(key, ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), speaker_->name("trap", event.trap)});
    }
    [[nodiscard]] static std::string_view saved_key(rules::Attribute attribute) {
        switch (attribute) {
            case rules::Attribute::Strength:
                return "saved-by-strength";
            case rules::Attribute::Dexterity:
                return "saved-by-dexterity";
            case rules::Attribute::Intelligence:
                return "saved-by-intelligence";
            case rules::Attribute::Constitution:
                break;
        }
        return "saved-by-constitution";
    }
    template <class Trade>
    [[nodiscard]] Told trade(std::string_view key, const Trade& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        return say(key, plain_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor),
                    speaker_->name("item", event.item),
                    speaker_->name("vendor", rules::ActorRef{{}, event.vendor, {}, true}),
                    {"coins", coins_text(event.price), key_ink}});
    }
    [[nodiscard]] static std::string_view manner_key(content::Manner manner) {
        switch (manner) {
            case content::Manner::Spit:
                return "spell-spat";
            case content::Manner::Breathe:
                return "spell-breathed";
            case content::Manner::Cast:
                break;
        }
        return "spell-cast";
    }
    template <class Event>
    [[nodiscard]] Told spell(std::string_view key, const Event& event) const {
        if (!event.actor.seen) {
            return std::nullopt;
        }
        return say(key, plain_ink, subject(event.actor),
                   {speaker_->name("actor", event.actor), speaker_->name("spell", event.spell)});
    }
    /// What hurts: an item or a spell.
    [[nodiscard]] Argument source(content::ItemId item, content::SpellId spell) const {
        return spell.valid() ? speaker_->name("item", spell) : speaker_->name("item", item);
    }
    /// One whose thing it is: no article.
    [[nodiscard]] Argument missile(content::ItemId item) const {
        const content::ItemDef& kind = catalog_->item(item);
        return {"item", kind.name, kind.appearance.foreground};
    }
    [[nodiscard]] static std::string_view raised_key(rules::Attribute attribute) {
        switch (attribute) {
            case rules::Attribute::Strength:
                return "strength-raised";
            case rules::Attribute::Dexterity:
                return "dexterity-raised";
            case rules::Attribute::Intelligence:
                return "intelligence-raised";
            case rules::Attribute::Constitution:
                break;
        }
        return "constitution-raised";
    }
    [[nodiscard]] bool is_you(const rules::ActorRef& actor) const { return actor.kind == hero_; }
    [[nodiscard]] Subject subject(const rules::ActorRef& actor) const {
        return is_you(actor) ? Subject::You : Subject::Other;
    }
    [[nodiscard]] static Argument amount(std::int32_t number, std::optional<Colour> ink = bright_ink) {
        return {"amount", std::to_string(number), ink};
    }
    [[nodiscard]] Message say(std::string_view key, Colour ink, Subject subject,
                              std::initializer_list<Argument> arguments) const {
        return {compose(words_->get(key), {arguments.begin(), arguments.size()}, subject), ink};
    }
    /// What an actor did, if the hero saw it.
    [[nodiscard]] Told deed(std::string_view key, const rules::ActorRef& actor,
                            Colour ink = plain_ink) const {
        if (!actor.seen) {
            return std::nullopt;
        }
        return say(key, ink, subject(actor), {speaker_->name("actor", actor)});
    }
    [[nodiscard]] Told deed(std::string_view key, const rules::ActorRef& actor, content::ItemId item,
                            std::int32_t count = 1) const {
        if (!actor.seen) {
            return std::nullopt;
        }
        return say(key, plain_ink, subject(actor),
                   {speaker_->name("actor", actor), speaker_->name("item", item, count)});
    }

    const content::Catalog* catalog_;
    content::MonsterId hero_;
    const Words* words_;
    const Speaker* speaker_;
};

}  // namespace

namespace {

template <class... Kinds>
bool is_one_of(const rules::Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

Topic topic_of(const rules::Event& event) {
    if (is_one_of<rules::BlowLanded, rules::BlowDodged, rules::ActorDied, rules::ActorNoticed,
                  rules::ActorHurt, rules::ActorConfused, rules::ConfusionPassed, rules::ActorStumbled,
                  rules::MissileFlew, rules::ConditionBegan, rules::ConditionPassed, rules::PoisonHurt,
                  rules::SpellCast, rules::ShotLanded, rules::ShotDodged, rules::ActorTurned,
                  rules::TrapSprung, rules::ActorStruggled, rules::SavingThrowMade>(event)) {
        return Topic::Fight;
    }
    return is_one_of<rules::ItemPickedUp, rules::ItemDropped, rules::ItemFell, rules::ItemUsed,
                     rules::ActorHealed, rules::ItemEquipped, rules::ItemTakenOff, rules::BurdenChanged,
                     rules::CoinsGained, rules::ManaRegained, rules::HungerChanged, rules::SpellLearned,
                     rules::ItemBroke, rules::ItemBought, rules::ItemSold, rules::ItemRecognized,
                     rules::CurseLifted, rules::ChoiceWasted, rules::PropOpened>(event)
               ? Topic::Thing
               : Topic::Other;
}

/// In the order of core::Direction.
constexpr std::array<std::string_view, 8> direction_keys{
    "direction-north", "direction-north-east", "direction-east", "direction-south-east",
    "direction-south", "direction-south-west", "direction-west", "direction-north-west"};

std::string_view stop_key(const bots::Stop& stop) {
    using enum bots::StopReason;
    switch (stop.reason) {
        case Interrupted:
            return "stop-interrupted";
        case EnemyInView:
            return stop.towards ? "stop-enemy-there" : "stop-enemy";
        case Hurt:
            return "stop-hurt";
        case Explored:
            return "stop-explored";
        case Rested:
            return "stop-rested";
        case NothingToRest:
            return "stop-nothing-to-rest";
        case Arrived:
            return "stop-arrived";
        case NoWay:
            return "stop-no-way";
        case SomethingHere:
            return stop.item.valid() ? "stop-item" : "stop-something";
        case PackFull:
            return "stop-pack-full";
        case Refused:
            return "stop-refused";
        case TooLong:
            return "stop-too-long";
        case Hungry:
            return "stop-hungry";
    }
    core::contract_failed("precondition", "a known reason");
}

}  // namespace

std::string_view refusal_key(rules::RefusalReason reason) {
    using enum rules::RefusalReason;
    switch (reason) {
        case RunIsOver:
            return "refused-run-is-over";
        case WallInTheWay:
            return "refused-wall";
        case CornerInTheWay:
            return "refused-corner";
        case EnemyBehindCorner:
            return "refused-behind-corner";
        case FriendInTheWay:
            return "refused-friend";
        case NothingToPickUp:
            return "refused-nothing-here";
        case PackFull:
            return "refused-pack-full";
        case NoSuchSlot:
            return "refused-no-such-slot";
        case SlotEmpty:
            return "refused-slot-empty";
        case ItemHasNoUse:
            return "refused-no-use";
        case CantBeEquipped:
            return "refused-cant-equip";
        case AlreadyEquipped:
            return "refused-equipped";
        case NotEquipped:
            return "refused-not-equipped";
        case ItemLiesHere:
            return "refused-no-space";
        case StairsHere:
            return "refused-stairs-here";
        case NoOpenDoorThere:
            return "refused-no-open-door";
        case DoorwayOccupied:
            return "refused-doorway-occupied";
        case NoStairsDownHere:
            return "refused-no-stairs-down";
        case NoStairsUpHere:
            return "refused-no-stairs-up";
        case NoLevelBelow:
            return "refused-no-level-below";
        case PrizeMissing:
            return "refused-prize-missing";
        case ChoiceNeeded:
            return "refused-choice-needed";
        case NoChoiceOwed:
            return "refused-no-choice-owed";
        case TargetNeeded:
            return "refused-target-needed";
        case TargetUnseen:
            return "refused-target-unseen";
        case TargetTooFar:
            return "refused-target-too-far";
        case TargetIsSelf:
            return "refused-target-is-self";
        case SpellNotKnown:
            return "refused-spell-unknown";
        case SpellKnownAlready:
            return "refused-spell-known";
        case TooLittleMana:
            return "refused-too-little-mana";
        case NothingToShootWith:
            return "refused-nothing-to-shoot-with";
        case NoAmmunition:
            return "refused-no-ammunition";
        case NoOtherWeapon:
            return "refused-no-other-weapon";
        case NoVendorThere:
            return "refused-no-vendor";
        case NotForSale:
            return "refused-not-for-sale";
        case TooPoor:
            return "refused-too-poor";
        case VendorInTheWay:
            return "refused-vendor";
        case CursedStays:
            return "refused-cursed";
        case AnswerNeeded:
            return "refused-answer-first";
        case NothingAsked:
            return "refused-nothing-asked";
        case NoAnswer:
            return "refused-no-answer";
        case FeatureInTheWay:
            return "refused-feature";
        case TrapInTheWay:
            return "refused-trap";
        case NoTrapThere:
            return "refused-no-trap";
        case InTownAlready:
            return "refused-in-town";
        case PrizeHolds:
            return "refused-prize-holds";
    }
    core::contract_failed("precondition", "a known reason");
}

std::optional<Message> Speaker::tell(const rules::Event& event) const {
    std::optional<Message> message = std::visit(EventTeller(*catalog_, *words_, *this), event);
    if (message) {
        message->topic = topic_of(event);
    }
    return message;
}

Message Speaker::tell(const rules::Refusal& refusal) const {
    std::vector<Argument> arguments;
    if (refusal.item.valid()) {
        arguments.push_back(name("item", refusal.item));
    }
    if (refusal.spell.valid()) {
        arguments.push_back(name("spell", refusal.spell));
    }
    if (refusal.tile.valid()) {
        arguments.push_back(name("feature", refusal.tile));
    }
    if (refusal.trap.valid()) {
        arguments.push_back(name("trap", refusal.trap));
    }
    return {compose(words_->get(refusal_key(refusal.reason)), arguments), quiet_ink};
}

Message Speaker::tell(const bots::Stop& stop) const {
    std::vector<Argument> arguments;
    if (stop.enemy.valid()) {
        const content::MonsterDef& kind = catalog_->monster(stop.enemy);
        arguments.push_back({"enemy", with_article(kind.name), kind.appearance.foreground});
    }
    if (stop.towards) {
        const std::string_view key = direction_keys.at(static_cast<std::size_t>(*stop.towards));
        arguments.push_back({"direction", words_->get(key), std::nullopt});
    }
    if (stop.item.valid()) {
        arguments.push_back(name("item", stop.item));
    }
    return {compose(words_->get(stop_key(stop)), arguments), quiet_ink};
}

Message Speaker::tell(const screen::Notice& notice) const {
    if (!words_->has(notice.key)) {
        return {{{notice.argument, std::nullopt}}, key_ink};
    }
    const std::array<Argument, 1> arguments{Argument{"argument", notice.argument, bright_ink}};
    return {compose(words_->get(notice.key), arguments), key_ink};
}

Argument Speaker::name(std::string_view argument, const rules::ActorRef& actor) const {
    if (!actor.seen || !actor.kind.valid()) {
        return {argument, words_->get("something"), std::nullopt};
    }
    if (actor.kind == catalog_->hero()) {
        return {argument, words_->get("you"), bright_ink};
    }
    const content::MonsterDef& kind = catalog_->monster(actor.kind);
    const std::array<Argument, 1> arguments{Argument{"name", kind.name, {}}};
    return {argument, plain_text(compose(words_->get("the-actor"), arguments)), kind.appearance.foreground};
}

Argument Speaker::name(std::string_view argument, content::ItemId item, std::int32_t count) const {
    const content::ItemDef& kind = catalog_->item(item);
    const std::string name = count > 1 ? kind.name + " x" + std::to_string(count) : with_article(kind.name);
    return {argument, name, kind.appearance.foreground};
}

Argument Speaker::name(std::string_view argument, content::SpellId spell) const {
    const content::SpellDef& kind = catalog_->spell(spell);
    return {argument, kind.name, kind.colour};
}

Argument Speaker::name(std::string_view argument, content::TileId tile) const {
    const content::TileDef& kind = catalog_->tile(tile);
    const std::array<Argument, 1> arguments{Argument{"name", kind.name, {}}};
    return {argument, plain_text(compose(words_->get("the-actor"), arguments)), kind.appearance.foreground};
}

Argument Speaker::name(std::string_view argument, content::TrapId trap) const {
    const content::TrapDef& kind = catalog_->trap(trap);
    return {argument, with_article(kind.name), kind.appearance.foreground};
}

}  // namespace torchwake::view
