#pragma once

#include <torchwake/flow/ports.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace torchwake::flow {

/// Data that can't be read again.
class FixedData final : public DataSource {
  public:
    boost::system::result<void, StorageError> read_again(const save::SavedRun&) override {
        return StorageError{"monsters.json: there is no such file."};
    }
    save::SavedRun exchange() override { throw std::logic_error("no data were read again"); }
    boost::system::result<void, StorageError> take_language(const std::string& id) override {
        languages.push_back(id);
        return {};
    }

    std::vector<std::string> languages{};  ///< those that were taken
};

}  // namespace torchwake::flow
