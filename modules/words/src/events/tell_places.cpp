// The messages about places: movement, doors, levels, traps, and encounters with other actors.

#include "events/event_writers.hpp"

#include <torchwake/words/quest.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::words {
namespace {

/// The key of the message about an arrival. `own`: the level has words of its own for the first time.
std::string_view arrival_key(const rules::LevelEntered& event, bool own) {
    if (event.depth < 1) {
        return event.way_down ? "town-entered-way" : "town-entered";
    }
    if (!event.first_time) {
        return "level-entered-again";
    }
    return own ? "level-arrival" : event.depth == 1 ? "level-entered" : "level-entered-below";
}

/// The words of a level about the first arrival, and those of its landmark.
std::string arrival_words(const content::LevelDef& level, std::int32_t landmark) {
    if (landmark == rules::no_landmark) {
        return level.arrival;
    }
    const std::string& seen = level.landmarks[static_cast<std::size_t>(landmark)].arrival;
    return level.arrival.empty() ? seen : level.arrival + " " + seen;
}

}  // namespace

Told PlaceWriter::operator()(const rules::LevelEntered& event) const {
    const std::string arrival = arrival_words(catalog_->level_at(event.depth), event.landmark);
    const Argument way{"direction", event.way_down ? direction_name(*event.way_down, *words_) : "", {}};
    return say(arrival_key(event, !arrival.empty()), key_ink, Subject::You,
               {{"place", place_name(event.depth, *catalog_, *words_), {}}, {"arrival", arrival, {}}, way});
}

Told PlaceWriter::operator()(const rules::SceneSeen& event) const {
    return say("scene-seen", key_ink, Subject::You,
               {{"scene", catalog_->vault(event.scene).description, {}}});
}

Told PlaceWriter::operator()(const rules::HeroEscaped& event) const {
    constexpr std::array<std::string_view, rules::ending_table.size()> keys{
        "hero-escaped", "hero-escaped", "hero-escaped-left-behind", "hero-escaped-given-to-fire"};
    const bool carried = event.ending <= rules::Ending::CarriedOut;
    Message message = say(keys.at(static_cast<std::size_t>(event.ending)), key_ink, Subject::You,
                          {carried ? message_writer_->name("item", event.prize) : prize(event.prize)});
    if (event.hunted > 0 && carried) {
        message.line.push_back({" ", std::nullopt});
        append(message.line, words_->say("hunted-for", {amount(event.hunted)}));
    }
    return message;
}

Told PlaceWriter::operator()(const rules::CheatHappened&) const {
    return say("cheat-happened", quiet_ink, Subject::You, {});
}

Told PlaceWriter::operator()(const rules::ActorsSwapped& event) const {
    if (!event.actor.seen || !event.other.seen) {
        return std::nullopt;
    }
    return say("actors-swapped", quiet_ink, subject(event.actor),
               {message_writer_->name("actor", event.actor), message_writer_->name("other", event.other)});
}

Told PlaceWriter::operator()(const rules::ActorSpoke& event) const {
    const content::MonsterDef& kind = catalog_->monster(event.actor.kind);
    const auto quip = static_cast<std::size_t>(event.quip);
    if (quip >= kind.quips.size()) {
        return std::nullopt;
    }
    const Colour ink = kind.appearance.foreground;
    return deed("actor-spoke", event.actor, ink, {{"quip", kind.quips[quip], ink}});
}

Told PlaceWriter::operator()(const rules::ActorTeleported& event) const {
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

Told PlaceWriter::operator()(const rules::PortalPassed& event) const {
    return deed(event.home ? "portal-home" : "portal-back", event.actor, key_ink);
}

Told PlaceWriter::operator()(const rules::ActorFollowed& event) const {
    return deed(event.down ? "followed-down" : "followed-up", event.actor, bad_ink);
}

Told PlaceWriter::operator()(const rules::WallsDug& event) const {
    return deed(event.cells > 0 ? "walls-dug" : "nothing-dug", event.actor);
}

Told PlaceWriter::operator()(const rules::NoiseMade& event) const {
    return say("noise-made", plain_ink, subject(event.actor), {});
}

Told PlaceWriter::operator()(const rules::DangerSensed& event) const {
    const Argument way{"direction", direction_name(event.way, *words_), bright_ink};
    return say("danger-sensed", bad_ink, subject(event.actor), {way});
}

Argument PlaceWriter::prize(content::ItemId kind) const {
    Argument prize = missile(kind);
    prize.article = Article::The;
    return prize;
}

Argument PlaceWriter::hunter(rules::ActorRef actor) const {
    actor.seen = actor.kind.valid();
    return message_writer_->name("actor", actor);
}

Told PlaceWriter::operator()(const rules::HuntBegan& event) const {
    return say("hunt-began", bad_ink, Subject::Other, {hunter(event.actor), prize(event.prize)});
}

Told PlaceWriter::operator()(const rules::HunterScattered& event) const {
    return say("hunter-scattered", good_ink, Subject::Other, {hunter(event.actor), amount(event.deeds)});
}

Told PlaceWriter::operator()(const rules::PrizeTakenBack& event) const {
    return say("prize-taken-back", key_ink, Subject::Other, {hunter(event.actor), prize(event.prize)});
}

Told PlaceWriter::operator()(const rules::PrizeDestroyed& event) const {
    return say("prize-destroyed", key_ink, Subject::Other, {prize(event.prize)});
}

Told PlaceWriter::operator()(const rules::LevelChanged& event) const {
    std::string changes;
    const auto add = [&](std::string_view key, std::int32_t count) {
        changes += count > 0 ? (changes.empty() ? "" : ", ") + words_->get(key) : "";
    };
    add("changed-risen", event.risen);
    add("changed-fires", event.fires);
    add("changed-opened", event.opened);
    add("changed-shut", event.shut);
    return say("level-changed", key_ink, Subject::You, {{"changes", changes, {}}});
}

}  // namespace torchwake::words
