package import ArgumentParser
package import Graphics
package import Rendering

/// The colour and the wallpaper that a user chooses for a screen.
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
