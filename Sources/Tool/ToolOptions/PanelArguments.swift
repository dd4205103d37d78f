import ArgumentParser
import Graphics

/// The arguments of ``PanelOptions``.
struct PanelArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Draw in few colours: bw, gray4, gray16, gray256, bwr, bwy, bwry, 6color, 7color, many, or colours such as \
      '#000000,#FFFFFF,#FF0000'. The scheme is then eink, unless --scheme is given.
      """, valueName: "palette"),
    transform: PanelOptions.palette)
  var palette: PanelPalette?

  @Option(
    help: """
      How photographs, gradients and shadows are mixed from the palette: none, floyd-steinberg, atkinson or blue-noise \
      (default: floyd-steinberg).
      """,
    transform: DrawingOption.dithers.value)
  var dither: Dither?

  @Option(
    help: "Turn the file clockwise by 90, 180 or 270 degrees (default: 0).", transform: PanelOptions.rotation)
  var rotation: QuarterTurn?

  @Option(
    help: "The largest file that the display accepts; a larger one is drawn with fewer tones.",
    transform: PanelOptions.byteLimit)
  var maxBytes: Int?

  @Option(
    help: ArgumentHelp(
      "The size of the picture in pixels, such as 800x480 (default: the family's on the device).",
      valueName: "WIDTHxHEIGHT"),
    transform: PanelOptions.canvas)
  var canvas: PixelSize?

  init() {}

  var options: PanelOptions {
    var options = PanelOptions()
    (options.palette, options.dither, options.rotation) = (palette, dither, rotation ?? .none)
    (options.byteLimit, options.canvas) = (maxBytes, canvas)
    return options
  }
}
