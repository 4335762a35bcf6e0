// The messages about matter: fire, liquids, gas, and what they do to actors.

#include "words/event_writers.hpp"

namespace torchwake::view {

Told MatterWriter::operator()(const rules::CaughtFire& event) const {
    return deed("caught-fire", event.actor, is_you(event.actor) ? bad_ink : plain_ink);
}

Told MatterWriter::operator()(const rules::FlamesDied& event) const {
    return deed("flames-died", event.actor, is_you(event.actor) ? good_ink : plain_ink);
}

Told MatterWriter::operator()(const rules::MatterHurt& event) const {
    if (!event.victim.seen) {
        return std::nullopt;
    }
    return say(event.matter.valid() ? "steam-hurt" : "flames-hurt",
               is_you(event.victim) ? bad_ink : plain_ink, subject(event.victim),
               {message_writer_->name("victim", event.victim), amount(event.damage)});
}

/// The picture shows how it spreads; the first flames are told by the deed.
Told MatterWriter::operator()(const rules::FireSpread&) const {
    return std::nullopt;
}

Told MatterWriter::operator()(const rules::GroundBurnt& event) const {
    if (!event.seen) {
        return std::nullopt;
    }
    const content::TileDef& tile = catalog_->tile(event.tile);
    return say("ground-burnt", plain_ink, Subject::Other, {{"tile", tile.name, tile.appearance.foreground}});
}

Told MatterWriter::operator()(const rules::MatterBrought& event) const {
    if (!event.seen) {
        return std::nullopt;
    }
    const content::MatterDef& matter = catalog_->matter(event.matter);
    return say("matter-brought", plain_ink, Subject::Other,
               {{"matter", matter.name, matter.appearance.foreground}});
}

}  // namespace torchwake::view
