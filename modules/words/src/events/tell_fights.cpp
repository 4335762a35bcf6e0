// The messages about blows, shots and other things that actors do to each other.

#include "events/event_writers.hpp"

#include <torchwake/words/keys.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace torchwake::words {
namespace {

/// True for what one walks over, such as a plank.
bool is_laid(const content::Catalog& catalog, const content::ItemDef& item) {
    return content::has_effect<content::MatterEffect>(
        item.effects,
        [&](const content::MatterEffect& brought) { return catalog.matter(brought.kind).bridges; });
}

/// The sentence for the use of an aimed item: flasks, powders and tools are thrown, bridges are laid.
std::string_view key_of_use(const content::Catalog& catalog, const content::ItemDef& item) {
    if (is_laid(catalog, item)) {
        return "item-laid";
    }
    if (item.charges > 1) {
        return "item-used";
    }
    constexpr std::u32string_view thrown = U"!:~";
    const bool flies = item.breaks || thrown.find(item.appearance.glyph) != std::u32string_view::npos;
    return flies ? "item-thrown" : "missile-flew";
}

}  // namespace

Told FightWriter::operator()(const rules::BlowLanded& event) const {
    return blow("blow-landed", event, is_you(event.victim) ? bad_ink : plain_ink, subject(event.attacker),
                {amount(event.damage)});
}

Told FightWriter::operator()(const rules::BlowDodged& event) const {
    return blow("blow-dodged", event, plain_ink, subject(event.victim));
}

Told FightWriter::operator()(const rules::ActorDied& event) const {
    if (is_you(event.actor) && !event.killer.kind.valid()) {
        return say("hero-starved", death_ink, Subject::You, {});
    }
    if (is_you(event.actor) && is_you(event.killer)) {
        return say("hero-died-by-itself", death_ink, Subject::You, {});
    }
    if (is_you(event.actor)) {
        return say("hero-died", death_ink, Subject::You, {message_writer_->name("killer", event.killer)});
    }
    if (!event.actor.seen && is_you(event.killer)) {
        return say("unseen-died", bright_ink, Subject::Other, {});
    }
    return deed("actor-died", event.actor, bright_ink);
}

Told FightWriter::operator()(const rules::MissileFlew& event) const {
    if (event.spell.valid()) {
        const bool stopped = event.steps < core::chebyshev_distance(event.from, event.target);
        if (stopped && is_you(event.actor)) {
            return say("spell-stopped", plain_ink, Subject::Other, {source({}, event.spell)});
        }
        return std::nullopt;
    }
    const content::ItemDef& item = catalog_->item(event.item);
    if (item.aim && item.aim->rolls) {  // the roll itself is told
        return std::nullopt;
    }
    const bool beyond_aim =
        item.aim && core::chebyshev_distance(event.from, event.target) > item.aim->range.value;
    if (item.aim && !beyond_aim) {
        return deed(key_of_use(*catalog_, item), event.actor, event.item);
    }
    return deed(event.weapon.valid() ? "item-shot" : "item-thrown", event.actor, event.item);
}

Told FightWriter::operator()(const rules::ShotLanded& event) const {
    return blow(is_you(event.attacker) ? "own-shot-landed" : "shot-landed", event,
                is_you(event.victim) ? bad_ink : plain_ink, Subject::Other,
                {missile(event.item), amount(event.damage)});
}

Told FightWriter::operator()(const rules::ShotDodged& event) const {
    return blow(is_you(event.attacker) ? "own-shot-dodged" : "shot-dodged", event, plain_ink,
                subject(event.victim), {missile(event.item)});
}

Told FightWriter::operator()(const rules::ActorHurt& event) const {
    return harm(
        "actor-hurt", event.victim,
        {event.trap.valid() ? message_writer_->name("item", event.trap) : source(event.item, event.spell),
         amount(event.damage)});
}

Told FightWriter::operator()(const rules::PowerHurt& event) const {
    const std::string_view id = content::power_table[static_cast<std::size_t>(event.power)].id;
    return harm(key_of("power-", id, "-hurt"), event.victim,
                {message_writer_->name("attacker", event.attacker), amount(event.damage)});
}

Told FightWriter::operator()(const rules::SavingThrowMade& event) const {
    return deed(key_of("saved-by-", event.attribute), event.actor);
}

Told FightWriter::operator()(const rules::TrickUsed& event) const {
    // A call is heard, too.
    const bool noticed = event.actor.seen || event.other.seen || event.trick == content::TrickKind::Call;
    if (!noticed) {
        return std::nullopt;
    }
    const std::string key = key_of("trick-used-", content::trick_ids[static_cast<std::size_t>(event.trick)]);
    const Argument item = event.item.valid() ? message_writer_->name("item", event.item) : Argument{};
    return say(
        key, is_you(event.other) ? bad_ink : key_ink, subject(event.actor),
        {message_writer_->name("actor", event.actor), message_writer_->name("other", event.other), item});
}

Told FightWriter::operator()(const rules::SpellAnnounced& event) const {
    return deed(
        key_of("announced-", catalog_->spell(event.spell).manner), event.actor, bad_ink,
        {message_writer_->name("spell", event.spell), {"ticks", std::to_string(event.ticks), bright_ink}});
}

Told FightWriter::operator()(const rules::AnnouncementEnded& event) const {
    if (!event.actor.seen || event.end == rules::AnnouncementEnd::Reached) {
        return std::nullopt;
    }
    const bool broken = event.end == rules::AnnouncementEnd::Broken;
    return say(broken ? "announcement-broken" : "announcement-missed", good_ink, Subject::Other,
               {message_writer_->name("spell", event.spell)});
}

Told FightWriter::operator()(const rules::LordPhaseBegan& event) const {
    const std::vector<std::string>& lines = catalog_->monster(event.actor.kind).lord->lines;
    return say("lord-line", bad_ink, Subject::Other,
               {{"line", lines[static_cast<std::size_t>(event.phase - 1)], {}}});
}

}  // namespace torchwake::words
