import Foundation
import LayoutEngine

/// A control to choose one of several values. Apple's page: SwiftUI/Picker.
///
/// WidgetKit does not draw it: the label is shown with the selected option at the trailing edge, with the diagnostic
/// `view.unsupported`. Options are found by their tags, or in a `ForEach` without tags by the identifiers of its
/// elements.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: AnyHashable?
  private let label: Label
  private let content: Content
  /// Replaces the selected option; nil for the option itself.
  private let current: AnyView?

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label, current) = (
      AnyHashable(tag: selection.wrappedValue), content(), label(), nil
    )
  }

  /// Creates a picker with a view that replaces the selected option.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    (self.selection, self.content, self.label) = (nil, content(), label())
    current = AnyView(currentValueLabel())
  }

  /// The deprecated order of parameters.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// Creates a picker for the values at `selection` of `sources`; nothing is selected if they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.selection = values.count == 1 ? values.first.map { AnyHashable(tag: $0) } : nil
    (self.content, self.label, current) = (content(), label(), nil)
  }

  public var body: some View {
    ControlRow(label: label) {
      if let current {
        current
      } else if let selection {
        SelectedView(tag: selection, content: content)
      }
    }
    .inPlace(of: "Picker", "its choice is")
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Views.Label(title, systemImage: systemImage) }
  }
}

/// The view among several whose tag is selected.
struct SelectedView<Content: View>: PrimitiveView {
  let tag: AnyHashable
  let content: Content
  /// Whether the first view is shown if no tag matches.
  var hasDefault = false

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let tagged = TaggedViews(content, in: context, takingIdentifiers: true)
    return tagged.views(tagged: tag) ?? (hasDefault ? Array(tagged.all.prefix(1)) : [])
  }
}

/// A control's label, and its value at the trailing edge.
struct ControlRow<Label: View, Content: View>: View {
  let label: Label
  @ViewBuilder let content: Content

  var body: some View {
    LabeledContent {
      ControlPart(content)
    } label: {
      ControlPart(label)
    }
  }
}
