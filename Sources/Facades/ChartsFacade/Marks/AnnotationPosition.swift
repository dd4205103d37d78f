public import Foundation

/// The position of an annotation. Apple's page: Charts/AnnotationPosition.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  /// Above the mark; in the middle of a sector.
  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation is added to. Apple's page: Charts/AnnotationContext.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What happens to an annotation that does not fit beside its mark. Apple's page: Charts/AnnotationOverflowResolution.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area in which an annotation stays. Apple's page: Charts/AnnotationOverflowResolution/Boundary.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case automatic, plot, chart }
    let kind: Kind
    /// The chart.
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    /// The chart with its axes.
    public static let chart = Boundary(kind: .chart)
  }

  /// What happens along an axis. Apple's page: Charts/AnnotationOverflowResolution/Strategy.
  public struct Strategy: Hashable, Sendable {
    /// `nil` if the annotation may overflow.
    let boundary: Boundary?
    /// Moves the annotation into the chart.
    public static let automatic = Strategy(boundary: .automatic)
    /// Leaves the annotation where it is.
    public static let disabled = Strategy(boundary: nil)
    /// Moves the annotation into the chart.
    public static let fit = Strategy(boundary: .automatic)
    /// Moves the annotation into the plot; the scale stays as it is.
    public static let padScale = Strategy(boundary: .plot)

    /// Moves the annotation into an area.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
  }

  let x, y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  public static let automatic = AnnotationOverflowResolution()
}
