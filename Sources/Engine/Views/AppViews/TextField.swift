public import Foundation
public import LayoutEngine

/// A line of editable text. Apple's page: SwiftUI/TextField.
///
/// WidgetKit does not draw it: the text, or the prompt if there is none, is shown with the width of the field, with
/// the diagnostic `view.unsupported`.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.text = format.format(value.wrappedValue)
    self.prompt = prompt
    self.label = label()
  }

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
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title; neither closure is called. Deprecated by Apple.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }
}

/// The text of a text field: a line with the full proposed width, leading unless `multilineTextAlignment(_:)` is set.
struct FieldLine<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Group { content }.frame(maxWidth: .infinity, alignment: edge)
  }

  private var edge: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
