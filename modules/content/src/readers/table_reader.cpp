#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"

#include <string>
#include <string_view>

namespace torchwake::content {
namespace {

/// The ids that entries of a table may use.
struct Kinds {
    const Ids& ids;
    std::string_view never;  ///< an id that no table may have; empty: all may
};

/// Decodes the id of a definition, or "nothing", which becomes an invalid id.
template <class Id>
auto reference_or_nothing(const Kinds& kinds) {
    return [&kinds](const json::Node& node) -> std::optional<Id> {
        const std::optional<std::string_view> id = node.value().if_string();
        if (id == nothing_id) {
            return Id{};
        }
        if (id && !id->empty() && *id == kinds.never) {
            node.refuse(kinds.ids.what + " that can be met");
            return std::nullopt;
        }
        return reference<Id>(kinds.ids)(node);
    };
}

template <class Kind>
void read_table(json::Fields& in, SpawnTable<Kind>& out, const Kinds& kinds) {
    const auto read_entry = [&kinds](json::Fields& entry, SpawnEntry<Kind>& spawn) {
        entry.required("kind", spawn.kind, reference_or_nothing<Kind>(kinds));
        entry.required("weight", spawn.weight, json::integer(0, max_weight));
        entry.optional("weight_per_depth", spawn.weight_per_depth, json::integer(-max_weight, max_weight));
        entry.optional("min_depth", spawn.min_depth, json::integer(1, max_depth));
        entry.optional("max_depth", spawn.max_depth, json::integer(1, max_depth));
        if (spawn.max_depth < spawn.min_depth) {
            entry.refuse("max_depth", std::to_string(spawn.max_depth),
                         "no less than min_depth, " + std::to_string(spawn.min_depth));
        }
    };
    in.required("id", out.id, json::identifier);
    in.required("entries", out.entries, json::list(json::object<SpawnEntry<Kind>>(read_entry), 1));
}

}  // namespace

void read_monster_table(json::Fields& in, MonsterTable& out, const AllIds& ids) {
    read_table(in, out, {ids.monsters, hero_id});
}

void read_item_table(json::Fields& in, ItemTable& out, const AllIds& ids) {
    read_table(in, out, {ids.items, ""});
}

}  // namespace torchwake::content
