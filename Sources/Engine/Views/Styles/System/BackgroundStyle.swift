/// The background, as a style: what `backgroundStyle` set, else the system's. Apple's page: SwiftUI/BackgroundStyle.
///
/// Its levels are the system's background colours: white, a light grey, white on light; black and two greys on dark.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  /// See ``ShapeStyle/_paint(atLevel:in:)``.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    if let style = environment.backgroundStyle { return style._paint(atLevel: level, in: environment) }
    let colors = [Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return colors[min(max(level, 0), 2)]._paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// What backgrounds without a style are filled with; nil for the system's.
  /// Apple's page: SwiftUI/EnvironmentValues/backgroundStyle.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension View {
  /// What backgrounds in the view that name no style are filled with. Apple's page: SwiftUI/View/backgroundStyle(_:).
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.backgroundStyle = style._captured(in: $0) }
  }
}
