public import Foundation

/// How a path is stroked. Apple's page: SwiftUI/StrokeStyle.
public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Hashable, Sendable {
    /// Ends at the end point.
    case butt
    /// A half circle beyond the end point.
    case round
    /// Half a line width beyond the end point.
    case square
  }

  public enum LineJoin: Hashable, Sendable {
    /// Sharp, up to ``StrokeStyle/miterLimit``.
    case miter
    case round
    case bevel
  }

  /// Points.
  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// Corners with a larger ratio of miter length to line width are bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset in points into the dash pattern at the line's start.
  public var dashPhase: CGFloat

  /// Creates a style with SwiftUI's defaults: one point wide, butt caps, mitred corners, solid.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The name in Core Graphics.
public typealias CGLineCap = StrokeStyle.LineCap

/// The name in Core Graphics.
public typealias CGLineJoin = StrokeStyle.LineJoin

extension ResolvedColor {
  /// The ends of SwiftUI's `Color.gradient` for this colour.
  ///
  /// The top is lighter by a part of the colour's distance to white, in Oklab: 0.31 for a grey, less for a saturated
  /// colour. This was fitted to five tops that the TUIkit project measured (grey 128 becomes 165, black 50). The
  /// bottom is the colour itself. For colours that can hardly be lighter, such as white, the bottom is darker
  /// instead, so that the gradient is visible, as in pictures of widgets on an iPhone.
  package var standardGradient: (top: ResolvedColor, bottom: ResolvedColor) {
    guard alpha > 0 else { return (self, self) }
    let color = Oklab(opaque)
    let chroma = (color.a * color.a + color.b * color.b).squareRoot()
    var (top, bottom) = (color, color)
    top.lightness += (1 - color.lightness) * max(0.31 - 0.5 * chroma, 0)
    bottom.lightness = min(color.lightness, top.lightness - Self.leastSpan)
    func resolved(_ end: Oklab) -> ResolvedColor {
      var resolved = end.resolved
      resolved.alpha = alpha
      return resolved
    }
    return (resolved(top), color.lightness > bottom.lightness ? resolved(bottom) : self)
  }

  /// The minimum difference in lightness between both ends: chosen by eye, for white.
  private static let leastSpan = 0.07

  private var opaque: ResolvedColor {
    var copy = self
    copy.alpha = 1
    return copy
  }
}
