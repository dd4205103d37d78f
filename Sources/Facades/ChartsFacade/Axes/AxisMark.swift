public import SwiftUI

/// A line, tick or label at a value of an axis. Apple's page: Charts/AxisMark.
public protocol AxisMark {
  /// The parts.
  var _parts: [_AxisPart] { get }
}

/// One part of the marks at a value.
public struct _AxisPart: AxisMark {
  enum Kind {
    case gridLine
    case tick(length: CGFloat)
    case label(Label)
  }

  enum Label {
    case automatic
    case text((AxisValue) -> String)
    case view(AnyView)
  }

  let kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  var isCentered: Bool?
  var spacing: CGFloat?

  /// The part itself.
  public var _parts: [_AxisPart] { [self] }
}

/// Several marks at a value.
public struct _AxisParts: AxisMark {
  /// The parts, in order.
  public let _parts: [_AxisPart]
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

  /// Paints lines and labels.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark { changing { if $0.font == nil { $0.font = font } } }

  /// Moves the marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  /// Moves the marks.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A line across the plot. Apple's page: Charts/AxisGridLine.
public struct AxisGridLine: AxisMark {
  /// The line.
  public let _parts: [_AxisPart]

  /// A line at the value, or `centered` in its band.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .gridLine, stroke: stroke, isCentered: centered)]
  }
}

/// A short line beside the plot. Apple's page: Charts/AxisTick.
public struct AxisTick: AxisMark {
  /// How long a tick is. Apple's page: Charts/AxisTick/Length.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let points: CGFloat
    /// As long as usual.
    public static let automatic = Length(points: 4)
    /// As long as the label is away.
    public static let label = Length(points: 4)
    /// As long as the labels.
    public static let longestLabel = Length(points: 4)

    init(points: CGFloat) { self.points = points }
    /// In points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    /// In points.
    public init(floatLiteral value: Double) { points = CGFloat(value) }
  }

  /// The tick.
  public let _parts: [_AxisPart]

  /// A tick at the value.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .tick(length: length.points), stroke: stroke, isCentered: centered)]
  }
}
