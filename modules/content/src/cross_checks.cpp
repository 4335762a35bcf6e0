#include "cross_checks.hpp"

#include <torchwake/json/node.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::content {
namespace {

/// One list of a file, for errors about members of its definitions.
class List {
  public:
    /// Requires: the source is sound and has the list.
    List(Source& source, std::string_view name)
        : node_(source.root().child(*source.root().value().if_object()->find_member(name))) {}

    /// Refuses a member of the definition in that place; the definition itself where it has no such member.
    void refuse(std::size_t place, std::string_view member, std::string_view found,
                std::string_view expected) const {
        const json::Node definition = node_.child(place, (*node_.value().if_array())[place]);
        const json::Member* const wrong = definition.value().if_object()->find_member(member);
        (wrong == nullptr ? definition : definition.child(*wrong)).refuse(found, expected);
    }

  private:
    json::Node node_;
};

std::string quoted(std::string_view id) {
    return '"' + std::string(id) + '"';
}

}  // namespace

void check_tiles(Source& source, const std::vector<TileDef>& tiles) {
    const List list(source, "tiles");
    for (std::size_t place = 0; place < tiles.size(); ++place) {
        const TileDef& tile = tiles[place];
        const TileDef* const open = tile.opens_to ? &tiles[tile.opens_to->value] : nullptr;
        const TileDef* const closed = tile.closes_to ? &tiles[tile.closes_to->value] : nullptr;
        if (open != nullptr && open->blocks) {
            list.refuse(place, "opens_to", quoted(open->id), "a tile that does not block");
        }
        if (closed != nullptr && !closed->opens_to) {
            list.refuse(place, "closes_to", quoted(closed->id), "a tile that opens to another");
        }
    }
}

void check_items(Source& source, const std::vector<ItemDef>& items) {
    const List list(source, "items");
    const auto prize = std::ranges::find_if(items, &ItemDef::prize);
    for (std::size_t place = 0; place < items.size(); ++place) {
        const ItemDef& item = items[place];
        const bool strikes = std::ranges::any_of(item.effects, strikes_others);
        if (item.aim && !strikes) {
            list.refuse(place, "aim", "an aim", "none: no effect of the item strikes others");
        }
        if (strikes && !item.aim) {
            list.refuse(place, "aim", "no aim", R"(member "aim": an effect of the item strikes others)");
        }
        if (item.prize && &item != &*prize) {
            list.refuse(place, "prize", "another prize", "one prize at most, " + quoted(prize->id));
        }
    }
}

void check_levels(Source& source, const CatalogParts& parts) {
    const List list(source, "levels");
    const std::size_t last = parts.levels.size() - 1;
    for (std::size_t place = 0; place < last; ++place) {
        const ItemId prize = parts.levels[place].prize;
        if (prize.valid()) {
            list.refuse(place, "prize", quoted(parts.items[prize.value].id),
                        "none: the prize lies on the last level");
        }
    }
    const auto prize = std::ranges::find_if(parts.items, &ItemDef::prize);
    if (prize != parts.items.end() && !parts.levels[last].prize.valid()) {
        list.refuse(last, "prize", "no prize", "the prize of the game, " + quoted(prize->id));
    }
}

}  // namespace torchwake::content
