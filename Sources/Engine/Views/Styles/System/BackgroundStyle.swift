/// The background style: set by `backgroundStyle`, or the system's. Apple's page: SwiftUI/BackgroundStyle.
///
/// Its levels are the system's background colours: white, a light grey and white in the light scheme; black and two
/// greys in the dark scheme.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    if let style = environment.backgroundStyle { return style._paint(atLevel: level, in: environment) }
    let colors = [Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return colors[min(max(level, 0), 2)]._paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// The style of backgrounds without a style; nil for the system's. Apple's page:
  /// SwiftUI/EnvironmentValues/backgroundStyle.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension View {
  /// Sets the style of backgrounds without a style. Apple's page: SwiftUI/View/backgroundStyle(_:).
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0.backgroundStyle = style._captured(in: $0) }
  }
}

/// The translucent grey inside of controls. Apple's page: SwiftUI/FillShapeStyle.
///
/// Its levels are the system's fill colours, from the smallest shapes to the largest.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    let colors = [Color.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    let color = colors[min(max(level, 0), 3)]
    return (level > 3 ? color.opacity(0.5) : color)._paint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent grey inside of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
