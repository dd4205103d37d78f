import Graphics
import LayoutEngine

extension View {
  /// Multiplies the view's alpha, 0…1, after it has been painted as a whole. Apple's page: SwiftUI/View/opacity(_:).
  public func opacity(_ opacity: Double) -> some View {
    let opacity = min(max(finite(opacity, of: "opacity", else: 1), 0), 1)
    return _UnaryView(self) { child, context in
      context.node(around: child, PassthroughRule("opacity")) { site in
        opacity == 1 ? site.content : [.group(.opacity(opacity), site.content)]
      }
    }
  }

  /// Keeps the view's place, paints nothing. Apple's page: SwiftUI/View/hidden().
  public func hidden() -> some View {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule("hidden")) { _ in [] } }
  }
}
