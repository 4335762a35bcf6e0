#include "tools/svg.hpp"

#include <algorithm>

namespace torchwake::app::svg {
namespace {

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            default:
                safe += letter;
        }
    }
    return safe;
}

/// ` x="12"`
std::string attribute(std::string_view name, int value) {
    return ' ' + std::string(name) + "=\"" + std::to_string(value) + '"';
}

}  // namespace

std::string picture(int width, int height, std::string_view content) {
    const std::string size = attribute("width", width) + attribute("height", height);
    return R"(<svg xmlns="http://www.w3.org/2000/svg" font-family="monospace" font-size="13")" + size +
           ">\n<rect" + size + " fill=\"#14100c\"/>\n" + std::string(content) + "</svg>\n";
}

std::string text(int x, int y, std::string_view style, std::string_view text) {
    return "<text" + attribute("x", x) + attribute("y", y) + ' ' + std::string(style) + '>' + escaped(text) +
           "</text>\n";
}

std::string bar(int x, int y, int width, int height, std::string_view colour) {
    return "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", std::max(1, width)) +
           attribute("height", height) + " fill=\"" + std::string(colour) + "\"/>\n";
}

std::string with_tenth(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t tenths = numerator * 10 / denominator;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string per_cent(std::int64_t permille) {
    return with_tenth(permille, 10) + " %";
}

}  // namespace torchwake::app::svg
