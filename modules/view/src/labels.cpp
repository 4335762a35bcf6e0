#include <torchwake/core/contract.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/labels.hpp>

#include <cstddef>
#include <string_view>
#include <variant>

namespace torchwake::view {
namespace {

std::string_view title_key(screen::MenuPurpose purpose) {
    using enum screen::MenuPurpose;
    switch (purpose) {
        case Title:
            return "menu-title";
        case Use:
            return "menu-use";
        case Drop:
            return "menu-drop";
        case Pause:
            return "menu-pause";
        case ConfirmAbandon:
            return "menu-confirm-abandon";
        case Recap:
            return "menu-recap";
        case Options:
            return "menu-options";
    }
    core::contract_failed("precondition", "a known purpose");
}

std::string_view option_key(screen::OptionKind option) {
    using enum screen::OptionKind;
    switch (option) {
        case Scale:
            return "option-scale";
        case FullScreen:
            return "option-full-screen";
        case MasterVolume:
            return "option-master-volume";
        case EffectsVolume:
            return "option-effects-volume";
        case ReducedMotion:
            return "option-reduced-motion";
        case Animation:
            return "option-animation";
    }
    core::contract_failed("precondition", "a known option");
}

std::string option_value(const screen::OptionLine& line, const Words& words) {
    using enum screen::OptionKind;
    switch (line.option) {
        case Scale:
            return line.value == 0 ? words.get("value-automatic") : std::to_string(line.value) + "x";
        case MasterVolume:
        case EffectsVolume:
            return std::to_string(line.value * 10) + " %";
        default:
            return words.get(line.value != 0 ? "value-on" : "value-off");
    }
}

class LineWriter {
  public:
    LineWriter(const Words& words, const content::Catalog& catalog) : words_(&words), catalog_(&catalog) {}

    TextLine operator()(const screen::ActionLine& line) const {
        return {{capitalised(action_text(line.action, *words_)), std::nullopt}};
    }
    TextLine operator()(const screen::ItemLine& line) const {
        const content::ItemDef& item = catalog_->item(line.item);
        TextLine text{{item.name, item.appearance.foreground}};
        if (line.count > 1) {
            text.push_back({" x" + std::to_string(line.count), std::nullopt});
        }
        if (line.charges > 1) {
            text.push_back({" (" + std::to_string(line.charges) + ")", std::nullopt});
        }
        return text;
    }
    TextLine operator()(const screen::FreeSlotLine&) const { return {{"-", std::nullopt}}; }
    TextLine operator()(const screen::OptionLine& line) const {
        return {{words_->get(option_key(line.option)) + ": ", std::nullopt},
                {option_value(line, *words_), key_ink}};
    }

  private:
    const Words* words_;
    const content::Catalog* catalog_;
};

const screen::MenuModel* menu_of(const screen::Layer& layer) {
    if (const auto* const* menu = std::get_if<const screen::MenuModel*>(&layer)) {
        return *menu;
    }
    if (const auto* const* title = std::get_if<const screen::TitleModel*>(&layer)) {
        return &(*title)->menu;
    }
    if (const auto* const* recap = std::get_if<const screen::RecapModel*>(&layer)) {
        return &(*recap)->menu;
    }
    return nullptr;
}

}  // namespace

std::string menu_title(screen::MenuPurpose purpose, const Words& words) {
    return words.get(title_key(purpose));
}

TextLine line_text(const screen::MenuLine& line, const Words& words, const content::Catalog& catalog) {
    return std::visit(LineWriter(words, catalog), line.what);
}

std::string action_text(screen::Action action, const Words& words) {
    return words.get("action-" + std::string(screen::action_id(action)));
}

const screen::MenuModel* open_menu(std::span<const screen::Entry> screens) {
    return screens.empty() ? nullptr : menu_of(screens.back().layer);
}

std::string offer_text(const screen::Offer& offer, std::span<const screen::Entry> screens, const Words& words,
                       const content::Catalog& catalog) {
    const screen::MenuModel* menu = open_menu(screens);
    if (offer.action == screen::Action::Choose && menu != nullptr &&
        static_cast<std::size_t>(offer.argument) < menu->lines.size()) {
        return plain_text(line_text(menu->lines[static_cast<std::size_t>(offer.argument)], words, catalog));
    }
    return action_text(offer.action, words);
}

std::string key_label(const screen::Key& key) {
    switch (key.code) {
        case screen::KeyCode::Escape:
            return "Esc";
        case screen::KeyCode::PageUp:
            return "PgUp";
        case screen::KeyCode::PageDown:
            return "PgDn";
        case screen::KeyCode::Delete:
            return "Del";
        default:
            return screen::to_string(key);
    }
}

}  // namespace torchwake::view
