#include <torchwake/core/utf8.hpp>
#include <torchwake/save/file_port.hpp>

#include <system_error>

namespace torchwake::save {
namespace {

class FileFaults final : public std::error_category {
  public:
    [[nodiscard]] const char* name() const noexcept override { return "torchwake.save"; }
    [[nodiscard]] std::string message(int fault) const override {
        return fault == static_cast<int>(FileFault::NotRegular) ? "It is no regular file"
                                                                : "It was removed or replaced";
    }
};

}  // namespace

boost::system::error_code make_error_code(FileFault fault) {
    static const FileFaults faults;
    return std::error_code(static_cast<int>(fault), faults);
}

std::string to_string(const FileError& error) {
    return "can't " + std::string(error.operation) + " " + core::printable(error.path.string()) + ": " +
           error.reason.message();
}

}  // namespace torchwake::save
