#include "player.hpp"

#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <variant>
#include <vector>

namespace torchwake::headless {
namespace {

screen::Key key_of(char32_t character) {
    return character == U' ' ? screen::Key{screen::KeyCode::Space} : screen::Key{.character = character};
}

/// True if the prompt takes the action, with or without an argument.
bool publishes(const screen::Prompt& prompt, const screen::Offer& offer) {
    if (screen::takes_cell(offer.action)) {
        return std::ranges::find(prompt.cell_actions, offer.action) != prompt.cell_actions.end();
    }
    if (offer.action == screen::Action::Type) {
        return prompt.text;
    }
    return offer.action == screen::Action::BindKey ? prompt.any_key : prompt.accepts(offer);
}

/// Gives each kind of request to the game as a window would.
class Performer {
  public:
    using Refused = std::optional<RequestError>;

    Performer(const SessionContext& context, core::Size screen) : context_(&context), screen_(screen) {}

    Refused operator()(const Look&) const { return std::nullopt; }
    Refused operator()(const PressKey& press) const {
        const bool types = press.key.code == screen::KeyCode::Character && !press.key.ctrl && !press.key.alt;
        strike(press.key, types ? press.key.character : U'\0');
        return std::nullopt;
    }
    Refused operator()(const TypeText& typed) const {
        for (const char32_t character : typed.characters) {
            strike(key_of(character), character);
        }
        return std::nullopt;
    }
    Refused operator()(const UseMouse& mouse) const {
        give(screen::PointerMoved{point(mouse.cell)});
        if (mouse.button) {
            give(screen::PointerClicked{point(mouse.cell), *mouse.button});
        }
        if (mouse.wheel != 0) {
            give(screen::WheelTurned{mouse.wheel});
        }
        return std::nullopt;
    }
    Refused operator()(const TakeOffer& take) const {
        const screen::Prompt* prompt = context_->game->prompt();
        if (works_here(take.offer)) {
            give(screen::OfferTaken{take.offer});
            return std::nullopt;
        }
        if (prompt == nullptr || !publishes(*prompt, take.offer)) {
            return RequestError{"not legal here", "/action"};
        }
        const std::optional<screen::Offer> offer = complete(take);
        if (!offer || !prompt->accepts(*offer)) {
            return RequestError{"not legal with this", "/with"};
        }
        give(screen::OfferTaken{*offer});
        return std::nullopt;
    }
    Refused operator()(const Advance& advance) const {
        context_->game->advance(advance.time);
        context_->presenter->advance(advance.time);
        return std::nullopt;
    }
    Refused operator()(const Close&) const {
        context_->game->close();
        return std::nullopt;
    }

  private:
    /// True for an action that works on every screen, as far as it does here.
    [[nodiscard]] bool works_here(const screen::Offer& offer) const {
        const std::vector<screen::Offer> offers = flow::offers_of_every_screen(situation_of(*context_));
        return std::ranges::find(offers, offer) != offers.end();
    }
    /// Input without a meaning here is no error.
    void give(const screen::Input& input) const { static_cast<void>(context_->game->input(input)); }

    /// A key goes down, types its character if it has one, and comes up.
    void strike(const screen::Key& key, char32_t character) const {
        give(screen::KeyPressed{key});
        if (character != 0) {
            give(screen::TextEntered{character});
        }
        give(screen::KeyReleased{key});
    }
    /// The offer with its argument; nothing for a cell that the level does not have.
    [[nodiscard]] std::optional<screen::Offer> complete(const TakeOffer& take) const {
        screen::Offer offer = take.offer;
        if (const auto* const cell = std::get_if<core::Point>(&take.with)) {
            const rules::World* const world = context_->game->world();
            if (world == nullptr || !world->level.tiles.contains(*cell)) {
                return std::nullopt;
            }
            offer.argument = static_cast<std::int32_t>(world->level.tiles.index(*cell));
        } else if (const auto* const character = std::get_if<char32_t>(&take.with)) {
            offer.argument = static_cast<std::int32_t>(*character);
        } else if (const auto* const key = std::get_if<screen::Key>(&take.with)) {
            offer.argument = screen::key_number(*key);
        }
        return offer;
    }
    /// Moves the pointer to a cell of the text screen. Returns the target there.
    [[nodiscard]] screen::Pointed point(core::Point cell) const {
        panels::TextScreen page(screen_);
        const screen::Pointed over = context_->presenter->draw_text(context_->game->screens(), page).at(cell);
        context_->presenter->point(over);
        return over;
    }

    const SessionContext* context_;
    core::Size screen_;
};

}  // namespace

flow::Situation situation_of(const SessionContext& context) {
    flow::Situation situation;
    situation.keys = &context.game->keys();
    situation.prompt = context.game->prompt();
    situation.menu = screen::open_menu(context.game->screens());
    return situation;
}

std::optional<RequestError> perform(const Request& request, const SessionContext& context,
                                    core::Size screen) {
    return std::visit(Performer(context, screen), request.deed);
}

}  // namespace torchwake::headless
