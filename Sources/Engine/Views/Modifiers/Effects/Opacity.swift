import Graphics
import LayoutEngine

extension View {
  /// Multiplies the alpha of the view as a whole by `opacity`, 0…1. Apple's page: SwiftUI/View/opacity(_:).
  public func opacity(_ opacity: Double) -> some View {
    let opacity = min(max(finite(opacity, of: "opacity", else: 1), 0), 1)
    return _UnaryView(self) { child, context in
      context.node(around: child, PassthroughRule("opacity")) { site in
        opacity == 1 ? site.content : [.group(.opacity(opacity), site.content)]
      }
    }
  }

  /// Hides the view, which keeps its space. Apple's page: SwiftUI/View/hidden().
  public func hidden() -> some View {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule("hidden")) { _ in [] } }
  }
}
