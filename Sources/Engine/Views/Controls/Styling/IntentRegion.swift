import LayoutEngine

/// A control that performs an intent: records its frame. Does nothing without an intent.
struct IntentRegion<Content> {
  let intent: TapIntent?
  /// The control; its argument is whether its intent runs.
  @ViewBuilder let content: (Bool) -> Content
}

extension IntentRegion: View, PrimitiveView where Content: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    guard let intent else { return content(false)._lower(in: context) }
    let nodes = content(context.environment.runningControl == context.path)._lower(in: context)
    let control = TappedControl(intent, isEnabled: context.environment.isEnabled, place: context.path)
    return nodes.map { context.node(around: $0, IntentRule(control)) }
  }
}

extension EnvironmentValues {
  /// The control whose intent runs while the picture is shown; nil for none.
  package var runningControl: ViewPath? {
    get { self[RunningControlKey.self] }
    set { self[RunningControlKey.self] = newValue }
  }
}

private enum RunningControlKey: EnvironmentKey { static var defaultValue: ViewPath? { nil } }
