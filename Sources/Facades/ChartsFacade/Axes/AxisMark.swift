public import SwiftUI

/// A line, tick or label at a value of an axis. Apple's page: Charts/AxisMark.
public protocol AxisMark {
  var _parts: [_AxisPart] { get }
}

extension Never: AxisMark {
  public var _parts: [_AxisPart] { [] }
}

/// One part of the marks at a value.
public struct _AxisPart: AxisMark {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(Label)
  }

  enum Label {
    case automatic
    case text((AxisValue, ChartPlan.Writing) -> String)
    case view(AnyView)
  }

  /// How a label is placed.
  struct Placement {
    var anchor: UnitPoint?
    /// The alignment of several labels at the same value.
    var alignment: Alignment?
    var collisions = AxisValueLabelCollisionResolution.automatic
    /// Whether the label takes room beside the plot.
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
  }

  let kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  var isCentered: Bool?
  var placement = Placement()

  public var _parts: [_AxisPart] { [self] }
}

public struct _AxisParts: AxisMark {
  public let _parts: [_AxisPart]
}

/// Type-erased marks. Apple's page: Charts/AnyAxisMark.
public struct AnyAxisMark: AxisMark {
  public let _parts: [_AxisPart]

  public init(_ mark: any AxisMark) { _parts = mark._parts }
  public init(erasing mark: some AxisMark) { _parts = mark._parts }
}

extension AxisMark {
  private func changing(_ change: (inout _AxisPart) -> Void) -> _AxisParts {
    _AxisParts(
      _parts: _parts.map {
        var part = $0
        change(&part)
        return part
      })
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  public func font(_ font: Font?) -> some AxisMark { changing { if $0.font == nil { $0.font = font } } }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A line across the plot. Apple's page: Charts/AxisGridLine.
public struct AxisGridLine: AxisMark {
  public let _parts: [_AxisPart]

  /// - Parameter centered: Whether the line is in the centre of its band.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .gridLine, stroke: stroke, isCentered: centered)]
  }
}

/// A short line beside the plot. Apple's page: Charts/AxisTick.
public struct AxisTick: AxisMark {
  /// The length of a tick. Apple's page: Charts/AxisTick/Length.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    enum Kind { case points, label, longestLabel }
    let kind: Kind
    /// In points; for a label, how much longer than the label.
    let points: CGFloat

    /// 4 points.
    public static let automatic = Length(kind: .points, points: 4)
    /// To the far end of the label at the same value.
    public static let label = Length(kind: .label, points: 0)
    /// To the far end of the longest label of the axis.
    public static let longestLabel = Length(kind: .longestLabel, points: 0)

    public static func label(extendPastBy points: CGFloat) -> Length { Length(kind: .label, points: points) }
    public static func longestLabel(extendPastBy points: CGFloat) -> Length {
      Length(kind: .longestLabel, points: points)
    }

    init(kind: Kind, points: CGFloat) { (self.kind, self.points) = (kind, points) }
    /// In points.
    public init(integerLiteral value: Int) { self.init(kind: .points, points: CGFloat(value)) }
    public init(floatLiteral value: Double) { self.init(kind: .points, points: CGFloat(value)) }
  }

  public let _parts: [_AxisPart]

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .tick(length), stroke: stroke, isCentered: centered)]
  }

  /// A tick whose length is in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .points, points: length), stroke: stroke)
  }
}
