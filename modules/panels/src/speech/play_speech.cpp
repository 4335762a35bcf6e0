#include "speech/play_speech.hpp"

#include "boxes/lord_bar.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/matter_words.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/ways.hpp>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace torchwake::panels {
namespace {

using Lines = std::vector<std::string>;

std::string_view state_key(const forecast::KnownActor& actor) {
    if (turns_left(actor.conditions, content::ConditionKind::Confusion) > 0) {
        return "speech-confused";
    }
    if (actor.announced.valid()) {
        return "speech-announcing";
    }
    if (actor.asleep) {
        return "speech-asleep";
    }
    if (actor.fleeing) {
        return "speech-fleeing";
    }
    if (actor.hunting) {
        return "speech-hunting";
    }
    return actor.hostile ? "speech-unaware" : "speech-peaceful";
}

std::string told_actor(const forecast::KnownActor& actor, const forecast::Knowledge& known,
                       const words::Words& words) {
    const words::Argument name{"name", known.catalog().monster(actor.kind).name};
    const words::Argument way{"way", way_in_words(known.hero().at, actor.at, words)};
    const std::string phase =
        actor.phase == 0 ? std::string() : ", " + phase_text(actor, known.catalog(), words);
    const words::Argument state{"state", words.get(state_key(actor)) + phase};
    if (actor.hit_points >= actor.max_hit_points) {
        return words.get("speech-actor", {name, way, state});
    }
    const std::int32_t permille = actor.hit_points * words::whole / std::max(actor.max_hit_points, 1);
    return words.get("speech-actor-hurt", {name, way, state, {"health", words::percent(permille)}});
}

std::string told_thing(const std::string& name, core::Point at, const forecast::Knowledge& known,
                       const words::Words& words) {
    return words.get("speech-thing", {{"name", name}, {"way", way_in_words(known.hero().at, at, words)}});
}

/// The items in view, the nearest first; not those under the hero.
std::vector<words::Feature> items_around(const forecast::Knowledge& known) {
    std::vector<words::Feature> items;
    for (const forecast::KnownObject& object : known.objects_in_view()) {
        if (object.what == forecast::ObjectKind::Item && object.at != known.hero().at) {
            items.push_back({object.at, known.catalog().item(object.item).name});
        }
    }
    return items;
}

/// The thing that lies here, and the ground if it is notable; empty for bare floor.
std::string told_underfoot(const forecast::Knowledge& known, const words::Words& words) {
    const core::Point here = known.hero().at;
    const auto object = known.object(here);
    std::string told;
    if (object && object->what == forecast::ObjectKind::Item) {
        told = words.get("speech-lies-here", {{"thing", known.catalog().item(object->item).name}});
    }
    const content::TileDef& tile = known.catalog().tile(*known.tile(here));
    if (tile.stairs != content::Stairs::None || tile.portal) {
        told += (told.empty() ? "" : " ") + words.get("speech-stands-on", {{"thing", tile.name}});
    }
    return told;
}

/// The matter here and what it does next. Bare ground is left out.
Lines told_matter(const forecast::Knowledge& known, const words::Words& words) {
    Lines lines;
    for (const words::TextLine& line : tell_matter(known, known.hero().at, words)) {
        lines.push_back(plain_text(line));
    }
    return lines;
}

/// The announced spells, the next first, and if one reaches the hero where it stands.
Lines told_announcements(const forecast::Knowledge& known, const words::Words& words) {
    const core::Point here = known.hero().at;
    Lines lines;
    for (const forecast::KnownAnnouncement& announced : known.announcements()) {
        const bool on_hero = std::ranges::binary_search(announced.cells, here);
        lines.push_back(words.get(on_hero ? "speech-announced-here" : "speech-announced",
                                  {{"name", words::capitalised(known.catalog().monster(announced.kind).name)},
                                   {"way", way_in_words(here, announced.from, words)},
                                   {"spell", known.catalog().spell(announced.spell).name},
                                   {"ticks", std::to_string(announced.ticks)},
                                   {"count", std::to_string(announced.cells.size())}}));
    }
    return lines;
}

/// How far off the hunter for the prize is; nothing if nobody hunts the hero.
Lines told_hunter(const forecast::Knowledge& known, const words::Words& words) {
    const auto hunter = known.hunter();
    if (!hunter) {
        return {};
    }
    const bool comes = hunter->deeds > 0;
    return {words.get(comes ? "speech-hunter-comes" : "speech-hunter-near",
                      {{"name", words::capitalised(known.catalog().monster(hunter->kind).name)},
                       {"amount", std::to_string(comes ? hunter->deeds : hunter->steps)}})};
}

std::string told_health(const forecast::HeroFacts& hero, const words::Words& words) {
    return words.get(words::is_health_low(hero) ? "speech-health-low" : "speech-health",
                     {{"now", std::to_string(std::max(hero.hit_points, 0))},
                      {"most", std::to_string(hero.max_hit_points)}});
}

std::string told_mana(const forecast::HeroFacts& hero, const words::Words& words) {
    return words.get("speech-mana",
                     {{"now", std::to_string(hero.mana)}, {"most", std::to_string(hero.max_mana)}});
}

/// Lines of which only the first ones of each name are told, and the others are counted: fourteen doors of a
/// street take four lines.
class CountedLines {
  public:
    void add(const std::string& name, std::string line) {
        std::vector<std::string>& lines = of_name(name);
        lines.push_back(std::move(line));
    }

