import Foundation
import LayoutEngine

/// A long text that can be written. Apple's page: SwiftUI/TextEditor.
///
/// WidgetKit does not draw it: the text is shown from the top leading corner of its room, with the diagnostic
/// `view.unsupported`.
public struct TextEditor: View {
  private let text: String

  /// Creates an editor of `text`.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text.
  public var body: some View {
    Text(verbatim: text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .inPlace(of: "TextEditor", "its text is")
  }
}
