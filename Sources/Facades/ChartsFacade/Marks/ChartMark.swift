public import SwiftUI

/// A mark with all its modifiers.
public struct _ChartMark {
  enum Kind {
    case line, area, bar, point, rule, rectangle, sector
  }

  /// A point on an axis, or a span of it.
  struct Span {
    let low: _ChartValue
    var high: _ChartValue?
    /// Whether both ends are explicit, so that a bar does not start at zero.
    var isRange = false

    /// The values that scales must include.
    var values: [_ChartValue] { [low] + (high.map { [$0] } ?? []) }
  }

  /// A sector's position around the centre of the plot.
  struct Sector {
    let angle: Span
    let innerRadius, outerRadius: MarkDimension
    /// How far the straight edges are moved inwards, in points.
    let inset: CGFloat
  }

  let kind: Kind
  var x, y: Span?
  var series: _ChartValue?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var sector: Sector?
  var style = MarkStyle()

  init(_ kind: Kind, x: Span? = nil, y: Span? = nil) { (self.kind, self.x, self.y) = (kind, x, y) }
}

/// The style of a mark; `nil` values are unspecified.
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
  var shadow: MarkShadow?
  var blurRadius: CGFloat = 0
}

struct MarkShadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

enum MarkSymbol {
  case shape(@Sendable (CGRect) -> Path)
  case view(AnyView)
}

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

/// How marks at the same position are combined. Apple's page: Charts/MarkStackingMethod.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Stacked, as fractions of the sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Stacked around the centre.
  public static let center = MarkStackingMethod(kind: .center)
  /// Overlaid.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The width or height of a mark. Apple's page: Charts/MarkDimension.
public struct MarkDimension: Sendable {
  enum Kind { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Less than the available size by this many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A fraction of the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// The length for a mark with `available` points; `nil` if the available size is unknown.
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
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The position of an annotation. Apple's page: Charts/AnnotationPosition.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  /// Above the mark.
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