    /// Adds the lines in the order in which the names came.
    void append_to(Lines& lines, const words::Words& words) && {
        constexpr std::size_t told_of_each = 3;
        for (auto& [name, own] : names_) {
            const std::size_t told =
                own.size() == told_of_each + 1 ? own.size() : std::min(own.size(), told_of_each);
            std::move(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(told),
                      std::back_inserter(lines));
            if (told < own.size()) {
                lines.push_back(
                    words.get("speech-more", {{"name", name}, {"count", std::to_string(own.size() - told)}}));
            }
        }
    }

  private:
    std::vector<std::string>& of_name(const std::string& name) {
        const auto found = std::ranges::find(names_, name, &std::pair<std::string, Lines>::first);
        return found != names_.end() ? found->second : names_.emplace_back(name, Lines()).second;
    }

    std::vector<std::pair<std::string, Lines>> names_;
};

}  // namespace

std::vector<std::string> tell_hero(const forecast::Knowledge& known, const words::Words& words) {
    const forecast::HeroFacts hero = known.hero();
    Lines lines{told_health(hero, words)};
    if (hero.max_mana > 0) {
        lines.push_back(told_mana(hero, words));
    }
    lines.push_back(words.get("speech-level", {{"level", std::to_string(hero.level)},
                                               {"place", place_name(known.depth(), known.catalog(), words)},
                                               {"turn", std::to_string(known.turn())},
                                               {"gold", words::coins_text(hero.coins)}}));
    if (hero.hunger) {
        lines.push_back(words.get(words::key_of("hunger-", *hero.hunger)) + ".");
    }
    if (hero.overburdened) {
        lines.push_back(words.get("sidebar-overburdened") + ".");
    }
    for (const forecast::KnownCondition& condition : hero.conditions) {
        lines.push_back(words.get(
            "speech-condition",
            {{"condition", words::capitalised(condition_name(condition.kind, condition.amount, words))},
             {"turns", std::to_string(condition.turns)}}));
    }
    return lines;
}

