import LayoutEngine

extension View {
  /// Runs `action` with a value computed from the view's geometry, at first and after each change. Apple's page:
  /// SwiftUI/View/onGeometryChange(for:of:action:).
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs `action` with the old and the new value computed from the view's geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryObserver(content: self, value: transform, action: action)
  }
}

private struct GeometryObserver<Content, Value> {
  let content: Content
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryObserver: View, PrimitiveView where Content: View, Value: Equatable {
  typealias Body = Never

  private final class PreviousValue {
    var value: Value?
  }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "onGeometryChange")
    let nodes = content._lower(in: inside)
    let memory = context.pass.memory
    let seen = memory.cell(at: .init(path: inside.path, offset: 0)) { PreviousValue() }
    nodes.first?.onPlaced { frame in
      let new = value(GeometryProxy(frame: frame, environment: context.environment))
      guard seen.value != new else { return }
      let old = seen.value ?? new
      seen.value = new
      memory.afterLayout("onGeometryChange", at: context.path) { context.evaluating { action(old, new) } }
    }
    return nodes
  }
}
