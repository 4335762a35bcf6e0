#include <torchwake/headless/director_stage.hpp>

namespace torchwake::headless {

DirectorStage::DirectorStage(const content::Catalog& catalog, view::Director& director, bool omniscient)
    : catalog_(&catalog), director_(&director), omniscient_(omniscient) {
    director.set_omniscient(omniscient);
}

rules::Knowledge DirectorStage::knowledge(const rules::World& world) const {
    return {*catalog_, world, omniscient_};
}

void DirectorStage::enter(const rules::World& world, const rules::Chronicle& chronicle) {
    director_->enter(knowledge(world), chronicle);
    for (const std::string& warning : warnings_) {
        director_->tell({"warning", warning});
    }
}

core::Milliseconds DirectorStage::begin(std::span<const rules::Event> events, const rules::World& world) {
    return director_->begin(events, knowledge(world));
}

void DirectorStage::skip() {
    director_->skip();
}

void DirectorStage::refuse(const rules::Refusal& refusal) {
    director_->refuse(refusal);
}

void DirectorStage::tell(const screen::Notice& notice) {
    director_->tell(notice);
}

void DirectorStage::menu_sound(bool confirmed) {
    director_->menu_sound(confirmed);
}

void DirectorStage::mark_unsaved(bool unsaved) {
    director_->mark_unsaved(unsaved);
}

void DirectorStage::apply_options(const save::Options& options) {
    director_->apply_options(options);
}

void DirectorStage::apply_keys(const screen::KeyMap& keys) {
    director_->apply_keys(keys);
}

std::int32_t DirectorStage::scroll_range(const screen::Layer& page) {
    return director_->scroll_range(page);
}

void DirectorStage::stopped(const autopilot::Stop& stop) {
    director_->stopped(stop);
}

std::vector<std::string> DirectorStage::log_tail(std::size_t count) {
    return director_->log_tail(count);
}

std::string DirectorStage::record(const screen::RecapModel& recap, const save::SavedRun& run) {
    return director_->record(recap, knowledge(run.world), run.chronicle);
}

}  // namespace torchwake::headless
