// Matter as the player sees it: on the map in letters and in sprites, in words, and in the order of turns.

#include "content/game_data.hpp"
#include "project_file.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/panels/marked_cells.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/words/colours.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::stage {
using namespace staged;
namespace {

/// The catalog of drawn maps with the matter of the game.
const content::Catalog& matter_catalog() {
    static const content::Catalog catalog = [] {
        const auto game = content::load_catalog(testing::project_file("assets/data"));
        REQUIRE(game.has_value());
        content::CatalogParts parts = scenario::test_parts();
        parts.matter.assign(game->all_matter().begin(), game->all_matter().end());
        return named(std::move(parts));
    }();
    return catalog;
}

constexpr std::string_view hall = R"(
    ##############
    #@....o......#
    #............#
    #............#
    ##############)";
constexpr core::Point orc_at{6, 1};

/// The hall without anybody but the hero.
constexpr std::string_view empty_hall = R"(
    ##############
    #@...........#
    #............#
    #............#
    ##############)";

/// A staged game whose matter a test sets cell by cell; all of it is shown.
class MatterGame : public StagedGame {
  public:
    explicit MatterGame(std::string_view map = hall) : StagedGame(map, matter_catalog()) {
        rules::Matter& matter = scenario.world.level.matter;
        const core::Size size = scenario.world.level.tiles.size();
        matter.cover.reset(size, {});
        matter.liquid.reset(size, {});
        matter.depth.reset(size, 0);
    }

    void cover(core::Point at, std::string_view kind) { matter().cover[at] = id(kind); }
    void flood(core::Point at, std::string_view kind, std::uint8_t depth) {
        matter().liquid[at] = id(kind);
        matter().depth[at] = depth;
    }
    void fill(core::Point at, std::string_view kind, std::uint8_t amount) {
        wake();
        matter().active.gas[at] = id(kind);
        matter().active.amount[at] = amount;
    }
    void light(core::Point at, std::uint8_t fuel = 6) {
        wake();
        matter().active.fuel[at] = fuel;
        matter().active.burning[at] = rules::BurningLayer::Cover;
    }
    void expose(rules::EntityId who, const rules::Exposure& exposure) {
        wake();
        scenario.world.entities.exposures.insert(who, exposure);
    }
    [[nodiscard]] forecast::Knowledge seen() const { return {scenario.catalog(), scenario.world, true}; }
    [[nodiscard]] panels::TextCell letter(core::Point at) const { return panels::map_cell(seen(), at); }
    /// What a look at a cell tells.
    [[nodiscard]] std::string examined(core::Point at) {
        show_all();
        look_.at = at;
        open("examine", &look_, {{screen::Action::Cancel, 0}});
        std::string told = text({160, 60});
        screens.pop_back();
        return told;
    }
    /// The quads of a sprite in the window's map.
    [[nodiscard]] std::vector<panels::SpriteQuad> quads(std::string_view sprite) {
        return quads_where([sprite](std::string_view name) { return name == sprite; });
    }
    /// The quads of the motion of liquids there.
    [[nodiscard]] std::vector<panels::SpriteQuad> ripples() {
        return quads_where(
            [](std::string_view name) { return name.find("_ripple") != std::string_view::npos; });
    }
    template <class Suits>
    [[nodiscard]] std::vector<panels::SpriteQuad> quads_where(const Suits& suits) {
        show_all();
        std::vector<panels::SpriteQuad> found;
        for (const panels::SpriteQuad& quad : frame().map.quads) {
            if (suits(presenter.sprites().names()[quad.sprite].name)) {
                found.push_back(quad);
            }
        }
        return found;
    }
    [[nodiscard]] std::size_t place_of_first(std::string_view sprite) {
        show_all();
        const std::vector<panels::SpriteQuad>& all = frame().map.quads;
        const auto found = std::ranges::find_if(all, [&](const panels::SpriteQuad& quad) {
            return presenter.sprites().names()[quad.sprite].name == sprite;
        });
        REQUIRE(found != all.end());
        return static_cast<std::size_t>(found - all.begin());
    }

