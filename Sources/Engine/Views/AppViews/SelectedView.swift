import LayoutEngine

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
