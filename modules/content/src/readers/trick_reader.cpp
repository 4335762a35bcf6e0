#include "readers/trick_reader.hpp"

#include "readers/named_alternative.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace torchwake::content {
namespace {

constexpr std::int32_t max_amount = 1000;

std::optional<Weakness> weakness(const json::Node& node) {
    std::vector<std::string_view> names;
    names.reserve(enum_count<Weakness>);
    for (std::size_t place = 0; place < enum_count<Weakness>; ++place) {
        names.push_back(enum_id(static_cast<Weakness>(place)));
    }
    const auto place = json::known_name(node, names);
    return place ? std::optional(static_cast<Weakness>(*place)) : std::nullopt;
}

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
    void operator()(std::string_view name, std::vector<Weakness>& states) const {
        in_->required(name, states, json::list(weakness, 1));
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
    kinds.reserve(tricks.size());
    for (const Trick& read : tricks) {
        kinds.push_back(read.index());
    }
    std::ranges::sort(kinds);
    if (std::ranges::adjacent_find(kinds) != kinds.end()) {
        in.refuse("tricks", "a trick twice", "each trick once");
    }
}

}  // namespace torchwake::content
