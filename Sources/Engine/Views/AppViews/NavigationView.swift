/// Views with navigation. Apple's page: SwiftUI/NavigationView, deprecated there.
///
/// WidgetKit does not draw it: only the content is shown, with the diagnostic `view.unsupported`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content.inPlace(of: "NavigationView", "its content is") }
}
