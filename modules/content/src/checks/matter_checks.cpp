#include "checks/matter_checks.hpp"

#include "checks/checked_definition.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {
namespace {

/// Checks that the matter that a kind names is of the right layer.
void check_named_matter(const CheckedDefinition& at, const MatterDef& kind,
                        const std::vector<MatterDef>& matter) {
    const auto check = [&](std::string_view member, const std::optional<MatterId>& other, MatterLayer layer,
                           std::string_view expected) {
        if (other && matter[other->value].layer != layer) {
            at.refuse(member, in_quotes(matter[other->value].id), expected);
        }
    };
    check("ash", kind.ash, MatterLayer::Cover, "a cover");
    check("trodden", kind.trodden, MatterLayer::Cover, "a cover");
    check("slick", kind.slick, MatterLayer::Cover, "a cover");
    check("smoke", kind.smoke, MatterLayer::Gas, "a gas");
    check("stirs", kind.stirs, MatterLayer::Gas, "a gas");
    check("frozen", kind.frozen, MatterLayer::Liquid, "a liquid");
    check("thawed", kind.thawed, MatterLayer::Liquid, "a liquid");
    check("crust", kind.crust, MatterLayer::Cover, "a cover");
    check("soured", kind.soured, MatterLayer::Gas, "a gas");
}

/// Checks that a kind has no member of another layer.
void check_layer(const CheckedDefinition& at, const MatterDef& kind) {
    const auto only = [&](std::string_view member, bool present, MatterLayer layer, std::string_view wrong,
                          std::string_view expected) {
        if (present && kind.layer != layer) {
            at.refuse(member, wrong, expected);
        }
    };
    const auto of_gas = [&only](std::string_view member, bool present) {
        only(member, present, MatterLayer::Gas, "what is no gas", "a gas");
    };
    const auto of_liquid = [&only](std::string_view member, bool present) {
        only(member, present, MatterLayer::Liquid, "what is no liquid", "a liquid");
    };
    only("wets", kind.wets, MatterLayer::Liquid, "what is no liquid", "a liquid that wets");
    of_gas("steam", kind.steam);
    of_gas("thins", kind.thins > 0);
    of_gas("flash", kind.flash > 0);
    of_gas("blast", kind.blast > 0);
    of_gas("harm", kind.harm > 0);
    of_gas("cools", kind.cools > 0);
    of_gas("effects", !kind.effects.empty());
    of_liquid("frozen", kind.frozen.has_value());
    of_liquid("thawed", kind.thawed.has_value());
    of_liquid("molten", kind.molten);
    of_liquid("crust", kind.crust.has_value());
    of_liquid("chasm", kind.chasm);
    of_liquid("corrodes", kind.corrodes);
    only("bridges", kind.bridges, MatterLayer::Cover, "what is no cover", "a cover");
    if (kind.light && kind.layer == MatterLayer::Gas) {
        at.refuse("light", "a gas that sheds light", "a cover or a liquid");
    }
    if (kind.molten && (kind.wets || kind.chasm || kind.corrodes)) {
        at.refuse("molten", "true", "a liquid that neither wets nor corrodes, and no chasm");
    }
    only("stirs", kind.stirs.has_value(), MatterLayer::Cover, "what is no cover", "a cover");
    only("soured", kind.soured.has_value(), MatterLayer::Gas, "what is no gas", "a gas");
    only("brittle", kind.brittle > 0, MatterLayer::Cover, "what is no cover", "a cover");
    only("breaks_at", kind.breaks_at > 0, MatterLayer::Cover, "what is no cover", "a cover");
    only("holds", kind.holds > 0, MatterLayer::Cover, "what is no cover", "a cover");
}

/// The kinds that a fire leaves of a kind that leads back to it, from that kind on; empty if none does.
class FireChain {
  public:
    explicit FireChain(const std::vector<MatterDef>& matter) : matter_(&matter), seen_(matter.size()) {}

    /// True if what a fire leaves of `from` burns on and on until it is `to` again. `chain` has the ids
    /// between.
    bool leads(std::size_t from, std::size_t to, std::string& chain) {
        const MatterDef& kind = (*matter_)[from];
        if (kind.ignition == 0 || seen_[from]) {
            return false;
        }
        seen_[from] = true;
        for (const std::optional<MatterId>& left : std::array{kind.ash, kind.smoke}) {
            if (left &&
                ((left->value == to && (*matter_)[to].ignition > 0) || leads(left->value, to, chain))) {
                chain = (*matter_)[left->value].id + (chain.empty() ? "" : ", " + chain);
                return true;
            }
        }
        return false;
    }

  private:
    const std::vector<MatterDef>* matter_;
    std::vector<bool> seen_;
};

/// Checks that no fire feeds itself: matter and heat would grow without end.
void check_end_of_fire(const CheckedDefinition& at, const MatterDef& kind,
                       const std::vector<MatterDef>& matter) {
    std::string chain;
    if (FireChain(matter).leads(at.place(), at.place(), chain)) {
        const bool by_ash = kind.ash && chain.starts_with(matter[kind.ash->value].id);
        at.refuse(by_ash ? "ash" : "smoke", "a fire without an end: " + kind.id + ", " + chain,
                  "matter whose fire ends: what it leaves must not burn to the same again");
    }
}

}  // namespace

void check_matter(Source& source, const std::vector<MatterDef>& matter) {
    check_each(source, "matter", matter, [&matter](const CheckedDefinition& at, const MatterDef& kind) {
        check_named_matter(at, kind, matter);
        check_layer(at, kind);
        check_end_of_fire(at, kind, matter);
        const auto both = [&](std::string_view gas, bool one, std::string_view amount, bool other) {
            if (one != other) {
                at.refuse(amount, "one of " + in_quotes(gas) + " and " + in_quotes(amount),
                          "both, or neither");
            }
        };
        both("smoke", kind.smoke.has_value(), "smoke_amount", kind.smoke_amount > 0);
        both("stirs", kind.stirs.has_value(), "stirs_amount", kind.stirs_amount > 0);
        if (kind.wets && kind.ignition > 0) {
            at.refuse("ignition", "what burns", "no liquid that wets");
        }
        if (kind.flash + kind.blast > 0 && kind.ignition == 0) {
            at.refuse(kind.flash > 0 ? "flash" : "blast", "what does not burn", "a gas that burns");
        }
    });
}

}  // namespace torchwake::content
