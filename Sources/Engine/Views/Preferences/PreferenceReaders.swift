public import LayoutEngine

extension View {
  /// Runs `action` with what the views inside say, at first and whenever it changes; what it changes is in the picture.
  /// Apple's page: SwiftUI/View/onPreferenceChange(_:perform:).
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserver(content: self, key: key, action: action)
  }

  /// Puts views in front of this one that depend on what the views inside say.
  /// Apple's page: SwiftUI/View/overlayPreferenceValue(_:alignment:_:).
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader(content: self, key: key) { content, value in
      content.overlay(alignment: alignment) { transform(value) }
    }
  }

  /// Puts views behind this one that depend on what the views inside say.
  /// Apple's page: SwiftUI/View/backgroundPreferenceValue(_:alignment:_:).
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader(content: self, key: key) { content, value in
      content.background(alignment: alignment) { transform(value) }
    }
  }
}

/// A view that tells somebody what its subtree says.
private struct PreferenceObserver<Content: View, Key: PreferenceKey>: PrimitiveView where Key.Value: Equatable {
  /// What was told last.
  private final class Told {
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
    let told = memory.cell(at: .init(path: inside.path, offset: 0)) { Told() }
    guard told.value != value else { return nodes }
    memory.afterLayout("onPreferenceChange", at: context.path) {
      // Views inside a geometry reader are heard one lowering late: telling what is known before would tell a default
      // that SwiftUI never tells.
      guard memory.changes.isEmpty else { return }
      told.value = value
      context.evaluating { action(value) }
    }
    return nodes
  }
}

/// A view that is decorated by what its subtree says: the subtree is lowered first, then the decoration.
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

/// A view that has been lowered already.
struct LoweredView: PrimitiveView {
  let nodes: [LayoutNode]

  func _lower(in context: _LoweringContext) -> [LayoutNode] { nodes }
}
