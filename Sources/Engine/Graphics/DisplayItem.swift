public import Foundation

/// An item to paint, fully resolved. All coordinates are points from the picture's top left.
public indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of a path; `evenOdd` selects the rule for overlapping subpaths.
  case fill(Path, Paint, evenOdd: Bool)
  case stroke(Path, StrokeStyle, Paint)
  case picture(ImageItem)
  case text(TextItem)
  /// Items that are painted together and then changed as a whole.
  case group(Effect, [DisplayItem])
}

/// A line of text, already broken, truncated and scaled.
public struct TextItem: Hashable, Sendable {
  /// The line in logical order.
  public var runs: [TextRun]
  /// Base direction and language.
  public var style: ParagraphStyle
  /// The left end of the baseline.
  public var origin: CGPoint
  /// The typographic width in points.
  public var width: CGFloat

  public init(runs: [TextRun], style: ParagraphStyle, origin: CGPoint, width: CGFloat) {
    self.runs = runs
    self.style = style
    self.origin = origin
    self.width = width
  }

  public var text: String { runs.map(\.text).joined() }
}
