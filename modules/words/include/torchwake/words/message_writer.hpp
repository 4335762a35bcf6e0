#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::words {

/// The subject of a message, by which the message history is filtered.
enum class Topic : std::uint8_t {
    Other,  ///< none of the following
    Fight,  ///< blows, shots, harm and death
    Thing   ///< items and coins
};

/// One line of the log, in a colour that shows its meaning.
struct Message {
    TextLine line;               ///< the sentence
    Colour ink;                  ///< of text without an own colour
    Topic topic = Topic::Other;  ///< by which it is filtered

    friend bool operator==(const Message&, const Message&) = default;
};

/// Describes events in words. An event gives one message, or none if it is unimportant (a step) or the hero
/// could not see it.
class MessageWriter {
  public:
    /// Tells by the names of that catalog and that word list. Requires: both outlive the writer.
    MessageWriter(const content::Catalog& catalog, const Words& words) : catalog_(&catalog), words_(&words) {}

    /// The message of an event; nothing if it gives none.
    [[nodiscard]] std::optional<Message> tell(const rules::Event& event) const;
    /// The message of a refused command.
    [[nodiscard]] Message tell(const rules::Refusal& refusal) const;
    /// Why an automatic action stopped.
    [[nodiscard]] Message tell(const autopilot::Stop& stop) const;
    /// A notice whose key the word list lacks is shown as its argument alone.
    [[nodiscard]] Message tell(const screen::Notice& notice) const;

    /// "you", "the orc"; "something" for an actor that was not seen.
    [[nodiscard]] Argument name(std::string_view argument, const rules::ActorRef& actor) const;
    /// "a health potion" in its own colour; "arrow x3" for several.
    [[nodiscard]] Argument name(std::string_view argument, content::ItemId item,
                                std::int32_t count = 1) const;
    /// "magic dart", in its own colour.
    [[nodiscard]] Argument name(std::string_view argument, content::SpellId spell) const;
    /// "the door", in its own colour.
    [[nodiscard]] Argument name(std::string_view argument, content::TileId tile) const;
    /// "a dart trap", in its own colour.
    [[nodiscard]] Argument name(std::string_view argument, content::TrapId trap) const;

  private:
    const content::Catalog* catalog_;
    const Words* words_;
};

/// The word list's key for a refusal.
[[nodiscard]] std::string refusal_key(rules::RefusalReason reason);

}  // namespace torchwake::words
