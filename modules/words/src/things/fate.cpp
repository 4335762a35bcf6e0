#include "things/article.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/fate.hpp>

#include <optional>
#include <string_view>

namespace torchwake::words {
namespace {

/// Writes the end of one run.
class FateWriter {
  public:
    FateWriter(const rules::Fate& fate, const content::Catalog& catalog, const Words& words)
        : fate_(&fate), catalog_(&catalog), words_(&words) {}

    [[nodiscard]] TextLine line() const {
        if (fate_->killer.empty()) {
            return {{words_->get(key_of_ending()), good_ink}};
        }
        if (!fate_->matter.empty()) {
            return by_matter();
        }
        if (fate_->killer == rules::killed_by_hunger) {
            return {{words_->get("recap-hunger"), std::nullopt}};
        }
        if (is_own()) {
            return {{words_->get("recap-own-hand"), std::nullopt}};
        }
        return words_->say("recap-killed-by", {killer()});
    }

  private:
    [[nodiscard]] std::string_view key_of_ending() const {
        if (fate_->means == content::enum_id(rules::Ending::LeftBehind)) {
            return "recap-left-behind";
        }
        const bool burnt = fate_->means == content::enum_id(rules::Ending::GivenToFire);
        return burnt ? "recap-given-to-fire" : "recap-escaped";
    }

    [[nodiscard]] bool is_own() const { return fate_->killer == catalog_->monster(catalog_->hero()).id; }

    [[nodiscard]] TextLine by_matter() const {
        const Argument end{"end", plain_text(manner()), std::nullopt};
        if (fate_->killer == fate_->matter) {
            return {{end.text, std::nullopt}};
        }
        return words_->say(key_of_doer(), {end, matter(), killer(), means()});
    }

    [[nodiscard]] std::string_view key_of_doer() const {
        const bool item = catalog_->find_item(fate_->means).has_value();
        if (is_own()) {
            const bool spell = catalog_->find_spell(fate_->means).has_value();
            return item ? "fate-own-item" : spell ? "fate-own-spell" : "fate-own";
        }
        if (catalog_->find_trap(fate_->killer)) {
            return "fate-by-trap";
        }
        const bool trap = catalog_->find_trap(fate_->means).has_value();
        return item ? "fate-by-item" : trap ? "fate-by-other-in-trap" : "fate-by-other";
    }

    /// The death without its doer.
    [[nodiscard]] TextLine manner() const {
        if (fate_->matter == rules::killed_by_flames) {
            return {{words_->get("fate-burned"), std::nullopt}};
        }
        const std::optional<content::MatterId> gas = catalog_->find_matter(fate_->matter);
        if (gas && catalog_->matter(*gas).steam) {
            return {{words_->get("fate-scalded"), std::nullopt}};
        }
        if (gas && catalog_->matter(*gas).blast > 0) {
            return {{words_->get("fate-blown-up"), std::nullopt}};
        }
        const bool molten = gas && catalog_->matter(*gas).molten;
        const bool fell = gas && catalog_->matter(*gas).chasm;
        return words_->say(molten ? "fate-melted" : fell ? "fate-fell" : "fate-smothered", {matter()});
    }

    [[nodiscard]] Argument matter() const {
        if (fate_->matter == rules::killed_by_flames) {
            return {"matter", words_->get("fire"), bad_ink};
        }
        const std::optional<content::MatterId> gas = catalog_->find_matter(fate_->matter);
        return {"matter", gas ? catalog_->matter(*gas).name : fate_->matter, std::nullopt};
    }

    [[nodiscard]] Argument killer() const {
        if (const auto kind = catalog_->find_monster(fate_->killer)) {
            const content::MonsterDef& monster = catalog_->monster(*kind);
            return {"killer", monster.name, monster.appearance.foreground, article_of(*catalog_, *kind)};
        }
        if (const auto kind = catalog_->find_trap(fate_->killer)) {
            const content::TrapDef& trap = catalog_->trap(*kind);
            return {"killer", trap.name, trap.appearance.foreground, Article::A};
        }
        return {"killer", fate_->killer, std::nullopt, Article::A};
    }

    [[nodiscard]] Argument means() const {
        if (const auto kind = catalog_->find_item(fate_->means)) {
            const content::ItemDef& item = catalog_->item(*kind);
            return {"means", item.name, item.appearance.foreground, is_own() ? Article::None : Article::A};
        }
        if (const auto kind = catalog_->find_spell(fate_->means)) {
            return {"means", catalog_->spell(*kind).name, catalog_->spell(*kind).colour};
        }
        if (const auto kind = catalog_->find_trap(fate_->means)) {
            const content::TrapDef& trap = catalog_->trap(*kind);
            return {"means", trap.name, trap.appearance.foreground, Article::A};
        }
        return {"means", fate_->means, std::nullopt};
    }

    const rules::Fate* fate_;
    const content::Catalog* catalog_;
    const Words* words_;
};

}  // namespace

TextLine fate_of(const rules::Fate& fate, const content::Catalog& catalog, const Words& words) {
    return FateWriter(fate, catalog, words).line();
}

}  // namespace torchwake::words
