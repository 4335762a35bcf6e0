#include "scenario/matter_catalog.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace torchwake::scenario {
namespace {

using content::MatterDef;
using content::MatterId;
using content::MatterLayer;

MatterDef kind(std::string id, char letter, MatterLayer layer) {
    MatterDef made;
    made.name = id;
    made.id = std::move(id);
    made.appearance = drawn_as(letter);
    made.layer = layer;
    return made;
}

MatterDef burning(MatterDef made, std::int32_t ignition, std::int32_t fuel) {
    made.ignition = ignition;
    made.fuel = fuel;
    return made;
}

constexpr MatterId ash{0};
constexpr MatterId dry_grass{1};
constexpr MatterId slick{3};
constexpr MatterId water_id{4};
constexpr MatterId oil_id{5};
constexpr MatterId smoke{6};
constexpr MatterId ice_id{8};
constexpr MatterId marsh_gas{9};
constexpr MatterId poison_gas{10};
constexpr MatterId thick_oil{14};
constexpr MatterId acid_id{15};
constexpr MatterId crust{17};
constexpr MatterId planks_id{19};

std::vector<MatterDef> all_matter() {
    MatterDef dry = burning(kind("dry_grass", ',', MatterLayer::Cover), 3, 2);
    dry.ash = ash;
    MatterDef tall = burning(kind("tall_grass", 'H', MatterLayer::Cover), 5, 3);
    tall.ash = ash;
    tall.opaque_from = 1;
    tall.trodden = dry_grass;
    MatterDef floating = burning(kind("slick", 's', MatterLayer::Cover), 2, 6);
    floating.smoke = smoke;
    floating.smoke_amount = 3;
    floating.slippery = true;
    MatterDef water = kind("water", '~', MatterLayer::Liquid);
    water.wets = true;
    water.frozen = ice_id;
    MatterDef oil = burning(kind("oil", '"', MatterLayer::Liquid), 2, 6);
    oil.smoke = smoke;
    oil.smoke_amount = 3;
    oil.slick = slick;
    oil.slippery = true;
    oil.frozen = thick_oil;
    MatterDef fumes = kind("smoke", '%', MatterLayer::Gas);
    fumes.thins = 1;
    fumes.opaque_from = 8;
    MatterDef steam = kind("steam", '=', MatterLayer::Gas);
    steam.thins = 4;
    steam.steam = true;
    MatterDef ice = kind("ice", 'I', MatterLayer::Liquid);
    ice.thawed = water_id;
    MatterDef flammable = burning(kind("marsh_gas", 'f', MatterLayer::Gas), 3, 1);
    flammable.flash = 12;
    flammable.blast = 8;
    flammable.soured = poison_gas;
    MatterDef poison = kind("poison_gas", 'z', MatterLayer::Gas);
    poison.thins = 1;
    poison.harm = 1;
    MatterDef marsh = kind("marsh", 'Q', MatterLayer::Cover);
    marsh.stirs = marsh_gas;
    marsh.stirs_amount = 6;
    MatterDef spores = kind("spores", 'k', MatterLayer::Gas);
    spores.thins = 1;
    spores.effects = {{content::ConditionKind::Confusion, 2, 0}};
    MatterDef web = burning(kind("web", 'x', MatterLayer::Cover), 1, 1);
    web.holds = 6;
    web.brittle = 6;
    web.breaks_at = 1;
    MatterDef thick = burning(kind("thick_oil", 'J', MatterLayer::Liquid), 6, 6);
    thick.thawed = oil_id;
    MatterDef acid = kind("acid", 'u', MatterLayer::Liquid);
    acid.corrodes = true;
    MatterDef lava = kind("lava", 'l', MatterLayer::Liquid);
    lava.molten = true;
    lava.crust = crust;
    MatterDef chasm = kind("chasm", 'h', MatterLayer::Liquid);
    chasm.chasm = true;
    MatterDef planks = burning(kind("planks", 'p', MatterLayer::Cover), 9, 2);
    planks.bridges = true;
    planks.brittle = 12;
    planks.breaks_at = 10;
    MatterDef mist = kind("cold_mist", 'C', MatterLayer::Gas);
    mist.thins = 2;
    mist.cools = 3;
    mist.effects = {{content::ConditionKind::Slow, 2, 0}};
    return {kind("ash", ';', MatterLayer::Cover),
            dry,
            tall,
            floating,
            water,
            oil,
            fumes,
            steam,
            ice,
            flammable,
            poison,
            marsh,
            spores,
            web,
            thick,
            acid,
            lava,
            kind("crust", 'c', MatterLayer::Cover),
            chasm,
            planks,
            mist};
}

content::ItemDef aimed(std::string id, char letter, const content::ItemEffect& effect) {
    content::ItemDef made = scroll(std::move(id), letter, effect);
    made.aim = content::Aim{core::Cells{6}, core::Cells{0}, "missile"};
    return made;
}

content::ItemDef flask(std::string id, char letter, const content::ItemEffect& effect) {
    content::ItemDef made = aimed(std::move(id), letter, effect);
    made.breaks = true;
    return made;
}

content::ItemId item_named(const content::CatalogParts& parts, std::string_view id) {
    const auto found = std::ranges::find(parts.items, id, &content::ItemDef::id);
    return content::ItemId{static_cast<content::ItemId::rep>(found - parts.items.begin())};
}

}  // namespace

