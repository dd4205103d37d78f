/// The current tint: set by `tint`, or the accent colour. Apple's page: SwiftUI/TintShapeStyle.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

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
  /// The style set by `tint`; nil for the accent colour.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour set by `accentColor`; nil for the asset catalog's `AccentColor` or the system's blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension View {
  /// Sets the tint of controls in the view (default: the accent colour). Apple's page: SwiftUI/View/tint(_:).
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0.tint = tint?._captured(in: $0) }
  }

  /// Sets the tint of controls in the view. This overload resolves the names of styles, as in
  /// `.tint(.linearGradient(…))`, which the compiler does not find for an optional.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0.tint = tint._captured(in: $0) }
  }

  public func tint(_ tint: Color?) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the accent colour of the view, also for `Color.accentColor` (default: the system's). Apple's page:
  /// SwiftUI/View/accentColor(_:), deprecated there for `tint`.
  public func accentColor(_ accentColor: Color?) -> _EnvironmentModifier<Self> {
    changingEnvironment {
      $0.accentColor = accentColor
      $0.tint = nil
    }
  }
}
