import LayoutEngine

/// A line of text that nobody may read. Apple's page: SwiftUI/SecureField.
///
/// WidgetKit does not draw it: a dot for each character is shown over the width of the field, or the prompt where there
/// is none, with the diagnostic `view.unsupported`.
public struct SecureField<Label: View>: View {
  private let length: Int
  private let prompt: Text?
  private let label: Label

  /// Creates a field of `text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (length, self.prompt, self.label) = (text.wrappedValue.count, prompt, label())
  }

  /// The dots.
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
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
