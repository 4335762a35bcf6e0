// The reasons why a command is refused, in words.

#include <torchwake/words/colours.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/message_writer.hpp>

#include <vector>

namespace torchwake::words {

std::string refusal_key(rules::RefusalReason reason) {
    return key_of("refused-", rules::refusal_ids.at(static_cast<std::size_t>(reason)));
}

Message MessageWriter::tell(const rules::Refusal& refusal) const {
    std::vector<Argument> arguments;
    if (refusal.item.valid()) {
        arguments.push_back(name("item", refusal.item));
    }
    if (refusal.spell.valid()) {
        arguments.push_back(name("spell", refusal.spell));
    }
    if (refusal.tile.valid()) {
        arguments.push_back(name("feature", refusal.tile));
    }
    if (refusal.trap.valid()) {
        arguments.push_back(name("trap", refusal.trap));
    }
    return {words_->say(refusal_key(refusal.reason), arguments), quiet_ink};
}

}  // namespace torchwake::words
