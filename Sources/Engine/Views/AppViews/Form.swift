/// Controls for data entry. Apple's page: SwiftUI/Form.
///
/// WidgetKit does not draw it: the controls are shown as a plain column from the top leading corner, with the
/// diagnostic `view.unsupported`.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { RowColumn(content: content).inPlace(of: "Form", "its controls are") }
}
