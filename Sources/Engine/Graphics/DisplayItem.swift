public import Foundation

/// One thing to paint. All coordinates are points from the picture's top left; everything is resolved.
public indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of a path; `evenOdd` chooses the rule for overlapping subpaths.
  case fill(Path, Paint, evenOdd: Bool)
  /// The outline of a path.
  case stroke(Path, StrokeStyle, Paint)
  /// A picture.
  case picture(ImageItem)
  /// A line of text.
  case text(TextItem)
  /// Items that are painted together, then changed as a whole.
  case group(Effect, [DisplayItem])
}

/// A picture on the canvas.
public struct ImageItem: Hashable, Sendable {
  /// How pixels are found between pixels.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges.
    case none
    /// An area filter when shrinking, a smooth curve when enlarging.
    case smooth
  }

  /// What is painted.
  public var picture: DrawableImage
  /// Where: the whole picture is stretched over this rectangle, whose edges lie on pixels.
  public var frame: CGRect
  /// The filter.
  public var interpolation: Interpolation
  /// With a tint, only the picture's alpha counts and this is painted through it (a template image).
  public var tint: Paint?

  /// Creates an item that stretches `picture` over `frame`.
  public init(picture: DrawableImage, frame: CGRect, interpolation: Interpolation = .smooth, tint: Paint? = nil) {
    self.picture = picture
    self.frame = frame
    self.interpolation = interpolation
    self.tint = tint
  }
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

  /// Creates a line whose baseline begins, at its left end, at `origin`.
  public init(runs: [TextRun], style: ParagraphStyle, origin: CGPoint, width: CGFloat) {
    self.runs = runs
    self.style = style
    self.origin = origin
    self.width = width
  }

  /// The characters of the line.
  public var text: String { runs.map(\.text).joined() }
}
