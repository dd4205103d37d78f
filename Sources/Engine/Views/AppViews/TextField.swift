public import Foundation
public import LayoutEngine

/// A line of text that can be written. Apple's page: SwiftUI/TextField.
///
/// WidgetKit does not draw it: the text is shown over the width of the field, or the prompt where there is none, with
/// the diagnostic `view.unsupported`.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  /// Creates a field of `text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }

  /// Creates a field of a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.text = format.format(value.wrappedValue)
    self.prompt = prompt
    self.label = label()
  }

  /// What the field shows.
  public var body: some View {
    FieldLine {
      if !text.isEmpty {
        Text(verbatim: text)
      } else if let prompt {
        prompt.foregroundStyle(.placeholder)
      } else {
        ControlPart(label).foregroundStyle(.placeholder)
      }
    }
    .inPlace(of: "TextField", "its text is")
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title that would grow along `axis`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, as it is, that would grow along `axis`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field of a value in a format with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field of a value in a format with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title; nobody writes in it, so that neither closure is called. Apple has deprecated this.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }
}
