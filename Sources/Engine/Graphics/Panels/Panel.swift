/// A display with few colours, such as e-ink, for which a picture is drawn.
package struct Panel: Hashable, Sendable {
  package var palette: PanelPalette
  package var dither: Dither
  /// How far its files are turned clockwise.
  package var rotation: QuarterTurn
  /// The largest file that it accepts, in bytes; nil for any.
  package var byteLimit: Int?

  package init(
    _ palette: PanelPalette, dither: Dither = .floydSteinberg, rotation: QuarterTurn = .none, byteLimit: Int? = nil
  ) {
    (self.palette, self.dither, self.rotation, self.byteLimit) = (palette, dither, rotation, byteLimit)
  }
}

/// How colours between those of a panel are mixed from its pixels.
package enum Dither: String, CaseIterable, Hashable, Sendable {
  /// Not at all: each pixel gets the nearest colour.
  case none
  /// The whole error goes to four neighbours: exact tones.
  case floydSteinberg = "floyd-steinberg"
  /// Three quarters of the error go to six neighbours: more contrast, cleaner light and dark areas.
  case atkinson
  /// A threshold for each pixel, from a pattern without visible structure: a small change of a picture changes few
  /// pixels.
  case blueNoise = "blue-noise"
}
