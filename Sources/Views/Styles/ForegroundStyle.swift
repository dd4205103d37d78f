/// The current foreground, as a style. Apple's page: SwiftUI/ForegroundStyle.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.levels[0]._paint(in: environment)
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

extension View {
  /// What texts, shapes and template images in the view are filled with.
  /// Apple's page: SwiftUI/View/foregroundStyle(_:).
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.foregroundStyle = style._captured(in: $0) }
  }

  /// The colour of texts, shapes and template images in the view; nil for the system's.
  /// Apple's page: SwiftUI/View/foregroundColor(_:), deprecated there for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
  }
}
