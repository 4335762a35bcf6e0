#pragma once

// The hero's way out of what monsters announce (announcement.hpp).

#include <torchwake/content/effect.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// True if the hero can stand out of each announced spell when it is cast: of all those that were announced,
/// and of one that this monster would announce now. The hero walks as it can be sure to: in the ticks that
/// are drawn, and the longest after them, around all who stand there now and past nothing that holds it,
/// slides or soon hurts. Unless it can stay where it is, it has more ways that share no cell than there are
/// others near who could step into one. Changes only the working memory of the World.
/// Cost: 1 us where no matter is active, 4 us against one that is slowed; else also that of the hazards.
[[nodiscard]] bool has_way_out(MutableGameState game, EntityId monster, const Announcement& wanted);

/// True if the hero stands in that cell and an announced spell is to reach it. The others then do it plain
/// harm at most, and call nobody, so that its way out stays open.
[[nodiscard]] bool needs_way_out(const World& world, core::Point at);

/// True unless these effects on a hero who needs a way out there do more than harm.
[[nodiscard]] bool leave_way_out(const World& world, core::Point at,
                                 const std::vector<content::ItemEffect>& effects);

}  // namespace torchwake::rules
