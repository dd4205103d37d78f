extension View {
  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/toolbar(content:).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Does nothing: a widget has no bar.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/toolbar(_:for:).
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/toolbarVisibility(_:for:).
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/toolbarBackground(_:for:).
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/toolbarBackground(_:for:).
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/toolbarColorScheme(_:for:).
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no bar. Apple's page: SwiftUI/View/navigationBarItems(leading:trailing:).
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// Does nothing: a widget has no bar.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// Does nothing: a widget has no bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
}

/// What a bar would hold. Apple's page: SwiftUI/ToolbarContent.
public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// An item of a bar; a widget has none. Apple's page: SwiftUI/ToolbarItem.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// An item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: _ToolbarNothing { _ToolbarNothing() }
}

/// Items of a bar; a widget has none. Apple's page: SwiftUI/ToolbarItemGroup.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: _ToolbarNothing { _ToolbarNothing() }
}

/// What several items come to.
public struct _ToolbarNothing: ToolbarContent {
  /// Nothing.
  public var body: _ToolbarNothing { _ToolbarNothing() }
}

/// Joins the items of a bar. Apple's page: SwiftUI/ToolbarContentBuilder.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _ToolbarNothing {
    _ToolbarNothing()
  }
  /// Any number of items.
  public static func buildBlock(_ content: _ToolbarNothing...) -> _ToolbarNothing { _ToolbarNothing() }
  /// An item under a condition.
  public static func buildIf(_ content: _ToolbarNothing?) -> _ToolbarNothing { _ToolbarNothing() }
  /// One of two.
  public static func buildEither(first: _ToolbarNothing) -> _ToolbarNothing { first }
  /// The other of two.
  public static func buildEither(second: _ToolbarNothing) -> _ToolbarNothing { second }
  /// An item of newer systems.
  public static func buildLimitedAvailability(_ content: _ToolbarNothing) -> _ToolbarNothing { content }
}

/// Where an item would be. Apple's page: SwiftUI/ToolbarItemPlacement.
public struct ToolbarItemPlacement: Sendable {
  /// The usual place.
  public static let automatic = Self()
  /// In the middle.
  public static let principal = Self()
  /// Where one goes back.
  public static let navigation = Self()
  /// Where the main action is.
  public static let primaryAction = Self()
  /// Where further actions are.
  public static let secondaryAction = Self()
  /// Where one says yes.
  public static let confirmationAction = Self()
  /// Where one leaves things as they are.
  public static let cancellationAction = Self()
  /// Where one deletes.
  public static let destructiveAction = Self()
  /// Below, between the buttons.
  public static let status = Self()
  /// Below.
  public static let bottomBar = Self()
  /// Over the keyboard.
  public static let keyboard = Self()
  /// Above, at the beginning; the older name.
  public static let navigationBarLeading = Self()
  /// Above, at the end; the older name.
  public static let navigationBarTrailing = Self()
  /// Above, at the beginning.
  public static let topBarLeading = Self()
  /// Above, at the end.
  public static let topBarTrailing = Self()
  /// Where the title is.
  public static let title = Self()
  /// Below the title.
  public static let subtitle = Self()
}

/// A bar. Apple's page: SwiftUI/ToolbarPlacement.
public struct ToolbarPlacement: Sendable {
  /// The usual one.
  public static let automatic = Self()
  /// That below.
  public static let bottomBar = Self()
  /// That of a navigation.
  public static let navigationBar = Self()
  /// That of tabs.
  public static let tabBar = Self()
  /// That of a window.
  public static let windowToolbar = Self()
}
