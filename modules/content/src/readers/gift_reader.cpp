#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

namespace torchwake::content {

void read_gift(json::Fields& in, GiftDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "gifts", out.id, {"name", "description"});
    in.required("sort", out.sort, json::identifier);
    in.optional("items", out.items, json::list(json::object<Supply>(read_supply, ids.items)));
    in.optional("coins", out.coins, coins);
}

}  // namespace torchwake::content
