#pragma once

#include <torchwake/flow/run_stage.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <optional>
#include <span>

namespace torchwake::flow {

/// The number of a lesson's steps that are done by the last of these records that tells it.
[[nodiscard]] std::int32_t steps_done(std::span<const save::Record> records);

/// The lesson that a run is in, and how far it has come.
class LessonProgress {
  public:
    /// No lesson. Requires: both outlive this.
    LessonProgress(const rules::Ruleset& ruleset, RunStage& stage) : ruleset_(&ruleset), stage_(&stage) {}

    /// Takes up the lesson of that run, of which that many steps are done; none if it is in none.
    void begin(const rules::World& world, std::int32_t done);
    /// Goes on behind those steps, and tells it: a restored run knows its step by that. Nothing happens
    /// without a lesson, or for 0.
    void go_on_behind(std::int32_t done);
    /// Tells of each step whose goals hold now, and goes on to the next.
    void advance(const rules::World& world);
    /// Leaves the lesson.
    void end() { note_.reset(); }

    /// The present step; nothing if the run is in no lesson.
    [[nodiscard]] const std::optional<screen::LessonNote>& note() const { return note_; }

  private:
    void tell() const;

    const rules::Ruleset* ruleset_;
    RunStage* stage_;
    std::optional<screen::LessonNote> note_;
};

}  // namespace torchwake::flow
