public import Foundation
import Graphics
import LayoutEngine

/// Colours at places along a line that is drawn later. Apple's page: SwiftUI/Gradient.
///
/// As a style it runs from the top to the bottom of what is filled.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place. Apple's page: SwiftUI/Gradient/Stop.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where the colours between two others are found. Apple's page: SwiftUI/Gradient/ColorSpace.
  public struct ColorSpace: Hashable, Sendable {
    let space: GradientStops.Space

    /// In the picture's own space, gamma-encoded sRGB.
    public static let device = ColorSpace(space: .device)
    /// In Oklab, so that they look even. What gradients use unless told otherwise.
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  /// The stops, in the order given.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// The gradient with the colours between its own found in `space`.
  /// Apple's page: SwiftUI/Gradient/colorSpace(_:).
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  func resolved(in environment: EnvironmentValues, space: GradientStops.Space = .perceptual) -> GradientStops {
    GradientStops(
      stops.map { .init(color: $0.color.resolved(in: environment), location: Double($0.location)) }, space: space)
  }
}

extension Gradient: ShapeStyle {
  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { AnyGradient(self)._paint(in: environment) }
}

/// A gradient, or the gradient of a colour. Apple's page: SwiftUI/AnyGradient.
///
/// As a style it runs from the top to the bottom of what is filled.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient
  private var space = GradientStops.Space.perceptual

  /// Creates a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with the colours between its own found in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space.space
    return copy
  }

  func resolved(in environment: EnvironmentValues) -> GradientStops {
    gradient.resolved(in: environment, space: space)
  }

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.linearGradient(resolved(in: environment), start: UnitPoint.top.unit, end: UnitPoint.bottom.unit))
  }
}

extension UnitPoint {
  /// The point in the unit square; what is no number counts as the middle.
  var unit: CGPoint { CGPoint(x: x.isFinite ? x : 0.5, y: y.isFinite ? y : 0.5) }
}

extension CGSize {
  /// Twice the same finite length, at least 0.
  static func square(_ side: CGFloat) -> CGSize {
    let side = max(0, finite(side, of: "radius"))
    return CGSize(width: side, height: side)
  }
}
