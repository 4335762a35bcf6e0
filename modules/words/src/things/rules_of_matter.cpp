// The pages of the rule book about matter, conditions and light.

#include "things/rule_writer.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/matter_words.hpp>

#include <algorithm>
#include <optional>

namespace torchwake::words {
namespace {

/// Says all that a kind of matter does.
class MatterRules {
  public:
    MatterRules(RuleWriter& book, const content::MatterDef& matter) : book_(&book), matter_(&matter) {}

    void tell() const {
        book_->begin(matter_->appearance, matter_->name);
        book_->say(key_of("rules-matter-", matter_->layer));
        tell_of_fire();
        tell_of_bodies();
        tell_of_changes();
    }

  private:
    void say_if(bool holds, std::string_view key) const {
        if (holds) {
            book_->say(key);
        }
    }
    void say_amount(std::int32_t amount, std::string_view key) const {
        if (amount > 0) {
            book_->say(key, {figure("amount", amount)});
        }
    }
    void say_other(const std::optional<content::MatterId>& other, std::string_view key) const {
        if (other) {
            book_->say(key, {matter_argument(book_->catalog().matter(*other))});
        }
    }

    void tell_of_fire() const {
        if (matter_->ignition > 0) {
            const bool deep = matter_->layer == content::MatterLayer::Liquid;
            book_->say(deep ? "rules-matter-burns-deep" : "rules-matter-burns",
                       {figure("heat", matter_->ignition), figure("beats", matter_->fuel)});
        }
        say_other(matter_->ash, "rules-matter-ash");
        say_other(matter_->smoke, "rules-matter-smoke");
        say_amount(matter_->flash, "rules-matter-flash");
        say_amount(matter_->blast, "rules-matter-blast");
        say_amount(matter_->cools, "rules-matter-cools");
        say_if(matter_->wets, "rules-matter-wets");
        if (matter_->steam) {
            book_->say("rules-matter-steam", {figure("amount", rules::amount_that_scalds)});
        }
        if (matter_->light) {
            book_->say("rules-matter-light", {figure("range", matter_->light->range.value)});
        }
    }

    void tell_of_bodies() const {
        say_amount(matter_->harm, "rules-matter-harm");
        for (const content::LastingEffect& effect : matter_->effects) {
            book_->say("rules-matter-effect",
                       {figure("condition", condition_name(effect.kind, effect.amount, book_->words())),
                        figure("turns", effect.turns)});
        }
        say_amount(matter_->holds, "rules-matter-holds");
        say_if(matter_->slippery, "rules-matter-slippery");
        say_if(matter_->chasm, "rules-matter-chasm");
        say_if(matter_->molten, "rules-matter-molten");
        say_if(matter_->corrodes, "rules-matter-corrodes");
        say_if(matter_->bridges, "rules-matter-bridges");
        say_other(matter_->stirs, "rules-matter-stirs");
    }

    void tell_of_changes() const {
        if (matter_->opaque_from > 0) {
            const bool gas = matter_->layer == content::MatterLayer::Gas;
            book_->say(gas ? "rules-matter-opaque-gas" : "rules-matter-opaque",
                       {figure("amount", matter_->opaque_from)});
        }
        say_amount(matter_->thins, "rules-matter-thins");
        say_other(matter_->trodden, "rules-matter-trodden");
        say_other(matter_->slick, "rules-matter-slick");
        say_other(matter_->frozen, "rules-matter-frozen");
        say_other(matter_->thawed, "rules-matter-thawed");
        say_other(matter_->crust, "rules-matter-crust");
        say_other(matter_->soured, "rules-matter-soured");
        say_amount(matter_->brittle, "rules-matter-brittle");
        say_amount(matter_->breaks_at, "rules-matter-breaks");
    }

    RuleWriter* book_;
    const content::MatterDef* matter_;
};

/// True if one of the effects brings the condition.
bool brings(const std::vector<content::ItemEffect>& effects, content::ConditionKind kind) {
    return content::has_effect<content::LastingEffect>(
        effects, [kind](const content::LastingEffect& lasting) { return lasting.kind == kind; });
}

/// The names of all that brings a condition, from the items, spells, traps and matter of the data.
std::string sources_of(const content::Catalog& catalog, content::ConditionKind kind) {
    std::string names;
    const auto add = [&names](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
    const auto look_at = [&](const auto& definitions) {
        for (const auto& definition : definitions) {
            if (brings(definition.effects, kind)) {
                add(definition.name);
            }
        }
    };
    look_at(catalog.items());
    look_at(catalog.spells());
    look_at(catalog.traps());
    for (const content::MatterDef& matter : catalog.all_matter()) {
        if (std::ranges::find(matter.effects, kind, &content::LastingEffect::kind) != matter.effects.end()) {
            add(matter.name);
        }
    }
    return names;
}

}  // namespace

void tell_matter_kinds(RuleWriter& book) {
    book.begin("rules-beats");
    book.say("rules-beats-text");
    constexpr std::int32_t few = 20;
    constexpr std::int32_t many = 60;
    book.compare("rules-burning", few, many, rules::burn_damage);
    for (const content::MatterDef& matter : book.catalog().all_matter()) {
        MatterRules(book, matter).tell();
    }
}

void tell_conditions(RuleWriter& book) {
    for (const content::ConditionTraits& condition : content::condition_table) {
        const std::string name = condition.attribute ? changed_attribute(condition.kind, book.words())
                                                     : condition_name(condition.kind, 1, book.words());
        book.begin({{capitalised(name), readable(condition.hue)}}).mark = condition.mark;
        book.say(std::string("rules-condition-").append(condition.id));
        if (condition.times_intelligence) {
            book.say("rules-condition-longer");
        }
        if (const std::string names = sources_of(book.catalog(), condition.kind); !names.empty()) {
            book.say("rules-condition-from", {{"names", names, quiet_ink}});
        }
    }
}

void tell_lights(RuleWriter& book) {
    const content::MonsterDef& hero = book.catalog().monster(book.catalog().hero());
    if (hero.light) {
        book.begin("rules-torch");
        book.say("rules-torch-text", {figure("range", hero.light->range.value)});
        book.say("rules-torch-dark", {figure("amount", rules::armour_in_the_dark)});
    }
    book.begin("rules-notice");
    const auto noticed = [&hero](std::int32_t light) {
        return rules::noticing_range(hero.vision, light).value;
    };
    book.say("rules-notice-text", {figure("a", hero.vision.value), figure("x", noticed(rules::enough_light)),
                                   figure("y", noticed(rules::enough_light - 1))});
    book.begin("rules-fires");
    book.say("rules-fires-text",
             {figure("x", rules::range_of_fire.value), figure("y", rules::range_of_burning.value)});
    book.begin("rules-noise");
    book.say("rules-noise-text");
    book.say("rules-noise-sleep", {figure("turns", rules::turns_to_wake)});
}

}  // namespace torchwake::words
