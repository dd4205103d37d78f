/// The style of labels where none is set: icon and title. Apple's page: SwiftUI/DefaultLabelStyle.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// See ``LabelStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone. Apple's page: SwiftUI/IconOnlyLabelStyle.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// See ``LabelStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone. Apple's page: SwiftUI/TitleOnlyLabelStyle.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// See ``LabelStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon, and the title eight points beside it. Apple's page: SwiftUI/TitleAndIconLabelStyle.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// See ``LabelStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style where none is set.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon with the title beside it.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
