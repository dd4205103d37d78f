extension View {
  /// Does nothing: a widget has no title bar. Apple's page: SwiftUI/View/navigationTitle(_:).
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  public func navigationTitle(_ title: Text) -> some View { self }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Does nothing: a widget has no title bar. Apple's page: SwiftUI/View/navigationBarTitle(_:displayMode:).
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Does nothing: a widget has no navigation bar. Apple's page: SwiftUI/View/navigationBarTitleDisplayMode(_:).
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// Does nothing: a widget has no navigation bar. Apple's page: SwiftUI/View/navigationBarHidden(_:).
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Does nothing: a widget has no navigation bar. Apple's page: SwiftUI/View/navigationBarBackButtonHidden(_:).
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}

/// The configuration of a navigation bar. Apple's page: SwiftUI/NavigationBarItem. Has no effect in a widget.
public struct NavigationBarItem: Sendable {
  /// How the title of a bar is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Like the previous view.
    case automatic
    /// Between the buttons.
    case inline
    /// Below the buttons.
    case large
  }
}

/// The appearance of navigation views. Apple's page: SwiftUI/NavigationViewStyle. Has no effect in a widget.
public protocol NavigationViewStyle {}

/// One column at a time. Apple's page: SwiftUI/StackNavigationViewStyle.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns side by side. Apple's page: SwiftUI/ColumnNavigationViewStyle.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Depends on the device's size. Apple's page: SwiftUI/DefaultNavigationViewStyle.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Depends on the device's size.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Does nothing: a widget has no columns. Apple's page: SwiftUI/View/navigationViewStyle(_:).
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
