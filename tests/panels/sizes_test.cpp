// Every screen at the sizes of text and window that players have: nothing is cut off, nothing is written over
// other text.

#include "panels/languages.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/panels/text_screen.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

// In text cells: those of windows from 640x480 to 3840x2160 at each size of text, 21:9 among them.
constexpr std::array widths{80, 91, 100, 107, 120, 128, 160, 240};
constexpr std::array heights{22, 25, 30, 36, 45};

constexpr std::string_view hall = R"(
    #################
    #@!..T....k..s..#
    #)?..>..........#
    #...............#
    #################)";

screen::MenuModel menu_of(screen::MenuPurpose purpose, std::vector<screen::MenuLine> lines) {
    return {purpose, std::move(lines), 0};
}

std::vector<screen::MenuLine> lines_of(const std::vector<Action>& actions) {
    std::vector<screen::MenuLine> lines;
    for (const Action action : actions) {
        lines.push_back({screen::ActionLine{action}, U'a'});
    }
    return lines;
}

/// The item with the longest name, as the longest line of a pack.
screen::ItemLine longest_item(const content::Catalog& catalog) {
    screen::ItemLine line{content::ItemId{0}, 12, 3, content::EquipSlot::Melee};
    for (std::size_t i = 0; i < catalog.items().size(); ++i) {
        const content::ItemId id{static_cast<content::ItemId::rep>(i)};
        if (words::text_width(catalog.item(id).name) > words::text_width(catalog.item(line.item).name)) {
            line.item = id;
        }
    }
    return line;
}

screen::MenuModel options() {
    std::vector<screen::MenuLine> lines;
    for (std::int32_t kind = 0; kind <= static_cast<std::int32_t>(screen::OptionKind::Language); ++kind) {
        lines.push_back({screen::OptionLine{static_cast<screen::OptionKind>(kind), 1}});
    }
    return menu_of(screen::MenuPurpose::Options, std::move(lines));
}

/// A full pack as a grid.
screen::MenuModel grid(const content::Catalog& catalog) {
    std::vector<screen::MenuLine> lines;
    for (char32_t letter = U'a'; letter <= U'z'; ++letter) {
        lines.push_back({longest_item(catalog), letter});
    }
    screen::MenuModel menu = menu_of(screen::MenuPurpose::Use, std::move(lines));
    menu.grid = true;
    return menu;
}

/// The step of a lesson with the longest hint.
screen::LessonNote longest_hint(const content::Catalog& catalog) {
    screen::LessonNote longest;
    std::size_t length = 0;
    for (std::size_t place = 0; place < catalog.lessons().size(); ++place) {
        const std::vector<content::LessonStep>& steps = catalog.lessons()[place].steps;
        for (std::size_t step = 0; step < steps.size(); ++step) {
            if (steps[step].text.size() > length) {
                length = steps[step].text.size();
                longest = {static_cast<std::int32_t>(place), static_cast<std::int32_t>(step)};
            }
        }
    }
    return longest;
}

/// A model of each kind of screen, over a game.
struct Models {
    explicit Models(StagedGame& game)
        : catalog(game.scenario.knowledge().catalog()),
          world(game.scenario.world),
          knowledge(game.scenario.knowledge()),
          play{knowledge, screen::QuestNote{core::Direction::NorthWest}},
          discoveries{knowledge, 0},
          map{knowledge, knowledge.depth(), core::Point{3, 1}} {
        const content::MonsterId troll = *catalog.find_monster("troll");
        title.menu =
            menu_of(screen::MenuPurpose::Title, lines_of({Action::Continue, Action::NewGame, Action::Scores,
                                                          Action::Options, Action::Help, Action::Quit}));
        title.menu.lines.push_back({screen::LearnLine{3, 5}, U'l'});
        title.menu.lines.push_back({screen::ContinueLine{"Brunhilde of Aachen", 11}, U'c'});
        title.notice = screen::Notice{"screenshot-saved", std::string(70, 'x')};
        recap.outcome.killer = troll;
        recap.menu = menu_of(screen::MenuPurpose::Recap,
                             lines_of({Action::SameSeed, Action::AnotherSeed, Action::Scores,
                                       Action::Messages, Action::Title, Action::Quit}));
        death.outcome = recap.outcome;
        const save::ScoreEntry entry{.name = "Brunhilde of Aachen",
                                     .fate = rules::fate_of(catalog, recap.outcome, recap.cause)};
        scores = screen::scores_model(std::vector(12, entry), 3);
        tell_story(troll);
        meet_all();
        aim.item = *catalog.find_item("scroll_fireball");
        aim.at = {5, 1};
        aim.forecast = forecast::forecast_aim(knowledge, aim.item, aim.at);
        confirm.at = {5, 1};
        confirm.harm = {.kind = forecast::HarmKind::Friend, .at = {5, 1}, .victim = troll};
        watch.hero_name = "Brunhilde of Aachen";
        watch.size = 40'000;
        shop.vendor = *catalog.find_monster("smith");
        shop.menu =
            menu_of(screen::MenuPurpose::Buy,
                    {{screen::TradeLine{longest_item(catalog).item, 1, core::Coins{12345}, 3}, U'a'}});
        gift.menu = menu_of(screen::MenuPurpose::Gift, {{screen::GiftLine{content::GiftId{0}}, U'a'},
                                                        {screen::GiftLine{content::GiftId{1}}, U'b'}});
        gift.quest = play.quest;
        find.filter.text = "potion";
        find.menu = menu_of(
            screen::MenuPurpose::Find,
            {{screen::PlaceLine{longest_item(catalog).item, {3, 1}, 1, 120, core::Direction::NorthWest}}});
        item.ware = longest_item(catalog).item;
    }

