package import Graphics

/// A colour, a gradient or another way to fill a shape or a text. Apple's page: SwiftUI/ShapeStyle.
public protocol ShapeStyle: Sendable {
  /// The style that ``resolve(in:)`` gives.
  associatedtype Resolved: ShapeStyle = Never

  /// A style of your own says here which of the others it is, given an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint of the unit square. Only the styles of this package say anything here.
  func _paint(in environment: EnvironmentValues) -> _Paint

  /// The paint of a level of the style: 0 for itself, 1 for what is secondary to it, and so on to 4.
  func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint

  /// The style as it is meant where it is set: levels like `.secondary` refer to the style outside.
  func _captured(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }

  /// See ``ShapeStyle/_paint(atLevel:in:)``.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(atLevel: level, in: environment)
  }

  /// See ``ShapeStyle/_captured(in:)``.
  public func _captured(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(CapturedStyle(style: self, place: environment))
  }
}

extension ShapeStyle where Resolved == Never {
  /// The built-in styles are not resolved to others.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is resolved already") }

  /// The levels of a style that has none of its own are its opacities.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    _Paint(_paint(in: environment).paint.opacity(HierarchicalShapeStyle.opacity(atLevel: level)))
  }
}

extension Never: ShapeStyle {}

/// A resolved paint of the unit square.
public struct _Paint {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

/// Any style, its type forgotten. Apple's page: SwiftUI/AnyShapeStyle.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Forgets the type of `style`.
  public init(_ style: some ShapeStyle) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  /// See ``ShapeStyle/_paint(atLevel:in:)``.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    style._paint(atLevel: level, in: environment)
  }

  /// See ``ShapeStyle/_captured(in:)``.
  public func _captured(in environment: EnvironmentValues) -> AnyShapeStyle { style._captured(in: environment) }
}

/// A style together with the foreground, tint and background where it was set: without them a style that refers to one
/// of these would refer to itself.
private struct CapturedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let place: EnvironmentValues

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
