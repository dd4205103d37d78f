package import ArgumentParser
package import Graphics
package import Rendering

/// The options for what a user chooses for the screen around a widget.
package struct SurroundingsArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The colour of tinted pictures, and the accent colour of accented ones (default: the system's blue).",
      valueName: "#RRGGBB"),
    transform: ResolvedColor.init(argument:))
  package var accent = RenderRequest.standardAccent

  @Option(
    help: ArgumentHelp(
      "The wallpaper behind the widget: a colour '#102040', a gradient 'gradient:#101830,#304880' or an image file, which fills the device's screen. The widget is in its middle.",
      valueName: "BACKGROUND"),
    transform: DrawingOption.backdrop)
  package var backdrop: WallpaperBackground?

  package init() {}
}