    /// A long run with the longest of everything.
    void tell_story(content::MonsterId killer) {
        story.end.world = world;
        story.outcome = recap.outcome;
        story.pack = std::vector(26, forecast::PackEntry{{}, longest_item(catalog).item, 12, 3});
        for (std::int32_t turn = 0; turn <= 12'345; turn += 15) {
            story.health.push_back({turn, 1000 - turn / 13});
        }
        for (const save::MomentKind kind :
             {save::MomentKind::PrizeTaken, save::MomentKind::PrizeOut, save::MomentKind::Escape,
              save::MomentKind::Kill, save::MomentKind::NewLevel, save::MomentKind::Loss,
              save::MomentKind::Decline}) {
            story.moments.push_back({kind, 0, 12'345, 11, 123, 123, killer});
        }
        char32_t letter = U'a';
        for (const save::Moment& moment : story.moments) {
            review.menu.lines.push_back({screen::MomentLine{moment}, letter++});
        }
        review.menu.lines.push_back({screen::ActionLine{Action::Watch}, U'w'});
    }

    /// The hero met every kind, and knows every spell of the first page.
    void meet_all() {
        for (std::size_t kind = 0; kind < catalog.monsters().size(); ++kind) {
            discoveries.encounters.kinds.push_back(
                {content::MonsterId{static_cast<content::MonsterId::rep>(kind)}, 12, 11});
        }
    }

    [[nodiscard]] std::vector<screen::Layer> layers() const {
        std::vector<screen::Layer> all{&title,     &play,        &death,     &recap,  &help,    &messages,
                                       &direction, &animation,   &victory,   &scores, &look,    &aim,
                                       &travel,    &automatic,   &character, &item,   &capture, &watch,
                                       &shop,      &discoveries, &confirm,   &map,    &find,    &gift,
                                       &review,    &taught};
        for (const screen::MenuModel& menu : menus) {
            all.emplace_back(&menu);
        }
        return all;
    }

    const content::Catalog& catalog;
    rules::World world;
    forecast::Knowledge knowledge;
    save::RunStory story;
    screen::ReviewModel review{
        &story, knowledge, "Brunhilde of Aachen", save::Proof::Forged, {screen::MenuPurpose::Review, {}, 0}};
    screen::TitleModel title;
    screen::PlayModel play;
    screen::PlayModel taught{knowledge, std::nullopt, longest_hint(catalog)};
    screen::DeathModel death;
    screen::RecapModel recap;
    screen::HelpModel help;
    screen::MessagesModel messages;
    screen::DirectionModel direction;
    screen::AnimationModel animation;
    screen::VictoryModel victory;
    screen::ScoresModel scores = screen::scores_model({}, {});
    screen::LookModel look{{5, 1}};
    screen::AimModel aim;
    screen::TravelModel travel{{5, 1}, {}};
    screen::AutoActionModel automatic;
    screen::CharacterModel character;
    screen::ItemModel item;
    screen::CaptureModel capture{Action::Examine, Action::Explore};
    screen::WatchModel watch;
    screen::ShopModel shop;
    screen::DiscoveriesModel discoveries;
    screen::ConfirmModel confirm;
    screen::MapModel map;
    screen::FindModel find;
    screen::GiftModel gift;
    std::vector<screen::MenuModel> menus{
        menu_of(screen::MenuPurpose::Use, {{longest_item(catalog), U'a'}, {screen::FreeSlotLine{}, U'b'}}),
        grid(catalog),
        menu_of(screen::MenuPurpose::Cast,
                {{screen::SpellLine{content::SpellId{1}, core::Point{8, 1}}, U'a'},
                 {screen::SpellLine{content::SpellId{3}, core::Point{8, 1}}, U'b'}}),
        options(),
        menu_of(screen::MenuPurpose::Pause, lines_of({Action::Resume, Action::Options, Action::Help,
                                                      Action::Watch, Action::Quit, Action::Abandon})),
        menu_of(screen::MenuPurpose::NewRun, {{screen::TextField{Action::Name, "Brunhilde of Aachen", true}},
                                              {screen::TextField{Action::Seed, "9900123", false}}}),
        menu_of(screen::MenuPurpose::LevelUp, {{screen::GrowLine{rules::Attribute::Strength, 11}, U's'},
                                               {screen::GrowLine{rules::Attribute::Constitution, 13}, U'c'}}),
        menu_of(screen::MenuPurpose::Lessons, {{screen::LessonLine{0, true}, U'a'},
                                               {screen::LessonLine{1, false}, U'b'},
                                               {screen::LessonLine{2, false}, U'c'}}),
        menu_of(screen::MenuPurpose::LessonOver,
                {{screen::NextLessonLine{1}, U'n'}, {screen::ActionLine{Action::LessonAgain}, U'a'}}),
        menu_of(screen::MenuPurpose::ConfirmAbandon, lines_of({Action::Cancel, Action::Abandon})),
        menu_of(screen::MenuPurpose::Runs,
                {{screen::RunLine{"Brunhilde of Aachen", 9'900'123, 41'234, false, {}, 11, {}}, U'a'}})};
};

std::vector<screen::Offer> offers() {
    return {{Action::Confirm}, {Action::Cancel},  {Action::MoveNorth}, {Action::Get},    {Action::Use},
            {Action::Rest},    {Action::Explore}, {Action::Examine},   {Action::Travel}, {Action::Throw},
            {Action::Actions}, {Action::Help},    {Action::Pause}};
}

/// The rows of the window with an ellipsis, without those of the log.
std::string cut_rows(const stage::Frame& frame) {
    std::string cut;
    const std::vector<std::string> rows = frame.text.rows();
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const auto row = static_cast<std::int32_t>(y);
        const bool log = row >= frame.layout.log.top() && row < frame.layout.log.bottom();
        if (!log && shows(rows[y], "\u2026")) {
            cut += rows[y] + "\n";
        }
    }
    return cut;
}

/// The words of a note over the map of a window so large that it holds all of them.
std::set<std::string> words_of_note(StagedGame& game) {
    const stage::Frame& frame = game.frame({240, 67});
    const std::vector<std::string> rows = frame.text.rows();
    std::set<std::string> words;
    for (std::int32_t y = 0; y < frame.layout.log.top(); ++y) {
        constexpr std::size_t note_end = 46;
        std::istringstream row(rows[static_cast<std::size_t>(y)].substr(0, note_end));
        for (std::string word; row >> word;) {
            words.insert(word);
        }
    }
    return words;
}

/// The text cells of the uppermost box, such as a note over the map. Requires: there is one.
core::Rect box_in(const stage::Frame& frame) {
    const auto found = std::ranges::find_if(frame.panels.rbegin(), frame.panels.rend(), &Panel::bordered);
    return found->area;
}

}  // namespace

TEST_CASE("a note over the map tells all at every size, and leaves its cell visible",
          "[panels][layout][T1]") {
    const std::string_view language = GENERATE(from_range(spoken_languages));
    CAPTURE(language);
    StagedGame game(hall, spoken_in(language).catalog, spoken_in(language).words);
    const Models models(game);
    for (const screen::Layer& layer : {screen::Layer(&models.look), screen::Layer(&models.aim),
                                       screen::Layer(&models.travel), screen::Layer(&models.confirm)}) {
        game.open("shown", layer, offers());
        const std::set<std::string> words = words_of_note(game);
        REQUIRE_FALSE(words.empty());
        for (const std::int32_t width : widths) {
            for (const std::int32_t height : heights) {
                const std::string text = text_in(game.frame({width, height}).text);
                CAPTURE(layer.index(), width, height, text);
                for (const std::string& word : words) {
                    CAPTURE(word);
                    CHECK(shows(text, word));
                }
            }
        }
        game.screens.pop_back();
    }
    const screen::LookModel beside{{1, 0}};  // above the hero, where a note at the top would stand
    game.open("examine", &beside, offers());
    const stage::Frame& frame = game.frame({80, 22}, {20, 8});
    CHECK(box_in(frame).top() > frame.layout.map.top());
}

TEST_CASE("a note over the map leaves its cell and the hero visible wherever the cell lies",
          "[panels][layout][T1]") {
    StagedGame game(hall, spoken_in("german").catalog, spoken_in("german").words);
    screen::LookModel look{{9, 1}};
    game.open("examine", &look, offers());
    for (const std::int32_t width : widths) {
        for (const std::int32_t height : heights) {
            if (height < 30) {
                continue;  // there a note may be as wide and as high as the map
            }
            for (const core::Point at :
                 {core::Point{9, 1}, core::Point{2, 1}, core::Point{14, 1}, core::Point{5, 3}}) {
                look.at = at;
                const stage::Frame& frame = game.frame({width, height});
                const core::Rect note = box_in(frame);
                const core::Rect& map = frame.layout.map;
                const auto over = [&](core::Point drawn) {
                    const core::Point away = middle_of(drawn) - frame.map.camera;
                    return map.center() +
                           core::Point{away.x * map.size.width / (usual_map_cells.width * sprite_pixels),
                                       away.y * map.size.height / (usual_map_cells.height * sprite_pixels)};
                };
                CAPTURE(width, height, at.x, at.y, text_in(frame.text));
                CHECK_FALSE(note.contains(over(at)));
                CHECK_FALSE(note.contains(over(game.scenario.knowledge().hero().at)));
            }
        }
    }
}

TEST_CASE("in the smallest window no note about an enemy in view covers the hero", "[panels][layout][T1]") {
    constexpr std::array halls{std::string_view(R"(
    #################
    #.!..T....k..s..#
    #)?..>..@.T..k..#
    #....s.....o....#
    #################)"),
                               std::string_view(R"(
    ################################
    #..............................#
    #......T....s........o.........#
    #..@...........................#
    #......k....o........T.........#
    #..............................#
    ################################)")};
    const std::string_view language = GENERATE(from_range(spoken_languages));
    const std::string_view drawn_hall = GENERATE_COPY(from_range(halls));
    StagedGame game(drawn_hall, spoken_in(language).catalog, spoken_in(language).words);
    game.show_all();
    constexpr core::Size cells{30, 23};
    screen::LookModel look;
    game.open("examine", &look, {{screen::Action::Cancel}});
    const core::Point hero = game.scenario.knowledge().hero().at;
    for (const forecast::KnownActor& actor : game.scenario.knowledge().actors_in_view()) {
        look.at = actor.at;
        const stage::Frame& frame = game.frame({80, 30}, cells);
        const core::Rect& map = frame.layout.map;
        const core::Point away = middle_of(hero) - frame.map.camera;
        const core::Point drawn =
            map.center() + core::Point{away.x * map.size.width / (cells.width * sprite_pixels),
                                       away.y * map.size.height / (cells.height * sprite_pixels)};
        CAPTURE(language, actor.at.x, actor.at.y, drawn.x, drawn.y, text_in(frame.text));
        CHECK_FALSE(box_in(frame).contains(drawn));
    }
}

TEST_CASE("at forty sizes no screen cuts a text or writes one over another, in any language",
          "[panels][layout][F7][H4][H6]") {
    const std::string_view language = GENERATE(from_range(spoken_languages));
    CAPTURE(language);
    StagedGame game(hall, spoken_in(language).catalog, spoken_in(language).words);
    save::Options options;
    options.hero_name = "Brunhilde of Aachen";
    game.presenter.show(screen::OptionsChanged{&options});
    game.scenario.world.run.owed_choices = 2;
    game.scenario.world.run.turn = 12'345;
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
    const Models models(game);
    std::set<std::size_t> kinds;
    for (const screen::Layer& layer : models.layers()) {
        kinds.insert(layer.index());
        game.open("shown", layer, offers());
        for (const std::int32_t width : widths) {
            for (const std::int32_t height : heights) {
                const stage::Frame& frame = game.frame({width, height});
                CAPTURE(layer.index(), width, height, text_in(frame.text));
                CHECK(cut_rows(frame) == "");
                CHECK(frame.text.hidden() == 0);
            }
        }
        game.screens.pop_back();
    }
    CHECK(kinds.size() == std::variant_size_v<screen::Layer>);
}

}  // namespace torchwake::panels
