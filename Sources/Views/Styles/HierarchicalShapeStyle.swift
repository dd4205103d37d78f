import Graphics

/// A level of the current foreground: `.primary`, `.secondary` and so on. Apple's page: SwiftUI/HierarchicalShapeStyle.
///
/// On top of a style that was set, the levels are its opacities; where none was set, they are the system's label colours.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  static let levels = (0...3).map { HierarchicalShapeStyle(level: $0) }

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let base = environment.foregroundStyle else {
      return _Paint(.color(Self.label(level, environment.colorScheme)))
    }
    return _Paint(base._paint(in: environment).paint.opacity(Self.opacities[level]))
  }

  /// See ``ShapeStyle/_captured(in:)``.
  public func _captured(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Captured(level: self, outer: environment.foregroundStyle))
  }

  private static let opacities = [1, 0.5, 0.25, 0.18]

  private static func label(_ level: Int, _ scheme: ColorScheme) -> ResolvedColor {
    switch (level, scheme) {
    case (0, .light): .black
    case (0, .dark): .white
    case (_, .light): ResolvedColor(bytes: 60, 60, 67, alpha: [1, 0.6, 0.3, 0.18][level])
    case (_, .dark): ResolvedColor(bytes: 235, 235, 245, alpha: [1, 0.6, 0.3, 0.16][level])
    }
  }

  /// A level together with the foreground that it is a level of.
  private struct Captured: ShapeStyle {
    let level: HierarchicalShapeStyle
    let outer: AnyShapeStyle?

    func _paint(in environment: EnvironmentValues) -> _Paint {
      var environment = environment
      environment.foregroundStyle = outer
      return level._paint(in: environment)
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .levels[0] }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .levels[1] }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .levels[2] }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .levels[3] }
}
