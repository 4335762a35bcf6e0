#include "window/window.hpp"

#include "sfml/adapter.hpp"
#include "sfml/library_log.hpp"
#include "sfml/pixels.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/window_geometry.hpp>

#include <SFML/Graphics/BlendMode.hpp>
#include <SFML/Graphics/PrimitiveType.hpp>
#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/Vertex.hpp>
#include <SFML/Graphics/View.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::desktop {
namespace {

sf::Color colour(atlas::Rgba colour) {
    return {colour.red, colour.green, colour.blue, colour.alpha};
}

sf::Vector2f extents_of(core::Size size) {
    return {static_cast<float>(size.width), static_cast<float>(size.height)};
}

/// A view that maps an area of the window's pixels to the same pixels, and clips at its edges.
sf::View view_of(const core::Rect& area, core::Size window) {
    const sf::Vector2f from(static_cast<float>(area.left()), static_cast<float>(area.top()));
    const sf::Vector2f extents = extents_of(area.size);
    const sf::Vector2f whole = extents_of(window);
    sf::View view;
    view.setSize(extents);
    view.setCenter(sf::Vector2f(from.x + extents.x / 2, from.y + extents.y / 2));
    view.setViewport(sf::FloatRect(sf::Vector2f(from.x / whole.x, from.y / whole.y),
                                   sf::Vector2f(extents.x / whole.x, extents.y / whole.y)));
    return view;
}

}  // namespace

struct Window::Inner {
    sf::RenderWindow window;
    sf::Texture texture;
    std::vector<sf::Vertex> vertices;  ///< of one batch; a member to reuse its memory

    void draw(const Batch& batch) {
        convert(batch);
        for (const Run& run : batch.runs()) {
            draw(run, run.surface == Surface::OpaqueBlocks ? sf::BlendNone : sf::BlendAlpha);
        }
    }
    /// Adds the batch's colours to those below it.
    void add(const Batch& batch) {
        convert(batch);
        for (const Run& run : batch.runs()) {
            draw(run, sf::BlendAdd);
        }
    }

  private:
    void convert(const Batch& batch) {
        vertices.clear();
        for (const Vertex& from : batch.vertices()) {
            sf::Vertex& to = vertices.emplace_back();
            to.position = sf::Vector2f(from.x, from.y);
            to.color = colour(from.tint);
            to.texCoords = sf::Vector2f(from.u, from.v);
        }
    }
    void draw(const Run& run, const sf::BlendMode& blending) {
        sf::RenderStates states;
        states.texture = run.surface == Surface::Sprites ? &texture : nullptr;
        states.blendMode = blending;
        window.draw(vertices.data() + run.first, run.count, sf::PrimitiveType::Triangles, states);
    }
};

Window::Window() : inner_(std::make_unique<Inner>()) {
    sfml::silence_library();
}
Window::~Window() = default;

bool Window::open(const Look& look, const atlas::Picture& icon) {
    sf::RenderWindow& window = inner_->window;
    sfml::open(window, look.title, clamp_window(look.size, sfml::screen_size()), look.full_screen);
    if (!window.isOpen()) {
        return false;
    }
    window.setKeyRepeatEnabled(false);  // the game repeats keys on its own clock
    sfml::set_icon(window, icon);
    return true;
}

bool Window::make_texture(core::Size size) {
    return sfml::make_blank(inner_->texture, size);
}

void Window::fill_texture(const atlas::Picture& picture, std::int32_t first_row) {
    sfml::fill(inner_->texture, picture, {0, first_row});
}

core::Size Window::size() const {
    const sf::Vector2u size = inner_->window.getSize();
    return {static_cast<std::int32_t>(size.x), static_cast<std::int32_t>(size.y)};
}

std::optional<WindowEvent> Window::next_event() {
    return sfml::poll(inner_->window);
}

void Window::draw(const DrawList& list) {
    TORCHWAKE_EXPECTS(list.window.area() > 0);
    sf::RenderWindow& window = inner_->window;
    window.clear(colour(list.backdrop));
    if (!list.map.vertices().empty()) {
        window.setView(view_of(list.map_area, list.window));
        inner_->draw(list.ground);
        inner_->draw(list.map);
        inner_->add(list.dark);
    }
    window.setView(view_of({{0, 0}, list.window}, list.window));
    inner_->draw(list.interface);
}

void Window::show() {
    inner_->window.display();
}

std::optional<atlas::Picture> Window::capture() const {
    sf::Texture copy;
    if (!sfml::make_blank(copy, size())) {
        return std::nullopt;
    }
    copy.update(inner_->window);
    atlas::Picture picture = sfml::picture_of(copy.copyToImage());
    for (atlas::Rgba& pixel : picture.pixels) {
        pixel.alpha = 255;
    }
    return picture;
}

}  // namespace torchwake::desktop
