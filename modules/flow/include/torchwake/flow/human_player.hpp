#pragma once

#include <torchwake/bots/errand.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/flow/backstage.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/shop.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>
#include <string_view>

namespace torchwake::flow {

/// A person at a screen, whatever its kind: prompts, menus and waits go through the backstage.
///
/// An errand has a layer of its own from the decision for it until it stopped, which any fresh key or click
/// does. So has a shop, from the step into its vendor, or the end of a way to it, until it is left, whatever
/// is traded meanwhile. Requires: the layer "play" is open while it is asked; the backstage has a run and
/// outlives the player.
class HumanPlayer final : public PlayerPort {
  public:
    explicit HumanPlayer(Backstage& backstage);

    [[nodiscard]] Task<Decision> next_decision() override;
    void refuse(const rules::Refusal& refusal) override;
    /// Without animation there is nothing to watch.
    [[nodiscard]] core::Milliseconds show(const rules::Turn& turn) override;
    /// A fresh key ends it at once. The scope is "map-reveal", "level-change" or "animation", after what the
    /// last turn that was shown came to.
    [[nodiscard]] Task<void> watch(core::Milliseconds time) override;
    /// Requires: an errand goes on.
    [[nodiscard]] Task<bool> keep_going() override;
    void stopped(const bots::Stop& stop) override;

  private:
    using Answer = std::optional<Decision>;

    struct OpenErrand {
        OpenErrand(ScreenStack& stack, std::string_view name, screen::Action purpose)
            : model{purpose}, scope(stack, name, &model) {}
        std::optional<core::Point> goal{};  ///< of a way to a place
        screen::ErrandModel model;
        LayerScope scope;
    };

    /// What one answer at the play prompt comes to; nothing where a screen was opened and closed.
    [[nodiscard]] Task<Answer> decide(screen::Offer answer);
    /// The same for actions that open a screen.
    [[nodiscard]] Task<Answer> decide_on_screen(screen::Action action);
    /// Does what is chosen from the menu of actions.
    [[nodiscard]] Task<Answer> decide_from_list();
    /// Whether it is a step into a vendor: its shop is open then, and the step is not taken.
    [[nodiscard]] bool opens_shop(const Decision& decision);
    [[nodiscard]] bool walks_into_vendor(core::Direction direction);
    /// The last step of an errand that leads to a place, where that is beside the hero.
    [[nodiscard]] std::optional<core::Direction> step_to_goal() const;
    /// Whether that step would open a shop.
    [[nodiscard]] bool stands_before_vendor() const;
    void open_errand(const Decision& decision);
    [[nodiscard]] bool is_animated() const;

    Backstage* backstage_;
    screen::Prompt play_prompt_;
    screen::Prompt skip_prompt_;
    std::string_view watched_scope_ = "animation";
    std::optional<OpenErrand> errand_;
    std::optional<Shop> shop_;
    bool told_of_stop_ = false;  ///< by the refusal of an errand's step
};

}  // namespace torchwake::flow
