/// The current tint, as a style: what `tint` set, else the accent. Apple's page: SwiftUI/TintShapeStyle.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  /// See ``ShapeStyle/_paint(atLevel:in:)``.
  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    environment.tint?._paint(atLevel: level, in: environment)
      ?? Color.accentColor._paint(atLevel: level, in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// What `tint` set, or nil for the accent.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `accentColor` set, or nil for the asset catalogue's `AccentColor` or the system's blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension View {
  /// The style of what a control in the view emphasises; nil for the accent. Apple's page: SwiftUI/View/tint(_:).
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    changingEnvironment { $0.tint = tint?._captured(in: $0) }
  }

  /// The style of what a control in the view emphasises: for the names of styles, as in `.tint(.linearGradient(…))`, which
  /// the compiler does not find behind an optional.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    changingEnvironment { $0.tint = tint._captured(in: $0) }
  }

  /// The colour of what a control in the view emphasises; nil for the accent.
  public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } } }

  /// The accent in the view, also as `Color.accentColor`; nil for the system's.
  /// Apple's page: SwiftUI/View/accentColor(_:), deprecated there for `tint`.
  public func accentColor(_ accentColor: Color?) -> some View {
    changingEnvironment {
      $0.accentColor = accentColor
      $0.tint = nil
    }
  }
}