std::vector<std::string> tell_surroundings(const forecast::Knowledge& known, const words::Words& words) {
    Lines lines = told_announcements(known, words);
    std::ranges::move(told_hunter(known, words), std::back_inserter(lines));
    CountedLines counted;
    for (const forecast::KnownActor& actor : known.actors_in_view()) {
        counted.add(known.catalog().monster(actor.kind).name, told_actor(actor, known, words));
    }
    for (const std::vector<words::Feature>& places : {items_around(known), words::features(known)}) {
        for (const words::Feature& place : places) {
            counted.add(place.name, told_thing(place.name, place.at, known, words));
        }
    }
    std::move(counted).append_to(lines, words);
    if (lines.empty()) {
        lines.push_back(words.get("speech-nothing-in-view"));
    }
    if (std::string here = told_underfoot(known, words); !here.empty()) {
        lines.push_back(std::move(here));
    }
    std::ranges::move(told_matter(known, words), std::back_inserter(lines));
    lines.push_back(open_ways(known, words));
    return lines;
}

std::vector<std::string> PlaySpeech::changes(const forecast::Knowledge& known, const words::Words& words) {
    Lines lines;
    const forecast::HeroFacts hero = known.hero();
    if (depth_ != known.depth()) {
        enter_level(known.depth());
    }
    tell_health(hero, words, lines);
    if (hero.alive) {
        tell_actors(known, words, lines);
        tell_things(known, words, lines);
        tell_here(known, words, lines);
    }
    return lines;
}

void PlaySpeech::enter_level(std::int32_t depth) {
    depth_ = depth;
    actors_.clear();
    things_.clear();
    features_.clear();
    underfoot_.clear();
    matter_.clear();
}

/// Tells of those who came into view, and of enemies that moved or changed.
void PlaySpeech::tell_actors(const forecast::Knowledge& known, const words::Words& words, Lines& lines) {
    std::map<rules::EntityId, std::string> seen;
    CountedLines counted;
    for (const forecast::KnownActor& actor : known.actors_in_view()) {
        const std::string told = told_actor(actor, known, words);
        const auto before = actors_.find(actor.id);
        if (before == actors_.end() || (actor.hostile && before->second != told)) {
            counted.add(known.catalog().monster(actor.kind).name, told);
        }
        seen.emplace(actor.id, told);
    }
    std::move(counted).append_to(lines, words);
    actors_ = std::move(seen);
}

void PlaySpeech::tell_things(const forecast::Knowledge& known, const words::Words& words, Lines& lines) {
    CountedLines counted;
    for (const words::Feature& item : items_around(known)) {
        if (things_.emplace(item.at, item.name).second) {
            counted.add(item.name, told_thing(item.name, item.at, known, words));
        }
    }
    for (const words::Feature& feature : words::features(known)) {
        if (features_.insert(feature.at).second) {
            counted.add(feature.name, told_thing(feature.name, feature.at, known, words));
        }
    }
    std::move(counted).append_to(lines, words);
}

void PlaySpeech::tell_here(const forecast::Knowledge& known, const words::Words& words, Lines& lines) {
    std::string here = told_underfoot(known, words);
    if (!here.empty() && here != underfoot_) {
        lines.push_back(here);
    }
    underfoot_ = std::move(here);
    Lines matter = told_matter(known, words);
    std::ranges::copy_if(matter, std::back_inserter(lines), [this](const std::string& line) {
        return std::ranges::find(matter_, line) == matter_.end();
    });
    matter_ = std::move(matter);
}

void PlaySpeech::tell_health(const forecast::HeroFacts& hero, const words::Words& words, Lines& lines) {
    if (hit_points_ != hero.hit_points) {
        lines.push_back(told_health(hero, words));
    }
    if (hero.max_mana > 0 && mana_.value_or(hero.mana) > hero.mana) {
        lines.push_back(told_mana(hero, words));
    }
    if (hero.overburdened && !overburdened_) {
        lines.push_back(words.get("sidebar-overburdened") + ".");
    }
    hit_points_ = hero.hit_points;
    mana_ = hero.mana;
    overburdened_ = hero.overburdened;
}

}  // namespace torchwake::panels
