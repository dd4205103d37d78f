public import Foundation
import Graphics
import LayoutEngine

/// Colours at locations along a line. Apple's page: SwiftUI/Gradient.
///
/// As a style it runs from the top to the bottom.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location. Apple's page: SwiftUI/Gradient/Stop.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 is the start, 1 the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which colours are interpolated. Apple's page: SwiftUI/Gradient/ColorSpace.
  public struct ColorSpace: Hashable, Sendable {
    let space: GradientStops.Space

    /// Gamma-encoded sRGB, the picture's own space.
    public static let device = ColorSpace(space: .device)
    /// Oklab, for perceptually even gradients (default).
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// The gradient, interpolated in `space`. Apple's page: SwiftUI/Gradient/colorSpace(_:).
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  func resolved(in environment: EnvironmentValues, space: GradientStops.Space = .perceptual) -> GradientStops {
    GradientStops(
      stops.map { .init(color: $0.color.resolved(in: environment), location: Double($0.location)) }, space: space)
  }
}

extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { AnyGradient(self)._paint(in: environment) }
}

/// A gradient, or the gradient of a colour. Apple's page: SwiftUI/AnyGradient.
///
/// As a style it runs from the top to the bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient
  private var space = GradientStops.Space.perceptual

  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient, interpolated in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space.space
    return copy
  }

  func resolved(in environment: EnvironmentValues) -> GradientStops {
    gradient.resolved(in: environment, space: space)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.linearGradient(resolved(in: environment), start: UnitPoint.top.unit, end: UnitPoint.bottom.unit))
  }
}

extension UnitPoint {
  /// The point in the unit square; a coordinate that is not finite becomes 0.5.
  var unit: CGPoint { CGPoint(x: x.isFinite ? x : 0.5, y: y.isFinite ? y : 0.5) }
}

extension CGSize {
  /// A square with a finite side, at least 0.
  static func square(_ side: CGFloat) -> CGSize {
    let side = max(0, side.finiteValue(of: "radius"))
    return CGSize(width: side, height: side)
  }
}
