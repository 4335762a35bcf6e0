// The messages about items, coins and trade.

#include "events/event_writers.hpp"

#include <torchwake/words/describe.hpp>
#include <torchwake/words/quest.hpp>

#include <string>
#include <string_view>

namespace torchwake::words {
namespace {

/// The word list's key for the use of an item, by the group of its appearances, or else by its effects.
std::string_view use_key(const content::ItemDef& item) {
    const std::string& group = item.look.empty() ? item.unknown : item.look;
    if (group == "potion") {
        return "item-drunk";
    }
    if (group == "scroll" || content::has_effect<content::LearnEffect>(item.effects)) {
        return "item-read";
    }
    return content::has_effect<content::FoodEffect>(item.effects) ? "item-eaten" : "item-used";
}

}  // namespace

template <class Trade>
Told ThingWriter::trade(std::string_view key, const Trade& event) const {
    return deed(key, event.actor, plain_ink,
                {message_writer_->name("item", event.item),
                 message_writer_->name("vendor", rules::ActorRef{{}, event.vendor, {}, true}),
                 {"coins", coins_text(event.price), key_ink}});
}

template <class Event>
Told ThingWriter::gear(const GearKeys& keys, const Event& event, const Argument& item,
                       const TextLine& change) const {
    return change.empty() || !is_you(event.actor) ? deed(keys.plain, event.actor, plain_ink, {item})
                                                  : deed(keys.with_change, event.actor, plain_ink,
                                                         {item, {"change", plain_text(change), bright_ink}});
}

TextLine ThingWriter::armour_of(content::ItemId item, std::int32_t sign) const {
    const content::ItemDef& kind = catalog_->item(item);
    const std::int32_t armour = kind.wear ? sign * kind.wear->armour : 0;
    return armour != 0 ? words_->say("change-armour", {{"amount", signed_number(armour)}}) : TextLine();
}

Told ThingWriter::operator()(const rules::ItemPickedUp& event) const {
    if (!is_you(event.actor)) {
        return deed("item-picked-up", event.actor, event.item, event.count);
    }
    const char letter = static_cast<char>('a' + event.slot.value);
    Message message =
        say(event.total > event.count ? "hero-picked-up-more" : "hero-picked-up", plain_ink, Subject::You,
            {message_writer_->name("item", event.item, event.count),
             {"slot", std::string(1, letter), key_ink},
             {"total", std::to_string(event.total), bright_ink}});
    if (catalog_->item(event.item).prize) {
        const TextLine task = quest_task(*catalog_, *words_);
        message.line.push_back({" ", std::nullopt});
        append(message.line, task);
    }
    return message;
}

/// Tells also what the hunter does next, if the item is the prize.
Told ThingWriter::operator()(const rules::ItemDropped& event) const {
    Told told = deed("item-dropped", event.actor, event.item, event.count);
    const content::HuntDef* const hunt = catalog_->hunt();
    if (told && hunt != nullptr && is_you(event.actor) && catalog_->item(event.item).prize) {
        const rules::ActorRef hunter{{}, hunt->hunter, {}, true};
        told->line.push_back({" ", std::nullopt});
        append(told->line, words_->say("prize-laid-down", {message_writer_->name("actor", hunter)}));
    }
    return told;
}

/// Writes nothing for an aimed item: the message about its flight takes the place of this one.
Told ThingWriter::operator()(const rules::ItemUsed& event) const {
    const content::ItemDef& item = catalog_->item(event.item);
    return item.aim ? std::nullopt : deed(use_key(item), event.actor, event.item);
}

/// Writes nothing for a flask or a potion: what was in it is told.
Told ThingWriter::operator()(const rules::ItemBroke& event) const {
    if (!event.seen || catalog_->item(event.item).breaks) {
        return std::nullopt;
    }
    return say("item-broke", quiet_ink, Subject::Other, {missile(event.item)});
}

Told ThingWriter::operator()(const rules::ItemSpilt& event) const {
    if (!event.seen) {
        return std::nullopt;
    }
    return say("item-spilt", quiet_ink, Subject::Other, {missile(event.item)});
}

Told ThingWriter::operator()(const rules::ItemEquipped& event) const {
    const bool held = event.where == content::EquipSlot::Melee;
    const content::ItemDef& kind = catalog_->item(event.item);
    TextLine change = armour_of(event.item, 1);
    if (kind.weapon || kind.shoots) {
        change = words_->say("change-damage", {{"damage", damage_in_hand(kind)}});
    }
    return gear(held ? GearKeys{"item-held", "item-held-change"} : GearKeys{"item-worn", "item-worn-change"},
                event, message_writer_->name("item", event.item), change);
}

Told ThingWriter::operator()(const rules::ItemTakenOff& event) const {
    const bool held = event.where == content::EquipSlot::Melee;
    return gear(held ? GearKeys{"item-put-away", "item-put-away"}
                     : GearKeys{"item-taken-off", "item-taken-off-change"},
                event, missile(event.item), held ? TextLine() : armour_of(event.item, -1));
}

Told ThingWriter::operator()(const rules::BurdenChanged& event) const {
    return event.overburdened ? deed("overburdened", event.actor, is_you(event.actor) ? bad_ink : plain_ink)
                              : deed("unburdened", event.actor);
}

Told ThingWriter::operator()(const rules::CoinsGained& event) const {
    const Argument coins{"coins", coins_text(event.coins), key_ink};
    if (!event.from.valid()) {
        return deed("coins-found", event.actor, plain_ink, {coins});
    }
    return deed("coins-gained", event.actor, plain_ink,
                {coins, message_writer_->name("from", rules::ActorRef{{}, event.from, {}, true})});
}

Told ThingWriter::operator()(const rules::ItemBought& event) const {
    return trade("item-bought", event);
}

Told ThingWriter::operator()(const rules::ItemSold& event) const {
    return trade("item-sold", event);
}

Told ThingWriter::operator()(const rules::ItemRecognized& event) const {
    if (!event.actor.seen) {
        return std::nullopt;
    }
    const content::ItemDef& kind = catalog_->item(event.item);
    const bool gear = kind.unfamiliar.valid();
    const Argument before = message_writer_->name("before", event.before);
    if (gear && !kind.plain.valid() && !kind.cursed) {
        return say("gear-ordinary", plain_ink, Subject::Other, {missile(event.item), before});
    }
    const Argument now = message_writer_->name("item", event.item);
    if (kind.cursed) {
        return say("curse-felt", bad_ink, Subject::Other, {now, before});
    }
    return say(gear ? "gear-recognized" : "kind-learned", key_ink, Subject::Other, {now, before});
}

Told ThingWriter::operator()(const rules::CurseLifted& event) const {
    return say("curse-lifted", good_ink, Subject::Other, {missile(event.item)});
}

Told ThingWriter::operator()(const rules::ChoiceWasted& event) const {
    const bool identifies = event.kind == rules::ChoiceKind::Identify;
    const std::string_view unmet = identifies ? "nothing-to-identify" : "nothing-cursed";
    return say(event.given_up ? "choice-given-up" : unmet, quiet_ink, Subject::You, {});
}

Told ThingWriter::operator()(const rules::GiftTaken& event) const {
    const Argument gift{"gift", catalog_->gift(event.gift).name, key_ink};
    return say("gift-taken", plain_ink, subject(event.actor),
               {message_writer_->name("actor", event.actor), gift});
}

Told ThingWriter::operator()(const rules::PropOpened& event) const {
    return deed(event.empty ? "prop-empty" : "prop-opened", event.actor, plain_ink,
                {message_writer_->name("feature", event.prop)});
}

Told ThingWriter::operator()(const rules::TollPaid& event) const {
    return say("toll-paid", plain_ink, subject(event.actor),
               {message_writer_->name("actor", event.actor),
                message_writer_->name("gate", event.gate),
                {"coins", coins_text(event.coins), key_ink}});
}

Told ThingWriter::operator()(const rules::TorchSwitched& event) const {
    return deed(event.lit ? "torch-lit" : event.doused ? "torch-doused" : "torch-out", event.actor);
}

Told ThingWriter::operator()(const rules::LampSwitched& event) const {
    const bool lights = !catalog_->tile(event.lamp).light;
    return deed(lights ? "lamp-lit" : "lamp-out", event.actor, plain_ink,
                {message_writer_->name("feature", event.lamp)});
}

}  // namespace torchwake::words
