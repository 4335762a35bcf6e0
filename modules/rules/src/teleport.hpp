#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// An actor comes out in another free cell that it could walk to, each as likely; nothing happens where there
/// is none. Range: how far at most, by the longer side; 0: anywhere. Random: stream "combat", one draw.
void teleport(World& world, EntityId actor, core::Cells range, Events& events);

}  // namespace torchwake::rules
