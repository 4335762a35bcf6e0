#pragma once

#include <torchwake/flow/backstage.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// A shop, open for as long as this lives: its layer stays while trade after trade is done. It begins with
/// selling.
/// Requires: the vendor stands beside the hero; the layer "play" is open; the backstage outlives the shop.
class Shop {
  public:
    Shop(Backstage& backstage, rules::EntityId vendor);

    /// The next trade, one that `check` allows; nothing where the player leaves. What is refused is said, and
    /// the shop stays. Awaits: the player's answers.
    [[nodiscard]] Task<std::optional<rules::Command>> next_trade();

  private:
    void switch_trade();
    /// Lists anew what there is to sell or to buy.
    void list_goods();
    void list_pack(bool worn);
    void list_stock();
    void add_line(const screen::TradeLine& line, const rules::Command& trade, char32_t letter);
    [[nodiscard]] std::optional<rules::Refusal> find_refusal(const rules::Command& trade) const;

    Backstage* backstage_;
    rules::EntityId vendor_;
    screen::ShopModel model_;
    std::vector<rules::Command> trades_;  ///< one for each line; none where nothing is listed
    LayerScope scope_;
};

}  // namespace torchwake::flow
