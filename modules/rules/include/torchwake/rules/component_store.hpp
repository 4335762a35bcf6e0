#pragma once

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/ids.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::rules {

/// The components of one kind, as two parallel arrays ordered by entity id: iteration has one order on every
/// machine, an index finds an entity in constant time, and a copy is three block copies.
///
/// 1. ids() ascends strictly; values()[i] belongs to ids()[i].
/// 2. Pointers and references into a store hold until the next insert or erase.
/// 3. The index covers the ids below `indexed_ids`; few runs hand out higher ones.
template <class T>
class ComponentStore {
  public:
    /// The type of a component.
    using value_type = T;

    /// The number of entities that have the component.
    [[nodiscard]] std::size_t size() const { return ids_.size(); }
    /// The entities that have the component, ascending.
    [[nodiscard]] std::span<const EntityId> ids() const { return ids_; }
    /// The components, in the order of ids().
    [[nodiscard]] std::span<const T> values() const { return values_; }
    /// The components, in the order of ids(), to change them in place.
    [[nodiscard]] std::span<T> values() { return values_; }

    /// True if the entity has the component. Cost: as find.
    [[nodiscard]] bool contains(EntityId id) const { return find(id) != nullptr; }
    /// The component of an entity; null if it has none. Cost: constant where the id is indexed, else a binary
    /// search.
    [[nodiscard]] T* find(EntityId id) { return const_cast<T*>(std::as_const(*this).find(id)); }
    /// The component of an entity, which can't be changed; null if it has none. Cost: as above.
    [[nodiscard]] const T* find(EntityId id) const {
        if (block_of(id) < blocks_.size()) {
            const Block& block = blocks_[block_of(id)];
            return (block.present & bit_of(id)) != 0 ? &values_[place_in(block, id)] : nullptr;
        }
        if (id.value < indexed_ids) {
            return nullptr;
        }
        const std::size_t place = lower_bound(id);
        return place < ids_.size() && ids_[place] == id ? &values_[place] : nullptr;
    }
    /// The component of an entity. Requires: contains(id). Cost: as find.
    [[nodiscard]] T& operator[](EntityId id) { return const_cast<T&>(std::as_const(*this)[id]); }
    /// The component of an entity, which can't be changed. Requires: contains(id).
    [[nodiscard]] const T& operator[](EntityId id) const {
        const T* value = find(id);
        TORCHWAKE_EXPECTS(value != nullptr);
        return *value;
    }

    /// Gives an entity the component. Requires: id is valid and not in the store. Cost: constant for the
    /// highest id, else linear.
    void insert(EntityId id, const T& value) {
        const std::size_t place = lower_bound(id);
        TORCHWAKE_EXPECTS(id.valid() && (place == ids_.size() || ids_[place] != id));
        ids_.insert(ids_.begin() + static_cast<std::ptrdiff_t>(place), id);
        values_.insert(values_.begin() + static_cast<std::ptrdiff_t>(place), value);
        index(id, place);
    }
    /// Takes the component from an entity; does nothing if it has none. Cost: linear.
    void erase(EntityId id) {
        const std::size_t place = lower_bound(id);
        if (place < ids_.size() && ids_[place] == id) {
            ids_.erase(ids_.begin() + static_cast<std::ptrdiff_t>(place));
            values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(place));
            unindex(id);
        }
    }
    /// Makes room for that many components, so that inserts up to there allocate nothing but the index.
    void reserve(std::size_t count) {
        ids_.reserve(count);
        values_.reserve(count);
    }

    /// True for equal components of the same ids in the same order.
    friend bool operator==(const ComponentStore& a, const ComponentStore& b) {
        return a.ids_ == b.ids_ && a.values_ == b.values_;
    }

  private:
    using Bits = std::uint64_t;
    static constexpr std::uint32_t ids_per_block = 64;
    static constexpr std::uint32_t indexed_ids = 65536;

    /// The ids of one block: those from its number times `ids_per_block` on.
    struct Block {
        Bits present = 0;
        std::uint32_t before = 0;  ///< number of lower ids in the store
    };

    [[nodiscard]] static std::size_t block_of(EntityId id) { return id.value / ids_per_block; }
    [[nodiscard]] static Bits bit_of(EntityId id) { return Bits{1} << id.value % ids_per_block; }

    /// The place of the first id of the block that is not lower than `id`.
    [[nodiscard]] static std::size_t place_in(const Block& block, EntityId id) {
        return block.before + static_cast<std::size_t>(std::popcount(block.present & (bit_of(id) - 1)));
    }

    /// The place of the first id that is not lower than `id`.
    [[nodiscard]] std::size_t lower_bound(EntityId id) const {
        if (ids_.empty() || ids_.back() < id) {
            return ids_.size();
        }
        if (block_of(id) < blocks_.size()) {
            return place_in(blocks_[block_of(id)], id);
        }
        return static_cast<std::size_t>(std::ranges::lower_bound(ids_, id) - ids_.begin());
    }

    void index(EntityId id, std::size_t place) {
        if (id.value >= indexed_ids) {
            return;
        }
        if (block_of(id) >= blocks_.size()) {
            blocks_.resize(block_of(id) + 1, {0, static_cast<std::uint32_t>(place)});
        }
        blocks_[block_of(id)].present |= bit_of(id);
        for (std::size_t later = block_of(id) + 1; later < blocks_.size(); ++later) {
            ++blocks_[later].before;
        }
    }

    void unindex(EntityId id) {
        if (id.value >= indexed_ids) {
            return;
        }
        blocks_[block_of(id)].present &= ~bit_of(id);
        for (std::size_t later = block_of(id) + 1; later < blocks_.size(); ++later) {
            --blocks_[later].before;
        }
    }

    std::vector<EntityId> ids_;
    std::vector<T> values_;
    std::vector<Block> blocks_;
};

}  // namespace torchwake::rules
