extension View {
  /// Does nothing: a widget has no toolbar. Apple's page: SwiftUI/View/toolbar(content:).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no toolbar. Apple's page: SwiftUI/View/toolbarVisibility(_:for:).
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no toolbar. Apple's page: SwiftUI/View/toolbarBackground(_:for:).
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no toolbar. Apple's page: SwiftUI/View/toolbarColorScheme(_:for:).
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// Does nothing: a widget has no toolbar. Apple's page: SwiftUI/View/navigationBarItems(leading:trailing:).
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
}

/// The content of a toolbar. Apple's page: SwiftUI/ToolbarContent.
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

/// An item of a toolbar, which a widget does not have. Apple's page: SwiftUI/ToolbarItem.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public var body: _EmptyToolbarContent { _EmptyToolbarContent() }
}

/// Items of a toolbar, which a widget does not have. Apple's page: SwiftUI/ToolbarItemGroup.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public var body: _EmptyToolbarContent { _EmptyToolbarContent() }
}

/// The empty result of the builder.
public struct _EmptyToolbarContent: ToolbarContent {
  public var body: _EmptyToolbarContent { _EmptyToolbarContent() }
}

/// Builds the content of a toolbar. Apple's page: SwiftUI/ToolbarContentBuilder.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> _EmptyToolbarContent {
    _EmptyToolbarContent()
  }
  public static func buildBlock(_ content: _EmptyToolbarContent...) -> _EmptyToolbarContent { _EmptyToolbarContent() }
  public static func buildIf(_ content: _EmptyToolbarContent?) -> _EmptyToolbarContent { _EmptyToolbarContent() }
  public static func buildEither(first: _EmptyToolbarContent) -> _EmptyToolbarContent { first }
  public static func buildEither(second: _EmptyToolbarContent) -> _EmptyToolbarContent { second }
  public static func buildLimitedAvailability(_ content: _EmptyToolbarContent) -> _EmptyToolbarContent { content }
}

/// The position of a toolbar item. Apple's page: SwiftUI/ToolbarItemPlacement.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self()
  public static let principal = Self()
  public static let navigation = Self()
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self()
  public static let destructiveAction = Self()
  public static let status = Self()
  public static let bottomBar = Self()
  public static let keyboard = Self()
  public static let navigationBarLeading = Self()
  public static let navigationBarTrailing = Self()
  public static let topBarLeading = Self()
  public static let topBarTrailing = Self()
  public static let title = Self()
  public static let subtitle = Self()
}

/// A bar of an app. Apple's page: SwiftUI/ToolbarPlacement.
public struct ToolbarPlacement: Sendable {
  public static let automatic = Self()
  public static let bottomBar = Self()
  public static let navigationBar = Self()
  public static let tabBar = Self()
  public static let windowToolbar = Self()
}
