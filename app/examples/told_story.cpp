// A game as coroutines that can be restored: title, hero, yes or no, shop, result. Each answer is in its file
// before the game continues with it; killed at any question and started again with that file, it asks the
// same question. Usage: told_story FILE

#include <torchwake/prompt/restorer.hpp>
#include <torchwake/prompt/runner.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>

using namespace torchwake::prompt;
using Answer = std::string;

/// An open page, which is its own question while it waits for an answer.
struct Page {
    std::string_view name;
    std::string text;
    std::vector<Answer> choices{};  ///< none: any word
    const Page* prompt = nullptr;
    [[nodiscard]] bool accepts(const Answer& answer) const {
        return choices.empty() ? !answer.empty() : std::ranges::count(choices, answer) > 0;
    }
};

/// The state of the game. The coroutines know where in the game it is.
struct Game {
    std::string hero, pack;
    int gold = 10;
    LayerStack<Page> pages;
    VirtualClock clock;
    Asker<Page, Answer> asker{pages, clock};
};

Task<Answer> ask(Game* game, Page page) {
    const LayerScope<Page> scope(game->pages, page);
    co_return co_await game->asker.ask(page);
}

Task<void> name_hero(Game* game) {
    for (Answer sure; sure != "yes";) {
        Page name{"hero", "What is the hero called?"};
        game->hero = co_await ask(game, std::move(name));
        Page question{"sure", "Is it " + game->hero + "?", {"yes", "no"}};
        sure = co_await ask(game, std::move(question));
    }
}

Task<void> visit_shop(Game* game) {
    const LayerScope<Page> scope(game->pages, {"shop", "Everything costs 4."});
    while (game->gold >= 4) {
        Page goods{"goods", std::to_string(game->gold) + " gold are left.", {"rope", "lamp", "leave"}};
        const Answer bought = co_await ask(game, std::move(goods));
        if (bought == "leave") {
            co_return;
        }
        game->gold -= 4;
        game->pack += " a " + bought;
    }
}

Task<void> play(Game* game) {
    Page title{"title", "THE CAVE", {"begin"}};
    co_await ask(game, std::move(title));
    co_await name_hero(game);
    co_await visit_shop(game);
    Page result{"result", game->hero + " enters the cave with" + game->pack + ".", {"end"}};
    co_await ask(game, std::move(result));
}

void draw(const LayerStack<Page>& pages) {
    std::cout << "== " << pages.path() << '\n';
    for (const Page& page : pages.layers()) {
        std::cout << page.text << '\n';
    }
    for (const Answer& choice : pages.prompt()->choices) {
        std::cout << '[' << choice << "] ";
    }
    std::cout << "> \n" << std::flush;
}

std::vector<Answer> read_answers(const char* path) {
    std::ifstream file(path);
    std::vector<Answer> answers;
    for (Answer answer; std::getline(file, answer);) {
        answers.push_back(answer);
    }
    return answers;
}

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: told_story FILE\n";
        return 2;
    }
    std::vector<Answer> answers = read_answers(arguments[1]);
    std::ofstream journal(arguments[1], std::ios::app);
    Game game;
    Recorder<Answer> recorder([&journal](const Answer& answer) { journal << answer << '\n' << std::flush; });
    game.asker.listen([&recorder](const Answer& answer) { recorder.write(answer); });
    Restorer<Answer, Page, Answer> restorer(recorder, game.asker, game.clock);
    recorder.restore(std::move(answers));
    Runner runner;
    try {
        runner.start(play(&game));
        restorer.restore(runner);
    } catch (const boost::system::system_error&) {  // not_as_recorded()
        std::cerr << "answer " << recorder.taken() + 1 << " on record does not fit the game\n";
        return 1;
    }
    for (Answer answer; runner.running(); runner.run()) {
        draw(game.pages);
        if (std::getline(std::cin, answer)) {
            game.asker.post(answer);
        } else {
            game.asker.close(closing());
        }
    }
}
