#pragma once

// The policy of each kind of errand. errand.cpp has the stops that all kinds share.

#include <torchwake/bots/errand.hpp>

#include <memory>
#include <optional>
#include <variant>

namespace torchwake::bots {

using NextStep = std::variant<rules::Command, Stop>;

class Course {
  public:
    Course() = default;
    Course(const Course&) = delete;
    Course& operator=(const Course&) = delete;
    virtual ~Course() = default;

    /// True if it may begin with an enemy in view, for one step.
    [[nodiscard]] virtual bool may_begin_watched() const { return false; }
    /// The stop that follows from the hero's place or state, if any.
    [[nodiscard]] virtual std::optional<Stop> finished(const rules::Knowledge& knowledge) = 0;
    /// Requires: it is not finished.
    [[nodiscard]] virtual NextStep next(const rules::Knowledge& knowledge) = 0;
};

[[nodiscard]] std::unique_ptr<Course> course_of(const Explore& errand);
[[nodiscard]] std::unique_ptr<Course> course_of(const Rest& errand);
[[nodiscard]] std::unique_ptr<Course> course_of(const TravelTo& errand);
[[nodiscard]] std::unique_ptr<Course> course_of(const Run& errand);

/// A step in that direction, unless a visible actor stands there.
[[nodiscard]] NextStep walk_unless_taken(const rules::Knowledge& knowledge, core::Direction direction);

}  // namespace torchwake::bots
