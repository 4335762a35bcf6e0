#include "events/event_writers.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/event_row.hpp>
#include <torchwake/words/matter_words.hpp>
#include <torchwake/words/message_writer.hpp>

#include <string>
#include <variant>
#include <vector>

namespace torchwake::words {
namespace {

/// Writes the message of an event by its row: its sentence, about those whom its fields name.
class RowWriter : public EventWriter {
  public:
    using EventWriter::EventWriter;

    template <class Kind>
    Told operator()(const Kind& event) const {
        constexpr const EventRow& row = event_row<Kind>;
        if (row.told.empty() || !was_seen(event)) {
            return std::nullopt;
        }
        const rules::ActorRef* const actor = actor_of(event);
        const Subject subject_of_sentence = actor != nullptr ? subject(*actor) : Subject::Other;
        const bool own = subject_of_sentence == Subject::You;
        return Message{words_->say(row.told, arguments_of(event), subject_of_sentence),
                       own ? row.own_ink.value_or(row.ink) : row.ink};
    }

  private:
    template <class Kind>
    [[nodiscard]] std::vector<Argument> arguments_of(const Kind& event) const {
        std::vector<Argument> arguments;
        if constexpr (requires { event.actor; }) {
            arguments.push_back(message_writer_->name("actor", event.actor));
        }
        if constexpr (requires { event.victim; }) {
            arguments.push_back(message_writer_->name("victim", event.victim));
        }
        if constexpr (requires {
                          event.item;
                          event.count;
                      }) {
            arguments.push_back(message_writer_->name("item", event.item, event.count));
        } else if constexpr (requires { event.item; }) {
            arguments.push_back(message_writer_->name("item", event.item));
        }
        if constexpr (requires { event.spell; }) {
            arguments.push_back(message_writer_->name("spell", event.spell));
        }
        if constexpr (requires { event.trap; }) {
            arguments.push_back(message_writer_->name("trap", event.trap));
        }
        if constexpr (requires { event.prop; }) {
            arguments.push_back(message_writer_->name("feature", event.prop));
        }
        if constexpr (requires { event.tile; }) {
            const content::TileDef& tile = catalog_->tile(event.tile);
            arguments.push_back({"tile", tile.name, tile.appearance.foreground});
        }
        if constexpr (requires { event.matter; }) {
            arguments.push_back(matter_argument(catalog_->matter(event.matter)));
        }
        if constexpr (requires { event.damage; }) {
            arguments.push_back(amount(event.damage));
        }
        return arguments;
    }
};

/// Writes the message for any kind of event: by the overload of its kind, or else by its row.
struct EventTeller : RowWriter, FightWriter, ThingWriter, BodyWriter, PlaceWriter, MatterWriter {
    EventTeller(const content::Catalog& catalog, const Words& words, const MessageWriter& message_writer)
        : RowWriter(catalog, words, message_writer),
          FightWriter(catalog, words, message_writer),
          ThingWriter(catalog, words, message_writer),
          BodyWriter(catalog, words, message_writer),
          PlaceWriter(catalog, words, message_writer),
          MatterWriter(catalog, words, message_writer) {}

    using RowWriter::operator();
    using FightWriter::operator();
    using ThingWriter::operator();
    using BodyWriter::operator();
    using PlaceWriter::operator();
    using MatterWriter::operator();
};

}  // namespace

std::optional<Message> MessageWriter::tell(const rules::Event& event) const {
    std::optional<Message> message = std::visit(EventTeller(*catalog_, *words_, *this), event);
    if (message) {
        message->topic = event_rows.at(event.index()).topic;
    }
    return message;
}

Message MessageWriter::tell(const screen::Notice& notice) const {
    if (!words_->has(notice.key)) {
        return {{{notice.argument, std::nullopt}}, key_ink};
    }
    return {words_->say(notice.key, {{"argument", notice.argument, bright_ink}}), key_ink};
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
    return {argument, kind.name, kind.appearance.foreground, kind.prize ? Article::The : Article::A};
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

}  // namespace torchwake::words
