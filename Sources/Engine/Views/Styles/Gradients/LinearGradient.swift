import Foundation
import Graphics
public import LayoutEngine

/// Colours along a line between two points of what is filled. Apple's page: SwiftUI/LinearGradient.
///
/// Interpolation is perceptual, as SwiftUI's: half way between red and blue is a bright purple, not a dark one.
public struct LinearGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient of `gradient`'s colours.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  fileprivate init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .linearGradient(
        gradient.resolved(in: environment), start: startPoint.unit, end: endPoint.unit))
  }
}

extension LinearGradient: PrimitiveView {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { Rectangle().fill(self)._lower(in: context) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line between two points of what is filled.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line between two points of what is filled.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line between two points of what is filled. Evenly spaced.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line between two points of what is filled. Of stops.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
