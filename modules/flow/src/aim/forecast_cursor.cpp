#include "aim/forecast_cursor.hpp"

#include <torchwake/flow/cursor.hpp>
#include <torchwake/forecast/matter_forecast.hpp>

namespace torchwake::flow {

screen::Prompt forecast_prompt(core::Size level) {
    screen::Prompt prompt = cursor_prompt(level);
    prompt.offers.push_back({screen::Action::Forecast});
    prompt.offers.push_back({screen::Action::Help});
    return prompt;
}

bool switches_forecast(GameContext& context, const screen::Offer& answer) {
    const bool switches = answer.action == screen::Action::Forecast;
    if (switches) {
        context.stage().show(screen::ForecastSwitched{});
        if (forecast::forecast_matter(context.knowledge()).harmful.empty()) {
            context.stage().show(screen::Notice{"forecast-nothing", ""});
        }
    }
    return switches;
}

}  // namespace torchwake::flow
