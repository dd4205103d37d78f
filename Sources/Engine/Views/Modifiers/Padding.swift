public import Foundation
public import LayoutEngine

extension View {
  /// Adds space around the view. Apple's page: SwiftUI/View/padding(_:_:).
  ///
  /// - Parameters:
  ///   - edges: The sides that get space.
  ///   - length: Points; nil for the system's default, 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds `length` points on every side.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Adds the space of `insets`.
  public func padding(_ insets: EdgeInsets) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("padding", [insets.top, insets.leading, insets.bottom, insets.trailing])
      return context.node(around: child, PaddingRule(insets: insets))
    }
  }
}
