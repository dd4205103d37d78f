/// The current foreground style. Apple's page: SwiftUI/ForegroundStyle.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.levels[0]._paint(atLevel: level, in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
  /// The style set by `foregroundStyle`; nil for the system's label colours.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

/// A foreground style with a style for each level.
private struct LeveledStyle: ShapeStyle {
  /// At least one; the last is used for further levels.
  let levels: [AnyShapeStyle]

  func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    let index = min(max(level, 0), levels.count - 1)
    return levels[index]._paint(atLevel: level - index, in: environment)
  }
}

extension AnyShapeStyle {
  /// Creates a style from one style per level; at least one.
  init(levels: [AnyShapeStyle]) { self.init(LeveledStyle(levels: levels)) }

  /// Whether the style has a style for each level, as set by `foregroundStyle(_:_:)`.
  var hasOwnLevels: Bool { style is LeveledStyle }
}

extension View {
  /// Sets the style of text, shapes and template images in the view. Apple's page: SwiftUI/View/foregroundStyle(_:).
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    changingForeground { style._captured(in: $0) }
  }

  /// Sets the primary and secondary style of text, shapes and template images in the view. Symbols show their layers
  /// in these styles, as in `palette`, unless another mode is set. Apple's page: SwiftUI/View/foregroundStyle(_:_:).
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> _EnvironmentModifier<
    Self
  > {
    settingLevels { [primary._captured(in: $0), secondary._captured(in: $0)] }
  }

  /// Sets the styles of three levels of text, shapes and template images in the view. Apple's page:
  /// SwiftUI/View/foregroundStyle(_:_:_:).
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> _EnvironmentModifier<Self> {
    settingLevels { [primary._captured(in: $0), secondary._captured(in: $0), tertiary._captured(in: $0)] }
  }

  /// Sets the colour of text, shapes and template images in the view (default: the system's). Apple's page:
  /// SwiftUI/View/foregroundColor(_:), deprecated there for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> _EnvironmentModifier<Self> {
    changingForeground { _ in color.map { AnyShapeStyle($0) } }
  }

  private func settingLevels(_ levels: @escaping (EnvironmentValues) -> [AnyShapeStyle]) -> _EnvironmentModifier<Self> {
    changingForeground { AnyShapeStyle(levels: levels($0)) }
  }

  private func changingForeground(_ style: @escaping (EnvironmentValues) -> AnyShapeStyle?) -> _EnvironmentModifier<
    Self
  > {
    changingEnvironment { if !$0.textAttributes.isFixed { $0.foregroundStyle = style($0) } }
  }
}
