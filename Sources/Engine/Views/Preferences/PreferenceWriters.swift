import LayoutEngine

/// A view that changes the preferences of its subtree.
struct PreferenceWriter<Content> {
  let content: Content
  let change: (inout PreferenceValues) -> Void
}

extension PreferenceWriter: View, PrimitiveView where Content: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    var (nodes, values) = context.pass.collectingPreferences { content._lower(in: context) }
    change(&values)
    context.pass.preferences.append(values)
    return nodes
  }
}

extension View {
  /// Sets the preference `key`, replacing the values of the views inside. Apple's page:
  /// SwiftUI/View/preference(key:value:).
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceWriter(content: self) { $0[key] = value }
  }

  /// Changes the preference of the views inside. Apple's page: SwiftUI/View/transformPreference(_:_:).
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceWriter(content: self) { values in
      var value = values[key] ?? K.defaultValue
      callback(&value)
      values[key] = value
    }
  }
}
