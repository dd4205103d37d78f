import Graphics

/// A level of the current foreground style: `.primary`, `.secondary` and so on. Apple's page:
/// SwiftUI/HierarchicalShapeStyle.
///
/// If a foreground style is set, the levels are opacities of it; otherwise they are the system's label colours.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  static let levels = (0...4).map { HierarchicalShapeStyle(level: $0) }

  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  public func _paint(atLevel inner: Int, in environment: EnvironmentValues) -> _Paint {
    let level = min(level + max(inner, 0), 4)
    return environment.foregroundStyle?._paint(atLevel: level, in: environment)
      ?? _Paint(.color(environment.color(Self.labels[level])))
  }

  private static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .levels[0] }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .levels[1] }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .levels[2] }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .levels[3] }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .levels[4] }
}

/// A level of another style. Apple's page: SwiftUI/HierarchicalShapeStyleModifier.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(atLevel: level, in: environment) }

  public func _paint(atLevel inner: Int, in environment: EnvironmentValues) -> _Paint {
    base._paint(atLevel: min(level + max(inner, 0), 4), in: environment)
  }
}

extension ShapeStyle {
  /// The second level of the style. Apple's page: SwiftUI/ShapeStyle/secondary-swift.property.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
