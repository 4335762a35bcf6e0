#pragma once

// What is open, outermost first. Each entry belongs to a scope of a coroutine: it appears when the scope is
// entered and disappears when it is left, by return, exception or cancellation alike. The frame loop draws
// the entries bottom-up; nobody else keeps a list of what is shown.

#include <torchwake/screen/models.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::flow {

class ScreenStack {
  public:
    [[nodiscard]] std::span<const screen::Entry> entries() const { return entries_; }
    [[nodiscard]] bool empty() const { return entries_.empty(); }

    /// What the innermost scope waits for; null where nothing waits.
    [[nodiscard]] const screen::Prompt* prompt() const;
    /// The menu of the innermost scope, for a hovering pointer; null where it has none.
    [[nodiscard]] screen::MenuModel* menu() const;
    /// The names of the scopes, "play/use". A scope without a name is part of the one below.
    [[nodiscard]] std::string path() const;

    /// Says what the innermost scope waits for, or with null that it goes on. Requires: not empty.
    void publish(const screen::Prompt* prompt);

  private:
    friend class LayerScope;

    std::vector<screen::Entry> entries_;
    std::vector<screen::MenuModel*> menus_;  ///< one for each entry, or null
};

/// An open layer, for as long as this object lives. Scopes are left in the reverse of the order in which they
/// were entered.
class LayerScope {
  public:
    /// Requires: the model outlives the scope; the name is of static storage.
    LayerScope(ScreenStack& stack, std::string_view name, screen::Layer layer);
    /// The same for a layer with a menu in it, whose cursor the pointer may move.
    LayerScope(ScreenStack& stack, std::string_view name, screen::Layer layer, screen::MenuModel& menu);
    LayerScope(const LayerScope&) = delete;
    LayerScope& operator=(const LayerScope&) = delete;
    LayerScope(LayerScope&&) = delete;
    LayerScope& operator=(LayerScope&&) = delete;
    ~LayerScope();

  private:
    void push(std::string_view name, screen::Layer layer, screen::MenuModel* menu);

    ScreenStack* stack_;
    std::size_t place_;
};

}  // namespace torchwake::flow
