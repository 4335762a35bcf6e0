#pragma once

#include <torchwake/flow/ports.hpp>

#include <stdexcept>

namespace torchwake::flow {

/// Data that can't be read again.
class FixedData final : public DataSource {
  public:
    boost::system::result<void, StorageError> read_again(const save::SavedRun&) override {
        return StorageError{"monsters.json: there is no such file."};
    }
    save::SavedRun exchange() override { throw std::logic_error("no data were read again"); }
};

}  // namespace torchwake::flow
