public import SwiftUI

/// One mark of a chart, with everything that was said of it.
public struct _ChartMark {
  enum Kind {
    case line, area, bar, point, rule, rectangle, sector
  }

  /// A point on an axis, or a span of it.
  struct Span {
    let low: _ChartValue
    var high: _ChartValue?
    /// Whether both ends were stated, so that a bar does not begin at zero.
    var isRange = false

    /// The ends as far as scales must hold them.
    var values: [_ChartValue] { [low] + (high.map { [$0] } ?? []) }
  }

  /// Where a sector lies around the middle of the plot.
  struct Sector {
    let angle: Span
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    /// How far the straight edges are moved inwards, in points.
    let inset: CGFloat
  }

  let kind: Kind
  var x: Span?
  var y: Span?
  var series: _ChartValue?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var sector: Sector?
  var style = MarkStyle()

  init(_ kind: Kind, x: Span? = nil, y: Span? = nil) { (self.kind, self.x, self.y) = (kind, x, y) }
}

/// How a mark looks; what is nil was not said.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: _ChartValue?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var stroke: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolBy: _ChartValue?
  var symbolSize: CGSize?
  var positionBy: _ChartValue?
  var annotations: [MarkAnnotation] = []
  var offset = CGSize.zero
  var zIndex = 0.0
  var isHidden = false
}

/// What stands at a point.
enum MarkSymbol {
  case shape(@Sendable (CGRect) -> Path)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let content: AnyView
}

extension PlottableValue {
  var span: _ChartMark.Span { _ChartMark.Span(low: low, high: high) }

  func span(to end: PlottableValue) -> _ChartMark.Span {
    _ChartMark.Span(low: low, high: end.low, isRange: true)
  }
}

/// How marks at one place go together. Apple's page: Charts/MarkStackingMethod.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind
  /// On each other.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// On each other, as shares of one.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// On each other, around the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// Over each other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How wide or high a mark is. Apple's page: Charts/MarkDimension.
public struct MarkDimension: Sendable {
  enum Kind { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind
  /// As the scale allows.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// So many points less than there are, on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of what there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The length where `available` points belong to the mark, or nil where nothing says how much that is.
  func length(in available: CGFloat?, otherwise: CGFloat) -> CGFloat {
    let length: CGFloat =
      switch (kind, available) {
      case (.fixed(let value), _): value
      case (.inset(let value), let available?): available - 2 * value
      case (.ratio(let value), let available?): available * value
      case (_, let available?): available * 0.7
      case (_, nil): otherwise
      }
    return length.isFinite ? max(0, length) : 0
  }

  /// The radius in a circle of radius `whole`.
  func radius(in whole: CGFloat, otherwise: CGFloat) -> CGFloat {
    let radius: CGFloat =
      switch kind {
      case .automatic: otherwise
      case .fixed(let value): value
      case .inset(let value): whole - value
      case .ratio(let value): whole * value
      }
    return radius.isFinite ? max(0, radius) : 0
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// So many points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// Where an annotation stands. Apple's page: Charts/AnnotationPosition.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  /// Above the mark.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above the mark and before it.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above the mark and after it.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below the mark and before it.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below the mark and after it.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
