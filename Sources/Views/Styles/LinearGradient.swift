import Foundation
import Graphics
public import LayoutEngine

/// Colours along a line between two points of what is filled. Apple's page: SwiftUI/LinearGradient.
///
/// Interpolation is perceptual, as SwiftUI's: half way between red and blue is a bright purple, not a dark one.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient of `gradient`'s colours from `startPoint` to `endPoint`.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .linearGradient(
        gradient.resolved(in: environment), start: .init(x: start.x, y: start.y), end: .init(x: end.x, y: end.y)))
  }
}

extension LinearGradient: PrimitiveView {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { Rectangle().fill(self)._lower(in: context) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of `gradient`'s colours from `startPoint` to `endPoint`.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colours.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
