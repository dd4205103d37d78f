public import LayoutEngine

extension View {
  /// Runs `action` with the preference of the views inside, at first and after each change; the picture shows its
  /// changes. Apple's page: SwiftUI/View/onPreferenceChange(_:perform:).
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserver(content: self, key: key, action: action)
  }

  /// Adds an overlay that depends on a preference of the views inside. Apple's page:
  /// SwiftUI/View/overlayPreferenceValue(_:alignment:_:).
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader(content: self, key: key) { content, value in
      content.overlay(alignment: alignment) { transform(value) }
    }
  }

  /// Adds a background that depends on a preference of the views inside. Apple's page:
  /// SwiftUI/View/backgroundPreferenceValue(_:alignment:_:).
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader(content: self, key: key) { content, value in
      content.background(alignment: alignment) { transform(value) }
    }
  }
}

/// A view that observes a preference of its subtree.
private struct PreferenceObserver<Content: View, Key: PreferenceKey>: PrimitiveView where Key.Value: Equatable {
  /// The last value passed to the action.
  private final class LastValue {
    var value: Key.Value?
  }

  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "onPreferenceChange")
    let (nodes, values) = context.pass.collectingPreferences { content._lower(in: inside) }
    context.pass.preferences.append(values)
    let value = values[key] ?? Key.defaultValue
    let memory = context.pass.memory
    let told = memory.cell(at: .init(path: inside.path, offset: 0)) { LastValue() }
    guard told.value != value else { return nodes }
    memory.afterLayout("onPreferenceChange", at: context.path) {
      // Preferences inside a geometry reader arrive one lowering late: calling the action before would pass a default
      // that SwiftUI never passes.
      guard memory.changes.isEmpty else { return }
      told.value = value
      context.evaluating { action(value) }
    }
    return nodes
  }
}

/// A view with a decoration that depends on a preference of its subtree: the subtree is lowered first.
private struct PreferenceReader<Content: View, Key: PreferenceKey, Decorated: View>: PrimitiveView {
  let content: Content
  let key: Key.Type
  let decorate: (LoweredView, Key.Value) -> Decorated

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "preferenceValue")
    let (nodes, values) = context.pass.collectingPreferences { content._lower(in: inside) }
    context.pass.preferences.append(values)
    let decorated = context.evaluating { decorate(LoweredView(nodes: nodes), values[key] ?? Key.defaultValue) }
    return decorated._lower(in: context)
  }
}

/// A view that is already lowered.
struct LoweredView: PrimitiveView {
  let nodes: [LayoutNode]

  func _lower(in context: _LoweringContext) -> [LayoutNode] { nodes }
}
