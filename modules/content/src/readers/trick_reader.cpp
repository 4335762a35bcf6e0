#include "readers/trick_reader.hpp"

#include "readers/named_alternative.hpp"

#include <algorithm>
#include <cstddef>

namespace torchwake::content {
namespace {

constexpr std::int32_t max_amount = 1000;

/// Reads a member of a trick by its type. Only an item may be left out.
class TrickMemberReader : public ReferenceReader {
  public:
    using ReferenceReader::ReferenceReader;
    using ReferenceReader::operator();
    void operator()(std::string_view name, std::int32_t& amount) const {
        in_->required(name, amount, json::integer(1, max_amount));
    }
    void operator()(std::string_view name, core::Cells& distance) const {
        in_->required(name, distance, cells);
    }
    void operator()(std::string_view name, ItemId& item) const {
        in_->optional(name, item, reference<ItemId>(ids_->items));
    }
};

auto trick(const AllIds& ids) {
    return [&ids](const json::Node& node) {
        return read_named<Trick>(node, "trick", [&ids](json::Fields& in, Trick& out) {
            read_alternatives(in, out, [&ids](json::Fields& fields, auto& read) {
                visit_members(read, TrickMemberReader(fields, ids));
            });
        });
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
