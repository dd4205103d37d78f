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
