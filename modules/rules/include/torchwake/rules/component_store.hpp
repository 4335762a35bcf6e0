#pragma once

// All components of one kind: two arrays in step, ordered by entity id, so that iteration has one order on
// every machine and a copy is two block copies.
//
// 1. ids() ascends strictly; values()[i] belongs to ids()[i].
// 2. Pointers and references into a store hold until the next insert or erase.

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/ids.hpp>

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::rules {

template <class T>
class ComponentStore {
  public:
    using value_type = T;

    [[nodiscard]] std::size_t size() const { return ids_.size(); }
    [[nodiscard]] std::span<const EntityId> ids() const { return ids_; }
    [[nodiscard]] std::span<const T> values() const { return values_; }
    [[nodiscard]] std::span<T> values() { return values_; }

    [[nodiscard]] bool contains(EntityId id) const { return find(id) != nullptr; }
    /// Null where the entity has none. Cost: about constant; at worst a binary search.
    [[nodiscard]] T* find(EntityId id) { return const_cast<T*>(std::as_const(*this).find(id)); }
    [[nodiscard]] const T* find(EntityId id) const {
        const std::size_t place = lower_bound(id);
        return place < ids_.size() && ids_[place] == id ? &values_[place] : nullptr;
    }
    /// Requires: contains(id).
    [[nodiscard]] T& operator[](EntityId id) { return const_cast<T&>(std::as_const(*this)[id]); }
    [[nodiscard]] const T& operator[](EntityId id) const {
        const T* value = find(id);
        TORCHWAKE_EXPECTS(value != nullptr);
        return *value;
    }

    /// Requires: id is valid and not in the store. Cost: constant for the highest id, else linear.
    void insert(EntityId id, const T& value) {
        const std::size_t place = lower_bound(id);
        TORCHWAKE_EXPECTS(id.valid() && (place == ids_.size() || ids_[place] != id));
        ids_.insert(ids_.begin() + static_cast<std::ptrdiff_t>(place), id);
        values_.insert(values_.begin() + static_cast<std::ptrdiff_t>(place), value);
    }
    /// Does nothing where the entity has none. Cost: linear.
    void erase(EntityId id) {
        const std::size_t place = lower_bound(id);
        if (place < ids_.size() && ids_[place] == id) {
            ids_.erase(ids_.begin() + static_cast<std::ptrdiff_t>(place));
            values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(place));
        }
    }
    void reserve(std::size_t count) {
        ids_.reserve(count);
        values_.reserve(count);
    }

    friend bool operator==(const ComponentStore&, const ComponentStore&) = default;

  private:
    /// Ids are handed out one after the other, so that their places lie near a straight line from the first
    /// to the last; looked for from there, in steps that double.
    [[nodiscard]] std::size_t lower_bound(EntityId id) const {
        if (ids_.empty() || !(ids_.front() < id)) {
            return 0;
        }
        if (ids_.back() < id) {
            return ids_.size();
        }
        const std::size_t last = ids_.size() - 1;
        const std::size_t gap = id.value - ids_.front().value;
        const std::size_t span = ids_.back().value - ids_.front().value;
        std::size_t low = span == last ? gap : gap * last / span;
        std::size_t high = low;
        if (ids_[low] < id) {
            for (std::size_t step = 1; ids_[high] < id; step *= 2) {
                low = high + 1;
                high = std::min(last, high + step);
            }
        } else {
            for (std::size_t step = 1; low > 0 && !(ids_[low - 1] < id); step *= 2) {
                high = low - 1;
                low -= std::min(low, step);
            }
        }
        const auto begin = ids_.begin();
        return static_cast<std::size_t>(std::lower_bound(begin + static_cast<std::ptrdiff_t>(low),
                                                         begin + static_cast<std::ptrdiff_t>(high), id) -
                                        begin);
    }

    std::vector<EntityId> ids_;
    std::vector<T> values_;
};

}  // namespace torchwake::rules
