// The messages about matter: fire, liquids, gas, and what they do to actors.

#include "events/event_writers.hpp"

#include <torchwake/words/matter_words.hpp>

namespace torchwake::words {
namespace {

/// The sentence for what a gas or what is molten does to somebody.
std::string_view key_of_harm(const content::MatterDef& matter) {
    if (matter.molten) {
        return "molten-hurt";
    }
    if (matter.steam) {
        return "steam-hurt";
    }
    return matter.harm > 0 ? "gas-hurt" : "blast-hurt";
}

}  // namespace

Told MatterWriter::operator()(const rules::MatterHurt& event) const {
    if (!event.matter.valid()) {
        return harm("flames-hurt", event.victim, {amount(event.damage)});
    }
    const content::MatterDef& matter = catalog_->matter(event.matter);
    return harm(key_of_harm(matter), event.victim, {amount(event.damage), matter_argument(matter)});
}

Told MatterWriter::operator()(const rules::GearCorroded& event) const {
    return deed("gear-corroded", event.actor, is_you(event.actor) ? bad_ink : plain_ink,
                {matter_argument(catalog_->matter(event.matter)), missile(event.item)});
}

Told MatterWriter::operator()(const rules::ActorFell& event) const {
    return harm(is_you(event.victim) ? "you-fell" : "actor-fell", event.victim,
                {amount(event.damage), matter_argument(catalog_->matter(event.matter))});
}

Told MatterWriter::operator()(const rules::LiquidTurned& event) const {
    const content::MatterDef& before = catalog_->matter(event.before);
    const content::MatterDef& after = catalog_->matter(event.after);
    return say(before.frozen == event.after ? "liquid-froze" : "liquid-thawed", plain_ink, Subject::Other,
               {matter_argument(before), {"other", after.name, after.appearance.foreground}});
}

Told MatterWriter::operator()(const rules::MatterBrought& event) const {
    if (!event.seen) {
        return std::nullopt;
    }
    const content::MatterDef& matter = catalog_->matter(event.matter);
    return say(matter.bridges ? "bridge-laid" : "matter-brought", plain_ink, Subject::Other,
               {matter_argument(matter)});
}

Told MatterWriter::operator()(const rules::GasExploded& event) const {
    return event.seen ? say("gas-exploded", bad_ink, Subject::Other,
                            {matter_argument(catalog_->matter(event.matter))})
                      : say("gas-exploded-unseen", plain_ink, Subject::Other, {});
}

}  // namespace torchwake::words