content::CatalogParts matter_parts() {
    content::CatalogParts parts = test_parts();
    parts.matter = all_matter();
    for (content::TileDef& made : parts.tiles) {
        if (made.opens_to || made.closes_to) {
            made.ignition = 5;
            made.fuel = 12;
        }
    }
    content::MonsterDef ember = monster("ember", 'e', {});
    ember.fireproof = true;
    ember.movement = content::Movement::Static;
    parts.monsters.push_back(ember);
    content::MonsterDef spider = monster("spider", 'X', {});
    spider.walks_webs = true;
    parts.monsters.push_back(spider);
    content::MonsterDef bat = monster("bat", 'v', {});
    bat.flies = true;
    bat.pack_slots = 2;
    bat.movement = content::Movement::Static;
    parts.monsters.push_back(bat);
    content::ItemDef lightning = aimed("lightning", 'L', content::DamageEffect{{0, 0, 3}});
    lightning.aim->conducts = true;
    lightning.burns = true;
    content::ItemDef push = aimed("gust", 'G', content::PushEffect{3});
    content::ItemDef keg = aimed("keg", '&', content::DamageEffect{{0, 0, 1}});
    keg.effects.emplace_back(content::MatterEffect{oil_id, 6});
    keg.breaks = true;
    keg.aim->rolls = true;
    for (const content::ItemDef& made :
         {push, keg, aimed("plank", 'N', content::MatterEffect{planks_id, 1}), lightning,
          aimed("flame", 'A', content::HeatEffect{12}), aimed("spark", 'E', content::HeatEffect{3}),
          flask("frost_flask", 'K', content::HeatEffect{-12}),
          flask("oil_flask", 'O', content::MatterEffect{oil_id, 6}),
          flask("water_flask", 'W', content::MatterEffect{water_id, 4}),
          flask("acid_flask", 'U', content::MatterEffect{acid_id, 1}),
          flask("smoke_flask", 'S', content::MatterEffect{smoke, 60}),
          flask("gas_flask", 'D', content::MatterEffect{marsh_gas, 60}),
          flask("poison_flask", 'V', content::MatterEffect{poison_gas, 60}),
          flask("spore_flask", 'Z', content::MatterEffect{MatterId{12}, 60})}) {
        parts.items.push_back(made);
    }
    content::TileDef rolling = tile("keg", '&');
    rolling.blocks = true;
    rolling.prop = true;
    rolling.ignition = 9;
    rolling.fuel = 3;
    rolling.rolls_as = item_named(parts, "keg");
    parts.tiles.push_back(rolling);
    content::MonsterDef jelly = monster("jelly", 'y', {.hit_points = 30});
    jelly.movement = content::Movement::Static;
    jelly.tricks = {content::SplitTrick{2}};
    parts.monsters.push_back(jelly);
    content::MonsterDef imp = monster("imp", 'q', {});
    imp.fireproof = true;
    parts.monsters.push_back(imp);
    content::MonsterDef bladder = monster("bladder", 'i', {.hit_points = 4});
    bladder.movement = content::Movement::Static;
    bladder.tricks = {content::BurstTrick{marsh_gas, 60}};
    parts.monsters.push_back(bladder);
    content::MonsterDef thrower = monster("thrower", 'n', {});
    thrower.pack_slots = 2;
    thrower.supplies = {{item_named(parts, "water_flask"), 1}, {item_named(parts, "oil_flask"), 2}};
    parts.monsters.push_back(thrower);
    content::MonsterDef roller = monster("roller", 'R', {});
    roller.tricks = {content::RollTrick{}};
    parts.monsters.push_back(roller);
    return parts;
}

const content::Catalog& matter_catalog() {
    static const content::Catalog made(matter_parts());
    return made;
}

rules::Events MatterScenario::let_beats_pass(int beats) {
    rules::Events events;
    for (int beat = 0; beat < beats && !world.level.matter.active.at_rest(); ++beat) {
        world.level.matter.active.ticks = knowledge().hero().wait - 1;  // so that one beat passes
        const rules::Events more = act(rules::Wait{}).events;
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

void MatterScenario::burn(core::Point at, std::uint8_t fuel, rules::BurningLayer layer) {
    world.level.matter.active.fuel[at] = fuel;
    world.level.matter.active.burning[at] = layer;
}

void MatterScenario::cover(core::Point at, std::string_view kind) {
    const content::MatterId id = *catalog().find_matter(kind);
    world.level.matter.cover[at] = id;
    world.memory.cover[at] = id;
    rules::rebuild_caches(*this);
}

void MatterScenario::flood(core::Point at, std::string_view kind) {
    const content::MatterId id = *catalog().find_matter(kind);
    rules::Matter& matter = world.level.matter;
    matter.liquid[at] = id;
    matter.depth[at] = 1;
    world.memory.liquid[at] = id;
    world.memory.depth[at] = 1;
    rules::rebuild_caches(*this);
}

std::string MatterScenario::matter() const {
    std::string drawn;
    const core::Size size = world.level.tiles.size();
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x) {
            const rules::CellMatter cell = matter_at({x, y});
            constexpr std::int32_t thick = 8;
            const MatterId shown = cell.amount >= thick  ? cell.gas
                                   : cell.cover.valid()  ? cell.cover
                                   : cell.liquid.valid() ? cell.liquid
                                                         : MatterId{};
            const content::Appearance& look = shown.valid()
                                                  ? catalog().matter(shown).appearance
                                                  : catalog().tile(world.level.tiles[{x, y}]).appearance;
            drawn += cell.burns ? '^' : static_cast<char>(look.glyph);
        }
        drawn += '\n';
    }
    return drawn;
}

}  // namespace torchwake::scenario
