#pragma once

// Readers of objects with one member, which is named for the alternative of a variant.

#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"

#include <torchwake/content/described.hpp>
#include <torchwake/json/decode.hpp>

#include <boost/mp11/algorithm.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace torchwake::content {

/// Reads an object of one member by `read_members(Fields&, Out&)`; `what` it is named for.
template <class Out, class ReadMembers>
std::optional<Out> read_named(const json::Node& node, std::string_view what,
                              const ReadMembers& read_members) {
    const json::Object* const object = node.value().if_object();
    if (object == nullptr || object->size() != 1) {
        node.refuse("an object of one member, named for the " + std::string(what));
        return std::nullopt;
    }
    Out out;
    json::Fields in(node);
    read_members(in, out);
    in.refuse_unknown();
    return out;
}

/// Reads the alternative that the object has by its id. `read(Fields&, Kind&)` reads its members.
template <class Variant, class Read>
void read_alternatives(json::Fields& in, Variant& out, const Read& read) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>(
        [&]<class Kind>(std::type_identity<Kind>) {
            if constexpr (requires { Kind::id; }) {
                in.optional(Kind::id, out, json::object<Kind>(read));
            }
        });
}

/// Reads a member that names a definition by its id.
class ReferenceReader {
  public:
    ReferenceReader(json::Fields& in, const AllIds& ids) : in_(&in), ids_(&ids) {}

    void operator()(std::string_view name, ItemId& id) const { read(name, id, ids_->items); }
    void operator()(std::string_view name, MonsterId& id) const { read(name, id, ids_->monsters); }
    void operator()(std::string_view name, TileId& id) const { read(name, id, ids_->tiles); }
    void operator()(std::string_view name, MatterId& id) const { read(name, id, ids_->matter); }
    void operator()(std::string_view name, SpellId& id) const { read(name, id, ids_->spells); }

  protected:
    json::Fields* in_;
    const AllIds* ids_;

  private:
    template <class Id>
    void read(std::string_view name, Id& id, const Ids& ids) const {
        in_->required(name, id, reference<Id>(ids));
    }
};

}  // namespace torchwake::content
