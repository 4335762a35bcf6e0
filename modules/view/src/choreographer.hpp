#pragma once

// Turns events into motion and sound, for as far as the hero sees and hears.

#include "sprite_table.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/director.hpp>
#include <torchwake/view/motion.hpp>

#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::view {

class Choreographer {
  public:
    /// Requires: it outlives the choreographer.
    explicit Choreographer(const SpriteTable& sprites) : sprites_(&sprites) {}

    /// A new level or run: nobody is known.
    void enter();
    void show(std::span<const rules::Event> events, const rules::Knowledge& after);
    void set_style(MotionStyle style) { motions_.set_style(style); }

    [[nodiscard]] Motions& motions() { return motions_; }
    [[nodiscard]] const Motions& motions() const { return motions_; }
    /// True where an actor last went to the left.
    [[nodiscard]] bool faces_left(rules::EntityId who) const;
    [[nodiscard]] core::RandomStream& random() { return random_; }

    /// A sound of the interface, at full volume.
    void hear(std::string_view name);
    [[nodiscard]] std::vector<SoundCue> take_sounds();

  private:
    class Visitor;

    void add_sound(std::string_view name, std::int32_t volume);
    void hear_at(std::string_view name, core::Point at, bool seen, std::int32_t volume = 100);
    void turn_towards(rules::EntityId who, core::Point from, core::Point to);

    const SpriteTable* sprites_;
    core::RandomStream random_{0x70C4};  ///< cosmetic: it decides nothing, so any seed will do
    Motions motions_;
    std::map<rules::EntityId, bool> facing_left_;
    std::vector<SoundCue> sounds_;
    core::Point ear_;  ///< where the hero stands
};

}  // namespace torchwake::view
