#pragma once

// The picture of the map over time: the last turn's scene, lit by the torch, with what moves on it.

#include "ambience.hpp"
#include "choreographer.hpp"
#include "scene.hpp"
#include "sprite_table.hpp"

#include <torchwake/core/units.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/light.hpp>
#include <torchwake/view/picture.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::view {

class MapFilm {
  public:
    explicit MapFilm(const content::Catalog& catalog) : sprites_(catalog, names_), choreographer_(sprites_) {}

    /// What the hero knows has changed: the scene is taken anew with the next picture.
    void mark_stale() { stale_ = true; }
    void advance(core::Milliseconds time);
    [[nodiscard]] std::optional<core::Milliseconds> next_change() const;

    [[nodiscard]] Choreographer& choreographer() { return choreographer_; }
    [[nodiscard]] Ambience& ambience() { return ambience_; }
    [[nodiscard]] SpriteNames& names() { return names_; }

    /// Brings the picture up to date for an area of that many cells. True where anything changed.
    bool shoot(const rules::Knowledge& knowledge, core::Size cells, MapPicture& picture);

  private:
    /// All that a picture depends on besides the scene.
    struct Moment {
        core::Milliseconds time;  ///< of motions; stands still when none runs
        std::int64_t ambient_step = 0;
        core::Size cells;
        friend bool operator==(const Moment&, const Moment&) = default;
    };

    [[nodiscard]] core::Point camera(core::Size cells) const;
    [[nodiscard]] core::Rect cells_in_view(core::Point camera, core::Size cells) const;
    void add_objects(const core::Rect& area, std::vector<SpriteQuad>& quads) const;
    void add_ghosts(std::vector<SpriteQuad>& quads) const;
    void add_actors(const core::Rect& area, std::vector<SpriteQuad>& quads) const;
    [[nodiscard]] SpriteQuad standing(core::Point cell, SpriteIndex sprite) const;

    SpriteNames names_;
    SpriteTable sprites_;
    Choreographer choreographer_;
    Ambience ambience_;
    Scene scene_;
    LightMap light_;
    Moment last_;
    bool stale_ = true;
    bool moved_ = false;  ///< a motion ran when the last picture was made
};

}  // namespace torchwake::view
