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
