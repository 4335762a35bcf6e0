#pragma once

#include <torchwake/flow/backstage.hpp>

namespace torchwake::flow {

/// Tells what to do about the first item in view, the first enemy in view and the first bad wounds: each once
/// ever.
void give_hints(Backstage& backstage);

}  // namespace torchwake::flow
