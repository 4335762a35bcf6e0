#include <torchwake/core/contract.hpp>
#include <torchwake/flow/screen_stack.hpp>

namespace torchwake::flow {

const screen::Prompt* ScreenStack::prompt() const {
    return entries_.empty() ? nullptr : entries_.back().prompt;
}

screen::MenuModel* ScreenStack::menu() const {
    return menus_.empty() ? nullptr : menus_.back();
}

std::string ScreenStack::path() const {
    std::string path;
    for (const screen::Entry& entry : entries_) {
        if (!entry.name.empty()) {
            path += path.empty() ? "" : "/";
            path += entry.name;
        }
    }
    return path;
}

void ScreenStack::publish(const screen::Prompt* prompt) {
    TORCHWAKE_EXPECTS(!entries_.empty());
    entries_.back().prompt = prompt;
}

LayerScope::LayerScope(ScreenStack& stack, std::string_view name, screen::Layer layer)
    : stack_(&stack), place_(stack.entries_.size()) {
    push(name, layer, nullptr);
}

LayerScope::LayerScope(ScreenStack& stack, std::string_view name, screen::Layer layer,
                       screen::MenuModel& menu)
    : stack_(&stack), place_(stack.entries_.size()) {
    push(name, layer, &menu);
}

LayerScope::~LayerScope() {
    TORCHWAKE_EXPECTS(stack_->entries_.size() == place_ + 1);
    stack_->entries_.pop_back();
    stack_->menus_.pop_back();
}

void LayerScope::push(std::string_view name, screen::Layer layer, screen::MenuModel* menu) {
    stack_->menus_.reserve(place_ + 1);
    stack_->entries_.push_back({name, layer, nullptr});
    stack_->menus_.push_back(menu);
}

}  // namespace torchwake::flow
