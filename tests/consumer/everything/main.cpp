#include <torchwake/core/point.hpp>

int main() {
    return torchwake::core::adjacent({0, 0}, {1, 1}) ? 0 : 1;
}
