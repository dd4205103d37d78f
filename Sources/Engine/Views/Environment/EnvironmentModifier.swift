public import LayoutEngine

/// A view with one environment value set.
public struct _EnvironmentModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    var context = context
    change(&context.environment)
    return content._lower(in: context)
  }
}

extension View {
  /// Sets an environment value for the view and the views inside. Apple's page: SwiftUI/View/environment(_:_:).
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value in place. Apple's page: SwiftUI/View/transformEnvironment(_:transform:).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  package func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    _EnvironmentModifier(content: self, change: change)
  }
}
