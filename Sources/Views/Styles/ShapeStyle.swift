package import Graphics

/// A colour, a gradient or another way to fill a shape or a text. Apple's page: SwiftUI/ShapeStyle.
public protocol ShapeStyle: Sendable {
  /// The style that ``resolve(in:)`` gives.
  associatedtype Resolved: ShapeStyle = Never

  /// A style of your own says here which of the others it is, given an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint of the unit square. Only the styles of this package say anything here.
  func _paint(in environment: EnvironmentValues) -> _Paint

  /// The style as it is meant where it is set: levels like `.secondary` refer to the style outside.
  func _captured(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }

  /// See ``ShapeStyle/_captured(in:)``.
  public func _captured(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Resolved == Never {
  /// The built-in styles are not resolved to others.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is resolved already") }
}

extension Never: ShapeStyle {}

/// A resolved paint of the unit square.
public struct _Paint {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

/// Any style, its type forgotten. Apple's page: SwiftUI/AnyShapeStyle.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> _Paint

  /// Forgets the type of `style`.
  public init(_ style: some ShapeStyle) { paint = { style._paint(in: $0) } }

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { paint(environment) }
}
