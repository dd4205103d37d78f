/// Controls to enter data with. Apple's page: SwiftUI/Form.
///
/// WidgetKit does not draw it: the controls are shown as a plain column from the top leading corner, with the diagnostic
/// `view.unsupported`.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls.
  public var body: some View { RowColumn(content: content).inPlace(of: "Form", "its controls are") }
}
