import LayoutEngine

extension View {
  /// Runs `action` when `value` has changed since the last lowering, and at first if `initial`; the picture shows its
  /// changes. Apple's page: SwiftUI/View/onChange(of:initial:_:).
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeObserver(content: self, value: value, runsAtFirst: initial, action: action)
  }

  /// Runs `action` when `value` has changed since the last lowering, and at first if `initial`.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when `value` has changed since the last lowering. Apple's page:
  /// SwiftUI/View/onChange(of:perform:).
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }
}

/// Compares a value with its value in the previous lowering.
private struct ChangeObserver<Content, Value> {
  let content: Content
  let value: Value
  let runsAtFirst: Bool
  let action: (Value, Value) -> Void
}

extension ChangeObserver: View, PrimitiveView where Content: View, Value: Equatable {
  typealias Body = Never

  private final class PreviousValue {
    var value: Value?
  }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "onChange")
    let nodes = content._lower(in: inside)
    let memory = context.pass.memory
    let seen = memory.cell(at: .init(path: inside.path, offset: 0)) { PreviousValue() }
    nodes.first?.onPlaced { _ in
      let old = seen.value
      seen.value = value
      guard old.map({ $0 != value }) ?? runsAtFirst else { return }
      memory.afterLayout("onChange", at: context.path) { context.evaluating { action(old ?? value, value) } }
    }
    return nodes
  }
}
