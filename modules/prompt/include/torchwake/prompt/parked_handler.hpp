#pragma once

#include <torchwake/core/contract.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace torchwake::prompt {

/// Keeps a handler that is to be called once, for example the rest of a suspended coroutine. It lies in place
/// and never allocates.
template <class... Args>
class ParkedHandler {
  public:
    /// Holds no handler.
    ParkedHandler() = default;
    /// Takes a handler, which must fit in place and must be movable without an exception; else it does not
    /// compile.
    template <class Handler>
        requires(!std::is_same_v<std::remove_cvref_t<Handler>, ParkedHandler>)
    explicit ParkedHandler(Handler&& handler) : kind_(&kind_of<std::decay_t<Handler>>) {
        using Stored = std::decay_t<Handler>;
        static_assert(sizeof(Stored) <= capacity && alignof(Stored) <= alignof(std::max_align_t));
        static_assert(std::is_nothrow_move_constructible_v<Stored>);
        ::new (place()) Stored(std::forward<Handler>(handler));
    }
    ParkedHandler(const ParkedHandler&) = delete;
    ParkedHandler& operator=(const ParkedHandler&) = delete;
    /// Takes the handler of another, which is empty afterwards.
    ParkedHandler(ParkedHandler&& other) noexcept { take(other); }
    /// Destroys the own handler uncalled, and takes that of another, which is empty afterwards.
    ParkedHandler& operator=(ParkedHandler&& other) noexcept {
        if (this != &other) {
            reset();
            take(other);
        }
        return *this;
    }
    ~ParkedHandler() { reset(); }

    /// True if there is a handler.
    [[nodiscard]] explicit operator bool() const { return kind_ != nullptr; }

    /// Calls the handler; this is empty from before the call on. Requires: there is one.
    void complete(Args... args) {
        TORCHWAKE_EXPECTS(kind_ != nullptr);
        std::exchange(kind_, nullptr)->complete(place(), std::forward<Args>(args)...);
    }

    /// Destroys the handler uncalled; does nothing if there is none.
    void reset() {
        if (kind_ != nullptr) {
            std::exchange(kind_, nullptr)->destroy(place());
        }
    }

  private:
    static constexpr std::size_t capacity = 6 * sizeof(void*);

    struct Kind {
        void (*complete)(void* from, Args... args);
        void (*move)(void* from, void* to) noexcept;
        void (*destroy)(void* from) noexcept;
    };

    template <class Stored>
    static constexpr Kind kind_of{
        [](void* from, Args... args) {
            auto* const stored = std::launder(static_cast<Stored*>(from));
            Stored handler(std::move(*stored));
            std::destroy_at(stored);
            std::move(handler)(std::forward<Args>(args)...);
        },
        [](void* from, void* to) noexcept {
            auto* const stored = std::launder(static_cast<Stored*>(from));
            ::new (to) Stored(std::move(*stored));
            std::destroy_at(stored);
        },
        [](void* from) noexcept { std::destroy_at(std::launder(static_cast<Stored*>(from))); },
    };

    [[nodiscard]] void* place() { return bytes_.data(); }
    void take(ParkedHandler& other) noexcept {
        if (other.kind_ != nullptr) {
            other.kind_->move(other.place(), place());
            kind_ = std::exchange(other.kind_, nullptr);
        }
    }

    alignas(std::max_align_t) std::array<std::byte, capacity> bytes_{};
    const Kind* kind_ = nullptr;
};

}  // namespace torchwake::prompt
