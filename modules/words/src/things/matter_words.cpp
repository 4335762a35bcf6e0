#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/matter_words.hpp>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::words {
namespace {

/// Writes the lines of one cell.
class MatterTeller {
  public:
    MatterTeller(const forecast::Knowledge& knowledge, core::Point at, const Words& words)
        : knowledge_(&knowledge), at_(at), words_(&words), cell_(knowledge.matter(at)) {}

    [[nodiscard]] std::vector<TextLine> lines() && {
        const bool in_view = knowledge_->visibility(at_) == forecast::Visibility::Visible;
        const std::optional<forecast::KnownActor> actor =
            in_view ? knowledge_->actor(at_) : std::optional<forecast::KnownActor>();
        if (actor) {
            state_of(*actor);
        } else if (cell_.burns) {
            add("examine-burns");
        }
        what_is_here();
        if (in_view) {
            what_comes(actor);
        }
        return std::move(lines_);
    }

  private:
    void add(std::string_view key, std::initializer_list<Argument> arguments = {}) {
        lines_.push_back(words_->say(key, {arguments.begin(), arguments.size()}));
    }
    [[nodiscard]] Argument named(content::MatterId kind) const {
        return matter_argument(knowledge_->catalog().matter(kind));
    }

    void what_is_here() {
        if (cell_.gas.valid()) {
            gas();
        }
        if (cell_.cover.valid()) {
            add(key_of(knowledge_->catalog().matter(cell_.cover)), {named(cell_.cover)});
        }
        if (cell_.liquid.valid()) {
            const content::MatterDef& liquid = knowledge_->catalog().matter(cell_.liquid);
            const bool deep = cell_.depth >= rules::depth_that_carries;
            add(!liquid.wets      ? key_of(liquid)
                : deep            ? "examine-deep"
                : cell_.depth > 1 ? "examine-waist-deep"
                                  : "examine-shallow",
                {named(cell_.liquid)});
        }
    }

    /// The sentence that names a cover, or a liquid that does not wet.
    [[nodiscard]] static std::string_view key_of(const content::MatterDef& kind) {
        const bool burns = kind.ignition > 0 && kind.ignition <= rules::heat_of_fire;
        return burns ? "examine-fuel" : "examine-matter";
    }

    void gas() {
        const content::MatterDef& gas = knowledge_->catalog().matter(cell_.gas);
        const bool hides = gas.opaque_from > 0 && cell_.amount >= gas.opaque_from;
        add(gas.blast > 0 ? "examine-gas-explodes"
            : hides       ? "examine-gas-hides"
                          : "examine-gas",
            {named(cell_.gas),
             {"amount", std::to_string(cell_.amount), bright_ink},
             {"most", std::to_string(rules::most_gas), std::nullopt},
             {"cells", std::to_string(rules::cells_of_a_blast), std::nullopt}});
    }

    void state_of(const forecast::KnownActor& actor) {
        const bool you = actor.id == rules::hero_id;
        if (cell_.burns) {
            add(you ? "examine-you-in-flames" : "examine-in-flames");
        }
        if (actor.burning > 0) {
            add(you ? "examine-you-burn" : "examine-burns");
        } else if (actor.wet > 0) {
            add(you ? "examine-you-are-wet" : "examine-wet");
        }
    }

    void what_comes(const std::optional<forecast::KnownActor>& actor) {
        const forecast::MatterForecast forecast = forecast::forecast_matter(*knowledge_);
        if (!cell_.burns && forecast.ever_harmful(at_)) {
            first_harm();
        }
        if (actor) {
            fate(*actor, forecast);
        }
    }

    void first_harm() {
        if (const auto harm = forecast::forecast_harm_of_matter(*knowledge_, at_)) {
            const Argument ticks{"ticks", std::to_string(harm->ticks), bad_ink};
            const content::MatterId matter = harm->harm.matter;
            if (!matter.valid()) {
                add("examine-fire-comes", {ticks});
            } else {
                add(key_of_harm(harm->harm), {ticks, named(matter)});
            }
        }
    }

    [[nodiscard]] std::string_view key_of_harm(const forecast::MatterHarm& harm) const {
        const content::MatterDef& matter = knowledge_->catalog().matter(harm.matter);
        if (matter.chasm || matter.molten) {
            return "examine-bridge-goes";
        }
        return harm.explodes ? "examine-blast-comes" : "examine-gas-comes";
    }

    void fate(const forecast::KnownActor& actor, const forecast::MatterForecast& forecast) {
        const auto found = std::ranges::find(forecast.fates, actor.id, &forecast::FateForecast::id);
        if (found == forecast.fates.end()) {
            return;
        }
        const bool you = actor.id == rules::hero_id;
        const Colour ink = you ? bad_ink : good_ink;
        if (found->beats_to_die > 0) {
            const std::string_view key = found->beats_to_die == 1
                                             ? (you ? "examine-you-die-next" : "examine-dies-next")
                                             : (you ? "examine-you-die" : "examine-dies");
            add(key, {{"beats", std::to_string(found->beats_to_die), ink}});
        } else {
            add(you ? "examine-you-lose" : "examine-loses",
                {{"amount", std::to_string(found->lost), ink},
                 {"beats", std::to_string(forecast::forecast_beats), bright_ink}});
        }
    }

    const forecast::Knowledge* knowledge_;
    core::Point at_;
    const Words* words_;
    rules::CellMatter cell_;
    std::vector<TextLine> lines_;
};

}  // namespace

Argument matter_argument(const content::MatterDef& kind) {
    return {"matter", kind.name, kind.appearance.foreground};
}

TextLine matter_name(const content::Catalog& catalog, const rules::CellMatter& matter, const Words& words) {
    if (matter.burns) {
        return {{words.get("fire"), bad_ink}};
    }
    for (const content::MatterId kind : {matter.gas, matter.cover, matter.liquid}) {
        if (kind.valid()) {
            return {{catalog.matter(kind).name, catalog.matter(kind).appearance.foreground}};
        }
    }
    return {};
}

std::vector<TextLine> tell_matter(const forecast::Knowledge& knowledge, core::Point at, const Words& words) {
    return MatterTeller(knowledge, at, words).lines();
}

}  // namespace torchwake::words