  private:
    [[nodiscard]] rules::Matter& matter() { return scenario.world.level.matter; }
    [[nodiscard]] content::MatterId id(std::string_view kind) const {
        return scenario.catalog().find_matter(kind).value();
    }
    /// Matter is no longer at rest: the next beat is in 7 ticks.
    void wake() {
        if (matter().active.at_rest()) {
            rules::make_planes(matter(), matter().cover.size());
            matter().active.ticks = 7;
        }
    }

    screen::LookModel look_;
};

/// A row of dry grass with fire at its east end, four cells from the hero.
void lay_fuse(MatterGame& game) {
    for (std::int32_t x = 2; x < 6; ++x) {
        game.cover({x, 2}, "dry_grass");
    }
    game.light({5, 2});
}

TEST_CASE("letters show covers, liquids, gases and flames in their colours", "[stage][matter]") {
    MatterGame game;
    game.cover({2, 2}, "tall_grass");
    game.flood({3, 2}, "water", 1);
    game.flood({4, 2}, "water", 3);
    game.flood({5, 2}, "oil", 1);
    game.cover({5, 3}, "slick");
    game.fill({6, 2}, "smoke", 20);
    game.cover({7, 2}, "dry_grass");
    game.light({7, 2});
    CHECK(game.letter({2, 2}).glyph == U'&');
    CHECK(game.letter({3, 2}).glyph == U'~');
    CHECK(game.letter({3, 2}).ink == content::Colour{0x4a, 0x8f, 0xd0});
    CHECK(game.letter({3, 2}).paper != game.letter({4, 2}).paper);
    CHECK(game.letter({5, 2}).ink == content::Colour{0x9a, 0x7a, 0xb0});
    CHECK(game.letter({5, 3}).ink == content::Colour{0x8a, 0x6a, 0x9c});
    CHECK(game.letter({6, 2}).glyph == U'*');
    CHECK(game.letter({7, 2}).glyph == panels::flame_glyph);
}

TEST_CASE("letters of actors, objects and stairs stay visible in matter", "[stage][matter]") {
    MatterGame game(R"(
        ##########
        #@..o.!.>#
        ##########)");
    for (std::int32_t x = 1; x < 9; ++x) {
        game.cover({x, 1}, "tall_grass");
        game.fill({x, 1}, "steam", 30);
    }
    CHECK(game.letter({1, 1}).glyph == U'@');
    CHECK(game.letter({4, 1}).glyph == U'o');
    CHECK(game.letter({6, 1}).glyph == U'!');
    CHECK(game.letter({5, 1}).glyph == U'*');
    game.fill({8, 1}, "steam", 0);
    CHECK(game.letter({8, 1}).glyph != U'&');
}

TEST_CASE("a remembered cell shows its cover dimmer", "[stage][matter]") {
    MatterGame game;
    game.cover({3, 3}, "ash");
    const panels::TextCell bright = game.letter({3, 3});
    rules::World& world = game.scenario.world;
    world.memory.cover = world.level.matter.cover;
    world.caches.visible.set({3, 3}, false);
    const panels::TextCell dim = panels::map_cell(game.scenario.knowledge(), {3, 3});
    CHECK(dim.glyph == bright.glyph);
    CHECK(dim.ink == words::remembered(bright.ink));
}

TEST_CASE("sprites of matter lie under actors, and before and over them what is tall or drifts",
          "[stage][matter]") {
    MatterGame game;
    game.flood({2, 1}, "water", 2);
    game.cover(orc_at, "tall_grass");
    game.fill(orc_at, "smoke", 20);
    game.light({8, 1});
    const std::size_t orc = game.place_of_first("orc");
    CHECK(game.place_of_first("water") < orc);
    CHECK(game.place_of_first("water_deep") < orc);
    CHECK(game.place_of_first("tall_grass") < orc);
    CHECK(game.place_of_first("fire") < orc);
    CHECK(game.place_of_first("tall_grass_front") > orc);
    CHECK(game.place_of_first("fire_front") > orc);
    CHECK(game.place_of_first("smoke_dense") > orc);
    CHECK(game.quads("smoke_dense").front().alpha < 128);
}

TEST_CASE("smoke around a figure lies behind it, and only its own cell's thinly over it", "[stage][matter]") {
    MatterGame game;
    for (std::int32_t y = 1; y < 4; ++y) {
        for (std::int32_t x = 5; x < 8; ++x) {
            game.fill({x, y}, "smoke", 20);
        }
    }
    const std::size_t orc = game.place_of_first("orc");
    const std::vector<panels::SpriteQuad>& all = game.frame().map.quads;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool smoke = game.presenter.sprites().names()[all[i].sprite].name == "smoke_dense";
        const bool in_its_cell =
            all[i].x == orc_at.x * panels::sprite_pixels - 4 && all[i].y == panels::sprite_pixels - 4;
        if (smoke) {
            CHECK((i > orc) == in_its_cell);
            CHECK((all[i].alpha < 128) == in_its_cell);
        }
    }
}

TEST_CASE("oil, acid and lava show their pattern in each cell", "[stage][matter]") {
    for (const std::string_view kind : {"oil", "acid", "lava"}) {
        MatterGame game(empty_hall);
        for (std::int32_t x = 3; x < 9; ++x) {
            game.flood({x, 2}, kind, 1);
        }
        CHECK(game.quads(std::string(kind) + "_ripple").size() == 6);
    }
}

TEST_CASE("the frame of a liquid tells the sides where it goes on; walls count as such", "[stage][matter]") {
    MatterGame game;
    game.flood({4, 2}, "oil", 1);
    game.flood({5, 2}, "oil", 1);
    game.flood({9, 3}, "oil", 1);
    std::vector<std::int32_t> frames;
    for (const panels::SpriteQuad& quad : game.quads("oil")) {
        frames.push_back(game.presenter.sprites().names()[quad.sprite].frame);
    }
    CHECK(frames == std::vector<std::int32_t>{2, 8, 4});
}

TEST_CASE("who burns or is wet shows it", "[stage][matter]") {
    MatterGame game;
    CHECK(game.quads("burning").empty());
    game.expose(game.scenario.actor('o'), {.burning = 2});
    game.expose(rules::hero_id, {.wet = 3});
    REQUIRE(game.quads("burning").size() == 1);
    CHECK(game.quads("burning").front().x == orc_at.x * panels::sprite_pixels);
    REQUIRE(game.quads("wet").size() == 1);
    CHECK(game.quads("wet").front().x == panels::sprite_pixels);
}

TEST_CASE("flames light what is around them", "[stage][matter][light]") {
    const auto brightness = [](MatterGame& game) {
        for (const panels::SpriteQuad& quad : game.quads("floor")) {
            if (quad.x == 11 * panels::sprite_pixels && quad.y == 2 * panels::sprite_pixels) {
                return int{quad.tint[0].red} + quad.tint[0].green + quad.tint[0].blue;
            }
        }
        return 0;
    };
    MatterGame dark;
    MatterGame burning;
    burning.light({11, 3});
    CHECK(brightness(dark) > 0);
    CHECK(brightness(burning) > brightness(dark) + 60);
}

TEST_CASE("flames, ripples and their light rest where motion is reduced", "[stage][matter]") {
    MatterGame game;
    game.light({8, 2});
    game.flood({4, 2}, "water", 1);
    game.flood({5, 2}, "water", 1);
    save::Options options;
    options.reduced_motion = true;
    game.presenter.show(screen::OptionsChanged{&options});
    game.show_all();
    const std::vector<panels::SpriteQuad> before = game.frame().map.quads;
    for (int step = 0; step < 40; ++step) {
        game.presenter.advance(core::Milliseconds{67});
        CHECK(game.frame().map.quads == before);
    }
}

TEST_CASE("flames and ripples move while ambient motion does", "[stage][matter]") {
    MatterGame game;
    game.light({8, 2});
    for (std::int32_t x = 3; x <= 6; ++x) {  // only some cells have ripples
        game.flood({x, 2}, "water", 1);
    }
    const std::vector<panels::SpriteQuad> flames = game.quads("fire");
    const std::vector<panels::SpriteQuad> ripples = game.ripples();
    CHECK_FALSE(ripples.empty());
    game.presenter.note_input();
    bool flames_moved = false;
    bool ripples_moved = false;
    for (int step = 0; step < 40; ++step) {
        game.presenter.advance(core::Milliseconds{67});
        flames_moved = flames_moved || game.quads("fire") != flames;
        ripples_moved = ripples_moved || game.ripples() != ripples;
    }
    CHECK(flames_moved);
    CHECK(ripples_moved);
}

TEST_CASE("a look tells the matter of a cell", "[stage][matter]") {
    MatterGame game;
    game.cover({2, 2}, "tall_grass");
    game.flood({3, 2}, "water", 1);
    game.flood({4, 2}, "water", 2);
    game.flood({5, 2}, "oil", 2);
    game.fill({7, 2}, "smoke", 10);
    game.light({8, 2});
    CHECK(shows(game.examined({2, 2}), "Tall grass: it burns at the first flame."));
    CHECK(shows(game.examined({3, 2}), "Water, knee deep."));
    CHECK(shows(game.examined({4, 2}), "Water, waist deep."));
    game.flood({4, 2}, "water", rules::depth_that_carries);
    CHECK(shows(game.examined({4, 2}), "Water, over your head."));
    CHECK(shows(game.examined({5, 2}), "Oil: it burns at the first flame."));
    CHECK(shows(game.examined({7, 2}), "Smoke, 10 of 200: too thick"));
    game.fill({7, 2}, "smoke", 3);
    CHECK(shows(game.examined({7, 2}), "Smoke, 3 of 200."));
    game.fill({6, 2}, "marsh_gas", 40);
    CHECK(shows(game.examined({6, 2}), "Marsh gas, 40 of 200: it"));
    CHECK(shows(game.examined({8, 2}), "It burns."));
    CHECK(shows(game.examined({10, 3}), "Nothing here."));
}

TEST_CASE("a look tells when fire comes, and what it costs an actor to stay", "[stage][matter]") {
    MatterGame game;
    lay_fuse(game);
    CHECK(shows(game.examined({4, 2}), "Fire reaches this cell in 7 ticks."));
    CHECK(shows(game.examined({3, 2}), "Fire reaches this cell in 19 ticks."));
    CHECK_FALSE(shows(game.examined({11, 2}), "Fire reaches"));
    game.cover(orc_at, "dry_grass");
    game.light(orc_at);
    const std::string orc = game.examined(orc_at);
    CHECK(shows(orc, "It stands in flames."));
    CHECK(shows(orc, "If it stays, it dies"));
    game.expose(rules::hero_id, {.burning = 3});
    const std::string hero = game.examined({1, 1});
    CHECK(shows(hero, "You burn."));
    CHECK((shows(hero, "If you stay, you lose") || shows(hero, "If you stay, you die")));
}

TEST_CASE("a plank is laid, a flask thrown and a scroll read", "[stage][words][S5]") {
    const content::Catalog& game = content::game_data();
    const auto told = [&game](std::string_view id) {
        rules::MissileFlew used;
        used.actor = hero_ref(game);
        used.item = *game.find_item(id);
        return said(used, game);
    };
    CHECK(told("plank") == "You lay a plank down.");
    CHECK(told("flask_oil") == "You throw a flask of oil.");
    CHECK(told("scroll_fireball") == "You read a scroll of fireball.");
    rules::MissileFlew thrown;
    thrown.actor = hero_ref(game);
    thrown.item = *game.find_item("plank");
    thrown.target = thrown.from + core::Point{4, 0};
    CHECK(said(thrown, game) == "You throw a plank.");
}

TEST_CASE("it is told what deep water carries away, and from whom", "[stage][words][S1]") {
    const content::Catalog& game = content::game_data();
    const rules::ItemWashedAway lost{
        hero_ref(game), *game.find_item("plank"), *game.find_matter("water"), {4, 4}};
    CHECK(said(lost, game) == "Water carries a plank away from you.");
}

TEST_CASE("a look tells who is wet", "[stage][matter]") {
    MatterGame game;
    game.expose(game.scenario.actor('o'), {.wet = 2});
    CHECK(shows(game.examined(orc_at), "It is wet."));
}

using Cells = std::vector<core::Point>;

Cells cells_of(const std::vector<panels::ForecastMark>& marks) {
    Cells cells;
    std::ranges::transform(marks, std::back_inserter(cells), &panels::ForecastMark::at);
    return cells;
}

TEST_CASE("cells that fire reaches next near the hero are marked, and those on its way", "[stage][matter]") {
    MatterGame game;
    CHECK(panels::marked_cells(game.seen()).empty());
    lay_fuse(game);
    CHECK(cells_of(panels::marked_cells(game.seen())) == Cells{{4, 2}});
    const Cells way{{2, 2}, {3, 2}, {9, 3}};
    CHECK(cells_of(panels::marked_cells(game.seen(), way)) == Cells{{2, 2}, {3, 2}, {4, 2}});
    REQUIRE(game.quads("foretold_unsure").size() == 1);
    CHECK(game.quads("foretold_unsure").front().x == 4 * panels::sprite_pixels);
    CHECK(shows(game.text(), "°▲"));
}

/// The brightness of the paper behind the hero's letter.
std::int32_t paper_of_hero(const forecast::Knowledge& seen) {
    panels::TextScreen map(seen.size());
    panels::draw_text_map(map, {{0, 0}, seen.size()}, seen, {255, 255, 255}, panels::marked_cells(seen));
    const panels::TextCell cell = map.at(seen.hero().at);
    CHECK(cell.glyph == U'@');
    return cell.paper.red + cell.paper.green + cell.paper.blue;
}

TEST_CASE("the hero's own cell shows that fire reaches it next", "[stage][matter][S3][H4]") {
    MatterGame game(empty_hall);
    const std::int32_t before = paper_of_hero(game.seen());
    game.cover({1, 1}, "dry_grass");
    game.cover({2, 1}, "dry_grass");
    game.light({2, 1});
    REQUIRE(cells_of(panels::marked_cells(game.seen())) == Cells{{1, 1}});
    CHECK(paper_of_hero(game.seen()) > before + 150);
    CHECK(game.quads("foretold_fire").size() == 2);
}

TEST_CASE("the hero's own cell and the sidebar show that an announced spell reaches it",
          "[stage][V6][H4][E3]") {
    MatterGame game;
    const std::int32_t before = paper_of_hero(game.seen());
    CHECK_FALSE(shows(game.text(usual_size), "Struck here in"));
    const rules::EntityId orc = game.scenario.actor('o');
    rules::Announcement announced{
        .spell = content::SpellId{0}, .target = {1, 1}, .from = {1, 1}, .seen = true};
    announced.rows[rules::Announcement::reach] = 1U << unsigned{rules::Announcement::reach};
    game.scenario.world.entities.announcements.insert(orc, announced);
    game.scenario.world.entities.initiatives[orc].counter = 7;
    CHECK(paper_of_hero(game.seen()) > before + 150);
    CHECK(game.quads("announced").size() == 2);
    CHECK(game.quads("announced_ticks").size() == 1);
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    CHECK(shows(text, "Struck here in"));
}

TEST_CASE("a mark is solid where nobody can come to change it, else in dots", "[stage][matter][S3]") {
    MatterGame alone(empty_hall);
    lay_fuse(alone);
    CHECK(alone.quads("foretold_unsure").empty());
    CHECK(alone.quads("foretold_fire").size() == 1);
    CHECK(shows(alone.text(), "¤▲"));
    MatterGame far(R"(
        ##################
        #@..............o#
        #................#
        ##################)");
    lay_fuse(far);
    for (const panels::ForecastMark& mark :
         panels::marked_cells(far.seen(), {}, panels::ForecastDetail::AllBeats)) {
        CAPTURE(mark.at.x, mark.beat);
        CHECK(mark.sure == (16 - mark.at.x > 2 * mark.beat));
    }
}

TEST_CASE("all beats of the forecast are marked by their numbers, once they are switched on",
          "[stage][matter][S3]") {
    MatterGame game(empty_hall);
    lay_fuse(game);
    const auto marks = panels::marked_cells(game.seen(), {}, panels::ForecastDetail::AllBeats);
    CHECK(cells_of(marks) == Cells{{2, 2}, {3, 2}, {4, 2}});
    game.show_all();
    CHECK(shows(game.text(), "¤▲"));
    CHECK(game.quads("foretold_beat").empty());
    save::Options options;
    options.all_beats = true;
    game.presenter.show(screen::OptionsChanged{&options});
    CHECK(shows(game.text(), "321▲"));
    const std::vector<panels::SpriteQuad> digits = game.quads("foretold_beat");
    REQUIRE(digits.size() == 3);
    for (const panels::SpriteQuad& digit : digits) {
        const std::int32_t beat = 1 + game.presenter.sprites().names()[digit.sprite].frame;
        CHECK(digit.x == (5 - beat) * panels::sprite_pixels);
    }
    options.all_beats = false;
    game.presenter.show(screen::OptionsChanged{&options});
    CHECK(game.quads("foretold_beat").empty());
}

TEST_CASE("all beats are marked while the key of the forecast is held", "[stage][matter][S3]") {
    MatterGame game(empty_hall);
    lay_fuse(game);
    game.show_all();
    const auto digits = [&game] {
        return std::ranges::count_if(game.frame().map.quads, [&](const panels::SpriteQuad& quad) {
            return game.presenter.sprites().names()[quad.sprite].name == "foretold_beat";
        });
    };
    CHECK(digits() == 0);
    game.presenter.hold_forecast(true);
    CHECK(digits() == 3);
    game.presenter.hold_forecast(false);
    CHECK(digits() == 0);
}

TEST_CASE("the help row offers the forecast while harm is foretold", "[stage][matter][S3]") {
    MatterGame game(empty_hall);
    const screen::PlayModel play{game.seen()};
    game.open("play", &play, {{screen::Action::Wait}, {screen::Action::Forecast}});
    CHECK_FALSE(shows(help_row(game), "forecast"));
    lay_fuse(game);
    CHECK(shows(help_row(game), "forecast"));
}

TEST_CASE("cells far from the hero are not marked, unless all beats are", "[stage][matter]") {
    MatterGame game;
    game.cover({11, 2}, "dry_grass");
    game.cover({12, 2}, "dry_grass");
    game.light({12, 2});
    CHECK(panels::marked_cells(game.seen()).empty());
    const Cells way{{11, 2}};
    CHECK(cells_of(panels::marked_cells(game.seen(), way)) == way);
    CHECK(cells_of(panels::marked_cells(game.seen(), {}, panels::ForecastDetail::AllBeats)) == way);
}

TEST_CASE("the page of the map shows liquids and covers in their colours, and names the liquids",
          "[stage][matter][map][H2]") {
    MatterGame game(empty_hall);
    game.flood({4, 2}, "water", 1);
    game.flood({5, 2}, "lava", 1);
    game.flood({6, 2}, "chasm", 1);
    game.cover({7, 2}, "dry_grass");
    const auto inks_on = [&game](const forecast::Knowledge& knowledge) {
        const screen::MapModel map{knowledge, 1, core::Point{1, 1}};
        game.open("map", &map, {{screen::Action::Cancel}});
        panels::TextScreen page(usual_size);
        static_cast<void>(game.presenter.draw_text(game.screens, page));
        game.screens.pop_back();
        CHECK(shows(text_in(page), "~ water, "));
        CHECK(shows(text_in(page), "~ lava"));
        CHECK(shows(text_in(page), ": chasm"));
        std::vector<content::Colour> inks;
        for (std::int32_t y = 0; y < usual_size.height && inks.empty(); ++y) {
            for (std::int32_t x = 0; x + 3 < usual_size.width; ++x) {
                if (page.at({x, y}).glyph == U'~' && page.at({x + 1, y}).glyph == U'~') {
                    for (std::int32_t next = x; next < x + 4; ++next) {
                        inks.push_back(page.at({next, y}).ink);
                    }
                    break;
                }
            }
        }
        return inks;
    };
    std::vector<content::Colour> own;
    for (const std::string_view kind : {"water", "lava", "chasm", "dry_grass"}) {
        own.push_back(matter_catalog().matter(*matter_catalog().find_matter(kind)).appearance.foreground);
    }
    own.back() = words::multiplied(own.back(), {150, 155, 170});  // a cover is as dim as the floor
    CHECK(inks_on(game.seen()) == own);
    rules::World& world = game.scenario.world;
    world.memory.cover = world.level.matter.cover;
    world.memory.liquid = world.level.matter.liquid;
    world.memory.depth = world.level.matter.depth;
    CHECK(inks_on(game.scenario.knowledge()) == own);
}

/// The sounds of a turn in which nobody does anything.
std::vector<std::string> sounds_of_turn(MatterGame& game) {
    static_cast<void>(game.presenter.take_sounds());
    game.show_all();
    std::vector<std::string> names;
    for (const SoundCue& cue : game.presenter.take_sounds()) {
        names.push_back(cue.name);
    }
    return names;
}

TEST_CASE("water that freezes, a web that tears, steam and a fire near by are heard", "[stage][sound][S2]") {
    MatterGame game(empty_hall);
    game.flood({4, 2}, "water", 1);
    game.cover({5, 1}, "web");
    CHECK(sounds_of_turn(game).empty());
    game.flood({4, 2}, "ice", 1);
    CHECK(sounds_of_turn(game) == std::vector<std::string>{"freeze"});
    game.cover({5, 1}, "ash");
    CHECK(sounds_of_turn(game) == std::vector<std::string>{"web"});
    game.fill({6, 2}, "steam", 9);
    CHECK(sounds_of_turn(game) == std::vector<std::string>{"steam"});
    CHECK(sounds_of_turn(game).empty());
    game.cover({7, 2}, "dry_grass");
    game.light({7, 2});
    CHECK(sounds_of_turn(game) == std::vector<std::string>{"flames"});
    CHECK(sounds_of_turn(game) == std::vector<std::string>{"flames"});
}

TEST_CASE("nothing is heard of what changed out of view, or on another level", "[stage][sound][S2]") {
    MatterGame game(empty_hall);
    game.flood({4, 2}, "water", 1);
    static_cast<void>(sounds_of_turn(game));
    game.scenario.world.caches.visible.set({4, 2}, false);
    game.flood({4, 2}, "ice", 1);
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
    CHECK(game.presenter.take_sounds().empty());
}

TEST_CASE("the sidebar tells the beats for which the hero burns or stays wet", "[stage][matter]") {
    MatterGame game;
    game.expose(rules::hero_id, {.burning = 3});
    game.show_all();
    CHECK(shows(game.text({100, 36}), "Burning"));
    MatterGame wet;
    CHECK_FALSE(shows(wet.text({100, 36}), "Wet"));
    wet.expose(rules::hero_id, {.wet = 2});
    wet.show_all();
    CHECK(shows(wet.text({100, 36}), "Wet"));
}

TEST_CASE("the turn order has the beats of matter that is not at rest", "[stage][matter]") {
    MatterGame game;
    CHECK_FALSE(shows(game.text({100, 36}), "▲"));
    game.cover({11, 3}, "dry_grass");
    game.fill({11, 3}, "smoke", 3);
    game.show_all();
    CHECK(shows(game.text({100, 36}), "▲"));
}

}  // namespace
}  // namespace torchwake::stage
