/// The current tint, as a style: what `tint` set, else the system's accent. Apple's page: SwiftUI/TintShapeStyle.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tint?._paint(in: environment) ?? Color.accentColor._paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// What `tint` set, or nil for the system's accent.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension View {
  /// The style of what a control in the view emphasises; nil for the system's. Apple's page: SwiftUI/View/tint(_:).
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    changingEnvironment { $0.tint = tint?._captured(in: $0) }
  }

  /// The colour of what a control in the view emphasises; nil for the system's.
  public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } } }
}
