extension View {
  /// Does nothing: a widget has no bar for a title. Apple's page: SwiftUI/View/navigationTitle(_:).
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Does nothing: a widget has no bar for a title.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Does nothing: a widget has no bar for a title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Does nothing: a widget has no bar for a title. Apple's page: SwiftUI/View/navigationBarTitle(_:displayMode:).
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Does nothing: a widget has no bar for a title.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Does nothing: a widget has no bar for a title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/navigationBarTitleDisplayMode(_:).
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/navigationBarHidden(_:).
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/navigationBarBackButtonHidden(_:).
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}

/// What a bar over a navigation shows. Apple's page: SwiftUI/NavigationBarItem. Means nothing in a widget.
public struct NavigationBarItem: Sendable {
  /// How the title of a bar is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before.
    case automatic
    /// Between the buttons.
    case inline
    /// Below the buttons.
    case large
  }
}

/// How a navigation's columns would stand. Apple's page: SwiftUI/NavigationViewStyle. Means nothing in a widget.
public protocol NavigationViewStyle {}

/// One column at a time. Apple's page: SwiftUI/StackNavigationViewStyle.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// Columns beside each other. Apple's page: SwiftUI/ColumnNavigationViewStyle.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// As the device has room. Apple's page: SwiftUI/DefaultNavigationViewStyle.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the device has room.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Does nothing: a widget has no columns. Apple's page: SwiftUI/View/navigationViewStyle(_:).
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
