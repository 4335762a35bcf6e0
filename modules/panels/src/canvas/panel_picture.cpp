#include <torchwake/panels/panel_picture.hpp>

namespace torchwake::panels {

void PanelPicture::reset(const Layout& laid_out) {
    layout = laid_out;
    panels.clear();
    bars.clear();
    key_caps.clear();
    icons.clear();
    levels.clear();
    banner.reset();
    logo.reset();
    text.reset(laid_out.screen);
    areas.clear();
}

}  // namespace torchwake::panels
