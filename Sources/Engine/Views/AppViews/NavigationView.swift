/// Views that lead to each other. Apple's page: SwiftUI/NavigationView, deprecated there.
///
/// WidgetKit does not draw it: the content is shown alone, with the diagnostic `view.unsupported`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a view of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content.inPlace(of: "NavigationView", "its content is") }
}
