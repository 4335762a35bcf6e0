#include "readers/trick_reader.hpp"

#include "readers/field_decoders.hpp"

#include <torchwake/content/described.hpp>

#include <boost/mp11/algorithm.hpp>

#include <algorithm>
#include <optional>
#include <type_traits>

namespace torchwake::content {
namespace {

constexpr std::int32_t max_amount = 1000;

/// Reads a member of a trick by its type. Only an item may be left out.
class TrickMemberReader {
  public:
    TrickMemberReader(json::Fields& in, const AllIds& ids) : in_(&in), ids_(&ids) {}

    void operator()(std::string_view name, std::int32_t& amount) const {
        in_->required(name, amount, json::integer(1, max_amount));
    }
    void operator()(std::string_view name, core::Cells& distance) const {
        in_->required(name, distance, cells);
    }
    void operator()(std::string_view name, MonsterId& kind) const {
        in_->required(name, kind, reference<MonsterId>(ids_->monsters));
    }
    void operator()(std::string_view name, MatterId& matter) const {
        in_->required(name, matter, reference<MatterId>(ids_->matter));
    }
    void operator()(std::string_view name, ItemId& item) const {
        in_->optional(name, item, reference<ItemId>(ids_->items));
    }

  private:
    json::Fields* in_;
    const AllIds* ids_;
};

auto trick(const AllIds& ids) {
    return [&ids](const json::Node& node) -> std::optional<Trick> {
        const json::Object* const object = node.value().if_object();
        if (object == nullptr || object->size() != 1) {
            node.refuse("an object of one member, named for the trick");
            return std::nullopt;
        }
        Trick out;
        json::Fields in(node);
        boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Trick>>(
            [&]<class Kind>(std::type_identity<Kind>) {
                in.optional(Kind::id, out, json::object<Kind>([&ids](json::Fields& fields, Kind& read) {
                                visit_members(read, TrickMemberReader(fields, ids));
                            }));
            });
        in.refuse_unknown();
        return out;
    };
}

}  // namespace

void read_tricks(json::Fields& in, std::vector<Trick>& tricks, const AllIds& ids) {
    in.optional("tricks", tricks, json::list(trick(ids)));
    std::vector<std::size_t> kinds;
    for (const Trick& read : tricks) {
        kinds.push_back(read.index());
    }
    std::ranges::sort(kinds);
    if (std::ranges::adjacent_find(kinds) != kinds.end()) {
        in.refuse("tricks", "a trick twice", "each trick once");
    }
}

}  // namespace torchwake::content
