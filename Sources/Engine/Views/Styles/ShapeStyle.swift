package import Graphics

/// A colour, a gradient or another way to fill shapes and text. Apple's page: SwiftUI/ShapeStyle.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in `environment`, for custom styles.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for the unit square. Only the styles of this package implement it.
  func _paint(in environment: EnvironmentValues) -> _Paint

  /// The paint of a level, 0…4; 0 is the style itself.
  func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint

  /// The style with references resolved where it is set: levels such as `.secondary` refer to the style outside.
  func _captured(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }

  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(atLevel: level, in: environment)
  }

  public func _captured(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(CapturedStyle(style: self, place: environment))
  }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: built-in styles do not resolve to others.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is already resolved") }

  /// The levels of a style without its own are opacities.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    _Paint(_paint(in: environment).paint.opacity([1, 0.5, 0.25, 0.18, 0.05][min(max(level, 0), 4)]))
  }
}

extension Never: ShapeStyle {}

/// A resolved paint for the unit square.
public struct _Paint {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

/// A type-erased shape style. Apple's page: SwiftUI/AnyShapeStyle.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    style._paint(atLevel: level, in: environment)
  }

  public func _captured(in environment: EnvironmentValues) -> AnyShapeStyle { style._captured(in: environment) }
}

/// A style with the foreground, tint and background of where it was set: otherwise a style that refers to one of
/// these would refer to itself.
private struct CapturedStyle<Style: Sendable>: Sendable {
  let style: Style
  let place: EnvironmentValues
}

extension CapturedStyle: ShapeStyle where Style: ShapeStyle {
  func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: outside(environment)) }

  func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    style._paint(atLevel: level, in: outside(environment))
  }

  func _captured(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }

  private func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.foregroundStyle = place.foregroundStyle
    environment.tint = place.tint
    environment.backgroundStyle = place.backgroundStyle
    return environment
  }
}
