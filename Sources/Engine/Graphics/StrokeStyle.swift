public import Foundation

/// How a path is stroked. Apple's page: SwiftUI/StrokeStyle.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of open subpaths.
  public enum LineCap: Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half circle beyond it.
    case round
    /// Half a line width beyond it.
    case square
  }

  /// The corners between segments.
  public enum LineJoin: Hashable, Sendable {
    /// Sharp, until ``StrokeStyle/miterLimit``.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }

  /// Points.
  public var lineWidth: CGFloat
  /// The ends of open subpaths.
  public var lineCap: LineCap
  /// The corners.
  public var lineJoin: LineJoin
  /// Beyond this ratio of miter length to line width a corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [CGFloat]
  /// Points into the dash pattern at which the line starts.
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

/// The ends of open subpaths, as Core Graphics calls them.
public typealias CGLineCap = StrokeStyle.LineCap

/// The corners between segments, as Core Graphics calls them.
public typealias CGLineJoin = StrokeStyle.LineJoin
