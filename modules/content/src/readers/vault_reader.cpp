#include "readers/definition_readers.hpp"
#include "readers/drawn_rows.hpp"
#include "readers/field_decoders.hpp"
#include "readers/vault_drawing.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::content {
namespace {

constexpr core::Size least_vault{3, 3};
constexpr std::uint32_t max_vault_weight = 1000;

/// The tiles of a vault's own characters.
using Legend = std::vector<std::pair<char, TileId>>;

template <class Entries>
auto find_character(const Entries& entries, char character) {
    return std::ranges::find_if(entries, [character](const auto& entry) { return entry.first == character; });
}

/// Wraps a decoder so that a failure clears a flag, because lists leave out faulty elements.
template <class Decoder>
auto noting(bool& sound, Decoder decoder) {
    return [&sound, decoder](const json::Node& node) {
        auto value = decoder(node);
        sound &= value.has_value();
        return value;
    };
}

/// Reads the drawing of one vault. Each fault is reported once, at the row or the legend.
class DrawingReader {
  public:
    DrawingReader(json::Fields& in, VaultDef& out, const std::vector<TileDef>& tiles)
        : in_(&in), out_(&out), tiles_(&tiles) {}

    void read(const Ids& tile_ids) {
        bool sound = read_legend(tile_ids);
        std::vector<std::string> rows;
        sound &= in_->required("rows", rows, json::list(noting(sound, json::Text{longest_drawn_row}), 1));
        if (sound && is_right_size(rows) && lay(rows) && tile_ids.sound) {
            check();
        }
    }

  private:
    /// Reads the legend. Returns true if it can be used to read the rows.
    bool read_legend(const Ids& tile_ids) {
        std::vector<std::pair<std::string, TileId>> entries;
        bool sound = true;
        in_->optional("legend", entries, json::dictionary(noting(sound, reference<TileId>(tile_ids))));
        for (const auto& [name, id] : entries) {
            if (name.size() != 1 ||
                find_character(vault_characters, name.front()) != vault_characters.end()) {
                in_->refuse("legend", '"' + name + '"', "single characters other than # . + ! M L >");
                return false;
            }
            legend_.emplace_back(name.front(), id);
        }
        return sound;
    }

    bool is_right_size(const std::vector<std::string>& rows) {
        if (!are_drawing(*in_, rows, {least_vault, largest_vault})) {
            return false;
        }
        const core::Size size{static_cast<std::int32_t>(rows.front().size()),
                              static_cast<std::int32_t>(rows.size())};
        out_->cells.reset(size);
        out_->tiles.reset(size);
        return true;
    }

    bool lay(const std::vector<std::string>& rows) {
        for (std::size_t index = 0; index < out_->cells.span().size(); ++index) {
            const core::Point at = out_->cells.point(index);
            const char drawn = rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
            if (!lay(at, drawn)) {
                in_->refuse("rows", std::string("'") + drawn + "' in row " + std::to_string(at.y + 1),
                            "one of # . + ! M L >, or a character of the legend");
                return false;
            }
        }
        return true;
    }

    bool lay(core::Point at, char drawn) {
        const auto common = find_character(vault_characters, drawn);
        if (common != vault_characters.end()) {
            out_->cells[at] = common->second;
            return true;
        }
        const auto own = find_character(legend_, drawn);
        if (own == legend_.end()) {
            return false;
        }
        out_->cells[at] = VaultCell::Tile;
        out_->tiles[at] = own->second;
        return true;
    }

    [[nodiscard]] Passage passage_of(core::Point at) const {
        switch (out_->cells[at]) {
            case VaultCell::Wall:
                return Passage::Solid;
            case VaultCell::Door:
                return Passage::Door;
            case VaultCell::Tile: {
                const TileDef& tile = (*tiles_)[out_->tiles[at].value];
                return tile.opens_to ? Passage::Door : tile.blocks ? Passage::Solid : Passage::Open;
            }
            case VaultCell::Floor:
            case VaultCell::Item:
            case VaultCell::Monster:
            case VaultCell::Lord:
            case VaultCell::End:
                break;
        }
        return Passage::Open;
    }

    void check() {
        const auto has_stairs = [this](TileId id) {
            return id.valid() && (*tiles_)[id.value].stairs != Stairs::None;
        };
        if (std::ranges::any_of(out_->tiles.span(), has_stairs)) {
            in_->refuse("legend", "stairs", "tiles without stairs");
        }
        check_arena();
        core::Grid<Passage> drawing(out_->cells.size());
        for (std::size_t index = 0; index < drawing.span().size(); ++index) {
            drawing.span()[index] = passage_of(drawing.point(index));
        }
        out_->entrances = entrances_of(drawing);
        if (out_->is_arena() && std::ranges::any_of(out_->entrances, [](core::Point at) { return at.x > 0; })) {
            in_->refuse("rows", "an entrance elsewhere", "the entrances of an arena on its left edge");
        }
        if (const auto fault = fault_of(drawing)) {
            in_->refuse(
                "rows",
                "column " + std::to_string(fault->at.x + 1) + " of row " + std::to_string(fault->at.y + 1),
                fault->expected);
        }
    }

    [[nodiscard]] static bool is_of_table(VaultCell cell) {
        return cell == VaultCell::Item || cell == VaultCell::Monster;
    }

    void check_arena() {
        const auto lords = std::ranges::count(out_->cells.span(), VaultCell::Lord);
        const auto ends = std::ranges::count(out_->cells.span(), VaultCell::End);
        if (lords != ends || lords > 1) {
            in_->refuse("rows", std::to_string(lords) + " L and " + std::to_string(ends) + " >",
                        "one of each, or neither");
        } else if (lords > 0 && std::ranges::any_of(out_->cells.span(), is_of_table)) {
            in_->refuse("rows", "a ! or an M in an arena", "neither ! nor M beside the L");
        }
    }

    json::Fields* in_;
    VaultDef* out_;
    const std::vector<TileDef>* tiles_;
    Legend legend_;
};

}  // namespace

void read_vault(json::Fields& in, VaultDef& out, const AllIds& ids, const std::vector<TileDef>& tiles) {
    in.required("id", out.id, json::identifier);
    DrawingReader(in, out, tiles).read(ids.tiles);
    in.optional("min_depth", out.min_depth, json::integer(1, max_depth));
    in.optional("max_depth", out.max_depth, json::integer(1, max_depth));
    if (out.max_depth < out.min_depth) {
        in.refuse("max_depth", std::to_string(out.max_depth),
                  "no less than min_depth, " + std::to_string(out.min_depth));
    }
    in.optional("weight", out.weight, json::integer(std::uint32_t{1}, max_vault_weight));
}

}  // namespace torchwake::content
