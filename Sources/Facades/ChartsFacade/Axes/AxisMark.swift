public import SwiftUI

/// A line, tick or label at a value of an axis. Apple's page: Charts/AxisMark.
public protocol AxisMark {
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

  public var _parts: [_AxisPart] { [self] }
}

public struct _AxisParts: AxisMark {
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
  /// The length of a tick. The predefined lengths are all 4 points. Apple's page: Charts/AxisTick/Length.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let points: CGFloat
    public static let automatic = Length(points: 4)
    public static let label = Length(points: 4)
    public static let longestLabel = Length(points: 4)

    init(points: CGFloat) { self.points = points }
    /// In points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    public init(floatLiteral value: Double) { points = CGFloat(value) }
  }

  public let _parts: [_AxisPart]

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .tick(length: length.points), stroke: stroke, isCentered: centered)]
  }
}
