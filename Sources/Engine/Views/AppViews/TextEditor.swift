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

/// A text field that hides its text. Apple's page: SwiftUI/SecureField.
///
/// WidgetKit does not draw it: a dot is shown for each character, or the prompt if there is none, with the diagnostic
/// `view.unsupported`.
public struct SecureField<Label: View>: View {
  private let length: Int
  private let prompt: Text?
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (length, self.prompt, self.label) = (text.wrappedValue.count, prompt, label())
  }

  public var body: some View {
    FieldLine {
      if length > 0 {
        Text(verbatim: String(repeating: "•", count: length)).lineLimit(1)
      } else if let prompt {
        prompt.foregroundStyle(.placeholder)
      } else {
        ControlPart(label).foregroundStyle(.placeholder)
      }
    }
    .inPlace(of: "SecureField", "dots are")
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
