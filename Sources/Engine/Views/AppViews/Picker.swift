import Foundation
import LayoutEngine

/// A choice of one among several values. Apple's page: SwiftUI/Picker.
///
/// WidgetKit does not draw it: the label is shown and opposite to it the option that is chosen, with the diagnostic
/// `view.unsupported`. Options go by their tags, or in a `ForEach` without tags by the identifiers of its elements.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: AnyHashable?
  private let label: Label
  private let content: Content
  /// What stands in for the option; nil for the option itself.
  private let current: AnyView?

  /// Creates a picker with a label; `content` are the options.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label, current) = (
      AnyHashable(tag: selection.wrappedValue), content(), label(), nil
    )
  }

  /// Creates a picker with a label and one for what is chosen, which stands in for the option.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    (self.selection, self.content, self.label) = (nil, content(), label())
    current = AnyView(currentValueLabel())
  }

  /// Creates a picker with a label. Apple has deprecated this spelling.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// Creates a picker over the values at `selection` of `sources`; nothing is chosen where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.selection = values.count == 1 ? values.first.map { AnyHashable(tag: $0) } : nil
    (self.content, self.label, current) = (content(), label(), nil)
  }

  /// The label and the option.
  public var body: some View {
    ControlRow(label: label) {
      if let current {
        current
      } else if let selection {
        ChosenView(tag: selection, content: content)
      }
    }
    .inPlace(of: "Picker", "its choice is")
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Views.Label<Text, Image> {
  /// Creates a picker with a text and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a text that is shown as it is and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Views.Label(title, systemImage: systemImage) }
  }
}
