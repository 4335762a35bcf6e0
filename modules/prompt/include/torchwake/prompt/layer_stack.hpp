#pragma once

// The open layers of a game, outermost first. Each belongs to a scope of a coroutine: it appears when the
// scope is entered and disappears when it is left, by return, exception or cancellation alike. The frame loop
// draws the outermost first; there is no other list of what is shown. A screen that stands alone hides the
// layers that were open before it.

#include <torchwake/core/contract.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace torchwake::prompt {

/// A game's own description of an open layer: a struct with at least
/// - `name`, of static storage: the scope's name; empty if it is part of the outer scope;
/// - `prompt`, a pointer to a const prompt of the game's own type: the layer's open prompt, or null.
template <class T>
concept OpenLayer = requires(T layer) {
    { layer.name } -> std::convertible_to<std::string_view>;
    { *layer.prompt };
    requires std::is_const_v<std::remove_pointer_t<decltype(layer.prompt)>>;
    layer.prompt = nullptr;
};

/// The type of the questions on such layers.
template <OpenLayer Layer>
using PromptOf = std::remove_cvref_t<decltype(*std::declval<Layer&>().prompt)>;

/// The list of the open layers; only a LayerScope adds to it, and only a HidingScope hides some.
template <OpenLayer Layer>
class LayerStack {
  public:
    /// The open layers that are not hidden, outermost first; the view is valid until a scope begins or ends.
    [[nodiscard]] std::span<const Layer> layers() const { return std::span(layers_).subspan(hidden_); }
    /// True if no layer is open but hidden ones.
    [[nodiscard]] bool empty() const { return layers().empty(); }

    /// The prompt of the innermost scope; null if it does not wait.
    [[nodiscard]] const PromptOf<Layer>* prompt() const { return empty() ? nullptr : layers_.back().prompt; }
    /// The names of the scopes, "play/use". Cost: linear in the open layers.
    [[nodiscard]] std::string path() const {
        std::string path;
        for (const Layer& layer : layers()) {
            const std::string_view name = layer.name;
            if (!name.empty()) {
                path += path.empty() ? "" : "/";
                path += name;
            }
        }
        return path;
    }

    /// Publishes the innermost scope's prompt; null: the scope goes on. Requires: not empty.
    void publish(const PromptOf<Layer>* prompt) { change_innermost().prompt = prompt; }
    /// The innermost layer, to change its model between two answers. Requires: not empty.
    [[nodiscard]] Layer& change_innermost() {
        TORCHWAKE_EXPECTS(!empty());
        ++revision_;
        return layers_.back();
    }

    /// Counts possible changes of the picture: each scope entered or left, each prompt, each answer, and each
    /// change between answers.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

  private:
    template <OpenLayer>
    friend class LayerScope;
    template <OpenLayer>
    friend class HidingScope;

    std::vector<Layer> layers_;
    std::size_t hidden_ = 0;  ///< the number of outermost layers that are hidden
    std::uint64_t revision_ = 0;
};

/// An open layer, for as long as this object lives. Scopes are left in the reverse order of their beginning.
template <OpenLayer Layer>
class LayerScope {
  public:
    /// Requires: the stack, and all that the layer points to, outlive the scope.
    LayerScope(LayerStack<Layer>& stack, Layer layer) : stack_(&stack), place_(stack.layers_.size()) {
        stack.layers_.push_back(std::move(layer));
        ++stack.revision_;
    }
    LayerScope(const LayerScope&) = delete;
    LayerScope& operator=(const LayerScope&) = delete;
    LayerScope(LayerScope&&) = delete;
    LayerScope& operator=(LayerScope&&) = delete;
    ~LayerScope() {
        TORCHWAKE_EXPECTS(stack_->layers_.size() == place_ + 1);
        stack_->layers_.pop_back();
        ++stack_->revision_;
    }

  private:
    LayerStack<Layer>* stack_;
    std::size_t place_;
};

/// Hides the open layers for as long as this object lives, so that the next one stands alone. Scopes are left
/// in the reverse order of their beginning.
template <OpenLayer Layer>
class HidingScope {
  public:
    /// Requires: the stack outlives the scope.
    explicit HidingScope(LayerStack<Layer>& stack)
        : stack_(&stack), hidden_before_(std::exchange(stack.hidden_, stack.layers_.size())) {
        ++stack.revision_;
    }
    HidingScope(const HidingScope&) = delete;
    HidingScope& operator=(const HidingScope&) = delete;
    HidingScope(HidingScope&&) = delete;
    HidingScope& operator=(HidingScope&&) = delete;
    ~HidingScope() {
        TORCHWAKE_EXPECTS(stack_->empty());
        stack_->hidden_ = hidden_before_;
        ++stack_->revision_;
    }

  private:
    LayerStack<Layer>* stack_;
    std::size_t hidden_before_;
};

}  // namespace torchwake::prompt
