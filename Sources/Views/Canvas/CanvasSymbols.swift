import Graphics
import LayoutEngine

/// The views that a canvas can draw, lowered, by the values of their tags.
final class CanvasSymbols {
  private var nodes: [AnyHashable: LayoutNode] = [:]

  init(_ symbols: some View, in context: _LoweringContext) {
    guard !(symbols is EmptyView) else { return }
    _ = symbols._lower(in: context.child(0, role: "symbols").setting(\.canvasSymbols, to: self))
  }

  /// Remembers a view; of several with one tag, the first.
  func add(_ node: LayoutNode, tag: AnyHashable) {
    if nodes[tag] == nil { nodes[tag] = node }
  }

  subscript(tag: AnyHashable) -> LayoutNode? { nodes[tag] }
}

extension View {
  /// Names the view for the canvas among whose symbols it is. A picture has no selection, so it does nothing elsewhere.
  /// Apple's page: SwiftUI/View/tag(_:includeOptional:).
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _UnaryView(self) { child, context in
      context.environment.canvasSymbols?.add(child, tag: AnyHashable(tag))
      return child
    }
  }
}

extension EnvironmentValues {
  /// The canvas for which symbols are being lowered.
  fileprivate var canvasSymbols: CanvasSymbols? {
    get { self[CanvasSymbolsKey.self] }
    set { self[CanvasSymbolsKey.self] = newValue }
  }
}

private enum CanvasSymbolsKey: EnvironmentKey { static var defaultValue: CanvasSymbols? { nil } }
