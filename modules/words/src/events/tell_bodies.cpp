// The messages about changes to an actor: health, experience, attributes, conditions, hunger, mana and
// spells.

#include "events/event_writers.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/keys.hpp>

#include <cstdlib>
#include <string>
#include <string_view>

namespace torchwake::words {

template <class Event>
Told BodyWriter::lasting(std::string_view key, const Event& event, Colour ink) const {
    return deed(
        key, event.actor, ink,
        {{"attribute", changed_attribute(event.kind, *words_), bright_ink}, amount(std::abs(event.amount))});
}

Told BodyWriter::operator()(const rules::ActorWaited& event) const {
    if (event.regained <= 0 || !is_you(event.actor)) {
        return std::nullopt;
    }
    return say("hero-rested", quiet_ink, Subject::You, {amount(event.regained)});
}

Told BodyWriter::operator()(const rules::ActorHealed& event) const {
    return event.amount > 0 ? deed("actor-healed", event.actor, good_ink, {amount(event.amount, good_ink)})
                            : deed("healed-nothing", event.actor, quiet_ink);
}

Told BodyWriter::operator()(const rules::LevelGained& event) const {
    if (!is_you(event.actor)) {
        return std::nullopt;
    }
    return say("level-gained", key_ink, Subject::You, {{"level", std::to_string(event.level), bright_ink}});
}

Told BodyWriter::operator()(const rules::AttributeRaised& event) const {
    if (!is_you(event.actor)) {
        return std::nullopt;
    }
    return say(key_of("", event.attribute, "-raised"), good_ink, Subject::You,
               {amount(rules::excess(event.value))});
}

Told BodyWriter::operator()(const rules::ConditionBegan& event) const {
    const bool welcome = is_welcome(event.kind, event.amount) == is_you(event.actor);
    return lasting(beginning_key(event.kind, event.amount), event, welcome ? good_ink : bad_ink);
}

Told BodyWriter::operator()(const rules::ConditionPassed& event) const {
    return lasting(end_key(event.kind), event, plain_ink);
}

Told BodyWriter::operator()(const rules::ManaRegained& event) const {
    return event.amount > 0 ? deed("mana-regained", event.actor, good_ink, {amount(event.amount, good_ink)})
                            : deed("mana-is-full", event.actor, quiet_ink);
}

Told BodyWriter::operator()(const rules::HungerChanged& event) const {
    const bool bad = event.stage >= rules::HungerStage::Hungry;
    return deed(key_of("became-", event.stage), event.actor, bad ? bad_ink : plain_ink);
}

Told BodyWriter::operator()(const rules::HungerHurt& event) const {
    constexpr std::int32_t told_again = 10;
    const bool is_told = event.turns == 1 || event.turns == told_again;
    if (!is_you(event.actor) || !is_told) {
        return std::nullopt;
    }
    return say("hunger-hurt", bad_ink, Subject::You, {amount(event.damage)});
}

Told BodyWriter::operator()(const rules::SpellCast& event) const {
    return deed(key_of("spell-", catalog_->spell(event.spell).manner), event.actor, plain_ink,
                {message_writer_->name("spell", event.spell)});
}

}  // namespace torchwake::words
