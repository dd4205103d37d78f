/// The appearance of tab views. Apple's page: SwiftUI/TabViewStyle. A widget has no tab views, so no style has an
/// effect.
public protocol TabViewStyle {}

/// The default style. Apple's page: SwiftUI/DefaultTabViewStyle. Has no effect in a widget.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages for swiping. Apple's page: SwiftUI/PageTabViewStyle. Has no effect in a widget.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below the pages are shown. Apple's page: SwiftUI/PageTabViewStyle/IndexDisplayMode.
  public struct IndexDisplayMode: Sendable {
    /// If there are several pages.
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages for swiping.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages for swiping, with dots below them.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Does nothing: a widget has no tab views. Apple's page: SwiftUI/View/tabViewStyle(_:).
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
