#include "CPreviewPage.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t changes_js[] = {
#embed "../../Serving/PreviewServing/Page/changes.js"
};

static const uint8_t choices_js[] = {
#embed "../../Serving/PreviewServing/Page/choices.js"
};

static const uint8_t chronicle_js[] = {
#embed "../../Serving/PreviewServing/Page/chronicle.js"
};

static const uint8_t command_js[] = {
#embed "../../Serving/PreviewServing/Page/command.js"
};

static const uint8_t distances_js[] = {
#embed "../../Serving/PreviewServing/Page/distances.js"
};

static const uint8_t dom_js[] = {
#embed "../../Serving/PreviewServing/Page/dom.js"
};

static const uint8_t grounds_js[] = {
#embed "../../Serving/PreviewServing/Page/grounds.js"
};

static const uint8_t icon_svg[] = {
#embed "../../Serving/PreviewServing/Page/icon.svg"
};

static const uint8_t inspector_js[] = {
#embed "../../Serving/PreviewServing/Page/inspector.js"
};

static const uint8_t keys_js[] = {
#embed "../../Serving/PreviewServing/Page/keys.js"
};

static const uint8_t main_js[] = {
#embed "../../Serving/PreviewServing/Page/main.js"
};

static const uint8_t moments_js[] = {
#embed "../../Serving/PreviewServing/Page/moments.js"
};

static const uint8_t page_css[] = {
#embed "../../Serving/PreviewServing/Page/page.css"
};

static const uint8_t page_html[] = {
#embed "../../Serving/PreviewServing/Page/page.html"
};

static const uint8_t pictures_js[] = {
#embed "../../Serving/PreviewServing/Page/pictures.js"
};

static const uint8_t playback_js[] = {
#embed "../../Serving/PreviewServing/Page/playback.js"
};

static const uint8_t problems_js[] = {
#embed "../../Serving/PreviewServing/Page/problems.js"
};

static const uint8_t reference_js[] = {
#embed "../../Serving/PreviewServing/Page/reference.js"
};

static const uint8_t server_js[] = {
#embed "../../Serving/PreviewServing/Page/server.js"
};

static const uint8_t settings_js[] = {
#embed "../../Serving/PreviewServing/Page/settings.js"
};

static const uint8_t stage_js[] = {
#embed "../../Serving/PreviewServing/Page/stage.js"
};

static const uint8_t state_js[] = {
#embed "../../Serving/PreviewServing/Page/state.js"
};

static const uint8_t tabs_js[] = {
#embed "../../Serving/PreviewServing/Page/tabs.js"
};

static const uint8_t taps_js[] = {
#embed "../../Serving/PreviewServing/Page/taps.js"
};

static const uint8_t timeline_js[] = {
#embed "../../Serving/PreviewServing/Page/timeline.js"
};

static const uint8_t tree_js[] = {
#embed "../../Serving/PreviewServing/Page/tree.js"
};

static const uint8_t variants_js[] = {
#embed "../../Serving/PreviewServing/Page/variants.js"
};

static const uint8_t diagnostics[] = {
#embed "../../../Docs/Diagnostics.md"
};

static const CPreviewFile files[] = {
    {"changes.js", changes_js, sizeof changes_js},
    {"choices.js", choices_js, sizeof choices_js},
    {"chronicle.js", chronicle_js, sizeof chronicle_js},
    {"command.js", command_js, sizeof command_js},
    {"distances.js", distances_js, sizeof distances_js},
    {"dom.js", dom_js, sizeof dom_js},
    {"grounds.js", grounds_js, sizeof grounds_js},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"inspector.js", inspector_js, sizeof inspector_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"main.js", main_js, sizeof main_js},
    {"moments.js", moments_js, sizeof moments_js},
    {"page.css", page_css, sizeof page_css},
    {"page.html", page_html, sizeof page_html},
    {"pictures.js", pictures_js, sizeof pictures_js},
    {"playback.js", playback_js, sizeof playback_js},
    {"problems.js", problems_js, sizeof problems_js},
    {"reference.js", reference_js, sizeof reference_js},
    {"server.js", server_js, sizeof server_js},
    {"settings.js", settings_js, sizeof settings_js},
    {"stage.js", stage_js, sizeof stage_js},
    {"state.js", state_js, sizeof state_js},
    {"tabs.js", tabs_js, sizeof tabs_js},
    {"taps.js", taps_js, sizeof taps_js},
    {"timeline.js", timeline_js, sizeof timeline_js},
    {"tree.js", tree_js, sizeof tree_js},
    {"variants.js", variants_js, sizeof variants_js},
};

size_t cpreviewpage_count(void) { return sizeof files / sizeof files[0]; }

CPreviewFile cpreviewpage_file(size_t index) { return files[index]; }

CPreviewFile cpreviewpage_diagnostics(void) {
  return (CPreviewFile){"Diagnostics.md", diagnostics, sizeof diagnostics};
}
