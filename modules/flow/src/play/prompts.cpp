#include <torchwake/flow/prompts.hpp>

template class torchwake::prompt::Asker<torchwake::screen::Entry, torchwake::screen::Offer>;
