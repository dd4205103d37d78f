import LayoutEngine

extension View {
  /// Sets a preference from an anchor of this view, replacing those of the views inside. Apple's page:
  /// SwiftUI/View/anchorPreference(key:value:transform:).
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorWriter(content: self) { values, frame in values[key] = transform(Anchor(frame: frame, source: value)) }
  }

  /// Changes the preference of the views inside with an anchor of this view. Apple's page:
  /// SwiftUI/View/transformAnchorPreference(key:value:transform:).
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorWriter(content: self) { values, frame in
      var result = values[key] ?? K.defaultValue
      transform(&result, Anchor(frame: frame, source: value))
      values[key] = result
    }
  }
}

/// A view that sets a preference from its own frame.
private struct AnchorWriter<Content> {
  let content: Content
  let change: (inout PreferenceValues, PlacedFrame) -> Void
}

extension AnchorWriter: View, PrimitiveView where Content: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "anchorPreference")
    // Kept, so that a reader that is lowered before this view is placed finds its last frame.
    let frame = context.pass.memory.cell(at: .init(path: inside.path, offset: 0)) { PlacedFrame() }
    var (nodes, values) = context.pass.collectingPreferences { content._lower(in: inside) }
    change(&values, frame)
    context.pass.preferences.append(values)
    let memory = context.pass.memory
    for node in nodes.prefix(1) {
      node.onPlaced {
        if frame.value != $0 { memory.changes.add(.init(path: context.path, name: "anchorPreference")) }
        frame.value = $0
      }
    }
    return nodes
  }
}
