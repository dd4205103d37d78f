public import LayoutEngine

/// The appearance of labels. Apple's page: SwiftUI/LabelStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol LabelStyle {
  typealias Configuration = LabelStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label. Apple's page: SwiftUI/LabelStyleConfiguration.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased icon of a label.
  public struct Icon: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  public let title: Title
  public let icon: Icon
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabelStyleConfiguration> {
    ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the labels in the view. Apple's page: SwiftUI/View/labelStyle(_:).
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The default style of labels: icon and title. Apple's page: SwiftUI/DefaultLabelStyle.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Shows only the icon. Apple's page: SwiftUI/IconOnlyLabelStyle.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Shows only the title. Apple's page: SwiftUI/TitleOnlyLabelStyle.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon, and the title 8 points beside it. Apple's page: SwiftUI/TitleAndIconLabelStyle.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows the icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
