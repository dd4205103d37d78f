import Foundation
import LayoutEngine

/// A multiline text field. Apple's page: SwiftUI/TextEditor.
///
/// WidgetKit does not draw it: the text is shown from the top leading corner, with the diagnostic `view.unsupported`.
public struct TextEditor: View {
  private let text: String

  public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: some View {
    Text(verbatim: text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .inPlace(of: "TextEditor", "its text is")
  }
}
