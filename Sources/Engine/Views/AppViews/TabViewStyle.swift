/// How tab views are drawn. Apple's page: SwiftUI/TabViewStyle. A widget has no tab views, so no style means anything
/// here.
public protocol TabViewStyle {}

/// The platform's own style. Apple's page: SwiftUI/DefaultTabViewStyle. Means nothing in a widget.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages that are turned by swiping. Apple's page: SwiftUI/PageTabViewStyle. Means nothing in a widget.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below the pages are shown. Apple's page: SwiftUI/PageTabViewStyle/IndexDisplayMode.
  public struct IndexDisplayMode: Sendable {
    /// When there are several pages.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's own style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned by swiping.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are turned by swiping, with dots below them.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Does nothing: a widget has no tab views. Apple's page: SwiftUI/View/tabViewStyle(_:).
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
