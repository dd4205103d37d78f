/// The current foreground, as a style. Apple's page: SwiftUI/ForegroundStyle.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  /// See ``ShapeStyle/_paint(atLevel:in:)``.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.levels[0]._paint(atLevel: level, in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
  /// What `foregroundStyle` set, or nil for the system's label colours.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

/// A foreground whose levels are styles of their own.
private struct LeveledStyle: ShapeStyle {
  /// At least one; further levels are those of the last.
  let levels: [AnyShapeStyle]

  func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    let index = min(max(level, 0), levels.count - 1)
    return levels[index]._paint(atLevel: level - index, in: environment)
  }
}

extension AnyShapeStyle {
  /// A foreground whose levels are given one by one; at least one.
  init(levels: [AnyShapeStyle]) { self.init(LeveledStyle(levels: levels)) }

  /// Whether the levels were given one by one, as `foregroundStyle(_:_:)` does.
  var hasOwnLevels: Bool { style is LeveledStyle }
}

extension View {
  /// What texts, shapes and template images in the view are filled with.
  /// Apple's page: SwiftUI/View/foregroundStyle(_:).
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.foregroundStyle = style._captured(in: $0) }
  }

  /// What texts, shapes and template images in the view are filled with, and what is secondary to it. Symbols show their
  /// layers in these styles, as in `palette`, unless another mode is asked for.
  /// Apple's page: SwiftUI/View/foregroundStyle(_:_:).
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    settingLevels { [primary._captured(in: $0), secondary._captured(in: $0)] }
  }

  /// What texts, shapes and template images in the view are filled with, on three levels.
  /// Apple's page: SwiftUI/View/foregroundStyle(_:_:_:).
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    settingLevels { [primary._captured(in: $0), secondary._captured(in: $0), tertiary._captured(in: $0)] }
  }

  /// The colour of texts, shapes and template images in the view; nil for the system's.
  /// Apple's page: SwiftUI/View/foregroundColor(_:), deprecated there for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
  }

  private func settingLevels(_ levels: @escaping (EnvironmentValues) -> [AnyShapeStyle]) -> some View {
    changingEnvironment { $0.foregroundStyle = AnyShapeStyle(levels: levels($0)) }
  }
}
