#include <torchwake/flow/lesson_progress.hpp>
#include <torchwake/rules/lesson.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string>
#include <variant>

namespace torchwake::flow {

std::int32_t steps_done(std::span<const save::Record> records) {
    std::int32_t steps = 0;
    for (const save::Record& record : records) {
        const auto* const notice = std::get_if<core::Boxed<save::Notice>>(&record);
        if (notice != nullptr && (*notice)->key == screen::lesson_step_done) {
            const std::string& told = (*notice)->argument;
            std::from_chars(told.data(), told.data() + told.size(), steps);
        }
    }
    return steps;
}

void LessonProgress::begin(const rules::World& world, std::int32_t done) {
    note_.reset();
    const content::Catalog& catalog = *ruleset_->catalog;
    if (const auto place = rules::lesson_of_seed(catalog, world.run.seed)) {
        const auto steps = static_cast<std::int32_t>(catalog.lessons()[*place].steps.size());
        note_ = screen::LessonNote{static_cast<std::int32_t>(*place), std::clamp(done, 0, steps)};
    }
}

void LessonProgress::go_on_behind(std::int32_t done) {
    if (note_ && done > 0) {
        const auto steps = std::ssize(screen::lesson_of(*ruleset_->catalog, *note_).steps);
        note_->step = std::min(done, static_cast<std::int32_t>(steps));
        tell();
    }
}

void LessonProgress::advance(const rules::World& world) {
    if (!note_) {
        return;
    }
    const content::Catalog& catalog = *ruleset_->catalog;
    const content::LessonDef& lesson = screen::lesson_of(catalog, *note_);
    const std::int32_t before = note_->step;
    for (const content::LessonStep* step = screen::step_of(catalog, *note_);
         step != nullptr && rules::is_over(world, lesson, *step); step = screen::step_of(catalog, *note_)) {
        ++note_->step;
        tell();
    }
    if (note_->step > before + 1) {
        stage_->show(screen::Notice{"lesson-ahead", ""});
    }
}

void LessonProgress::tell() const {
    const auto& steps = screen::lesson_of(*ruleset_->catalog, *note_).steps;
    stage_->show(screen::Notice{std::string(screen::lesson_step_done),
                                std::to_string(note_->step) + "/" + std::to_string(steps.size())});
}

}  // namespace torchwake::flow
