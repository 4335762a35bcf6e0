#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"

#include <algorithm>

namespace torchwake::content {
namespace {

auto reaction() {
    return json::one_of<Reaction>(
        {{"attack", Reaction::Attack}, {"flee", Reaction::Flee}, {"ignore", Reaction::Ignore}});
}

}  // namespace

void read_faction(json::Fields& in, FactionDef& out, const AllIds& ids) {
    const auto read_named = [&out, &ids](json::Fields& fields, NamedReaction& named) {
        fields.required("towards", named.towards, reference<FactionId>(ids.factions));
        fields.required("reaction", named.reaction, reaction());
        if (named.towards.valid() && ids.factions.names[named.towards.value] == out.id) {
            fields.refuse("towards", '"' + out.id + '"', "another faction: those of one ignore each other");
        }
    };
    in.required("id", out.id, json::identifier);
    in.required("default", out.reaction, reaction());
    in.optional("reactions", out.reactions, json::list(json::object<NamedReaction>(read_named)));
    std::vector<FactionId> named;
    for (const NamedReaction& reaction : out.reactions) {
        if (reaction.towards.valid() && std::ranges::find(named, reaction.towards) != named.end()) {
            in.refuse("reactions", "two reactions towards one faction", "one at most towards each");
            return;
        }
        named.push_back(reaction.towards);
    }
}

}  // namespace torchwake::content
