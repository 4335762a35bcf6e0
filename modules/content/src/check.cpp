#include <torchwake/content/check.hpp>
#include <torchwake/content/loader.hpp>

namespace torchwake::content {

std::string check_data(const std::filesystem::path& folder) {
    const auto catalog = load_catalog(folder);
    std::string lines;
    if (catalog.has_error()) {
        for (const json::Error& error : catalog.error()) {
            lines += to_string(error) + '\n';
        }
    }
    return lines;
}

}  // namespace torchwake::content
