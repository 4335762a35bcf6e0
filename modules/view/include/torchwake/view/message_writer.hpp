#pragma once

// Says in words what happened: one message for an event, none for one that nobody needs to read (a step) or
// that the hero could not see.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::view {

/// What a message is about, for who looks for one.
enum class Topic : std::uint8_t { Other, Fight, Thing };

/// One line of the log, in the colour of what it means.
struct Message {
    TextLine line;
    Colour ink;
    Topic topic = Topic::Other;

    friend bool operator==(const Message&, const Message&) = default;
};

class MessageWriter {
  public:
    /// Requires: both outlive the speaker.
    MessageWriter(const content::Catalog& catalog, const Words& words) : catalog_(&catalog), words_(&words) {}

    [[nodiscard]] std::optional<Message> tell(const rules::Event& event) const;
    [[nodiscard]] Message tell(const rules::Refusal& refusal) const;
    [[nodiscard]] Message tell(const autopilot::Stop& stop) const;
    /// A key that is not in the word list is shown by its argument alone.
    [[nodiscard]] Message tell(const screen::Notice& notice) const;

    /// "you", "the orc"; "something" where it was not seen.
    [[nodiscard]] Argument name(std::string_view argument, const rules::ActorRef& actor) const;
    /// "a health potion", in its own colour.
    /// Of several: "arrow x3".
    [[nodiscard]] Argument name(std::string_view argument, content::ItemId item,
                                std::int32_t count = 1) const;
    /// "magic dart", in its own colour.
    [[nodiscard]] Argument name(std::string_view argument, content::SpellId spell) const;
    [[nodiscard]] Argument name(std::string_view argument, content::TileId tile) const;
    [[nodiscard]] Argument name(std::string_view argument, content::TrapId trap) const;

  private:
    const content::Catalog* catalog_;
    const Words* words_;
};

/// The key of a refusal's sentence.
[[nodiscard]] std::string_view refusal_key(rules::RefusalReason reason);

}  // namespace torchwake::view
