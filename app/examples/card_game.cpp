// Twenty-one, a card game that has nothing to do with dungeons. It is saved after each answer, and "undo"
// takes back the last one, as often as you like. Usage: card_game FILE

#include <torchwake/core/random.hpp>
#include <torchwake/prompt/restorer.hpp>
#include <torchwake/prompt/runner.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

using namespace torchwake;
using Answer = std::string;

/// An open table or question, with the answers that it accepts.
struct Page {
    std::string_view name;
    std::string text;
    std::vector<Answer> choices{};
    const Page* prompt = nullptr;
    [[nodiscard]] bool accepts(const Answer& answer) const { return std::ranges::count(choices, answer) > 0; }
};

struct Game {
    int coins = 10;
    core::RandomStream deck;
    prompt::LayerStack<Page> pages;
    prompt::VirtualClock clock;
    prompt::Asker<Page, Answer> asker{pages, clock};
};

prompt::Task<Answer> ask(Game* game, Page page) {
    const prompt::LayerScope<Page> scope(game->pages, page);
    co_return co_await game->asker.ask(page);
}

/// Points from 1 to 10, of an endless deck.
int draw_card(Game* game) {
    return std::min(game->deck.between(1, 13), 10);
}

/// Draws cards until the player has enough, and returns their points.
prompt::Task<int> play_hand(Game* game) {
    int points = draw_card(game);
    for (Answer wish = "hit"; wish == "hit" && points <= 21;) {
        points += draw_card(game);
        Page page{"hand", "You have " + std::to_string(points) + ".", {"hit", "stand"}};
        if (points <= 21) {
            wish = co_await ask(game, std::move(page));
        }
    }
    co_return points;
}

/// One bet, which the bank pays double if the player comes nearer to 21.
prompt::Task<void> play_round(Game* game, int bet) {
    const int points = co_await play_hand(game);
    int bank = 0;
    while (points <= 21 && bank < 17) {
        bank += draw_card(game);
    }
    const bool wins = points <= 21 && (bank > 21 || points > bank);
    game->coins += wins ? bet : -bet;
    const std::string points_of_both = std::to_string(points) + " against " + std::to_string(bank);
    Page result{"result", points_of_both + (wins ? ": you win." : ": the bank wins."), {"on"}};
    co_await ask(game, std::move(result));
}

prompt::Task<void> play(Game* game) {
    Page cut{"cut", "Cut the deck.", {"high", "middle", "low"}};
    const Answer where = co_await ask(game, std::move(cut));
    game->deck = core::derive_stream(0, where);
    while (game->coins > 0) {
        Page table{"bet", "You have " + std::to_string(game->coins) + " coins.", {"1", "leave"}};
        if (game->coins >= 5) {
            table.choices.insert(table.choices.begin() + 1, "5");
        }
        const Answer bet = co_await ask(game, std::move(table));
        if (bet == "leave") {
            co_return;
        }
        co_await play_round(game, std::stoi(bet));
    }
}

void draw(const prompt::LayerStack<Page>& pages) {
    std::cout << pages.layers().back().text << '\n';
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

void drop_last(const char* path, const Answer& last) {
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - last.size() - 1);
}

/// Continues the game in the file. True if its last answer was taken back, so that it has to be continued
/// again.
bool play_on(const char* path) {
    std::vector<Answer> answers = read_answers(path);
    std::ofstream journal(path, std::ios::app);
    Game game;
    prompt::Recorder<Answer> recorder([&](const Answer& answer) {
        journal << answer << '\n' << std::flush;
        answers.push_back(answer);
    });
    game.asker.listen([&recorder](const Answer& answer) { recorder.write(answer); });
    recorder.restore(answers);
    prompt::Restorer restorer(recorder, game.asker, game.clock);
    prompt::Runner runner;
    runner.start(play(&game));
    restorer.restore(runner);
    bool undone = false;
    for (Answer answer; runner.running(); runner.run()) {
        draw(game.pages);
        const bool has_input = static_cast<bool>(std::getline(std::cin, answer));
        undone = answer == "undo" && !answers.empty();
        if (has_input && !undone) {
            game.asker.post(answer);
        } else {
            game.asker.close(prompt::closing());
        }
    }
    if (undone) {
        drop_last(path, answers.back());
    }
    return undone;
}

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: card_game FILE\n";
        return 2;
    }
    try {
        while (play_on(arguments[1])) {
        }
    } catch (const std::exception& error) {
        std::cerr << arguments[1] << ": " << error.what() << '\n';
        return 1;
    }
}
