public import Foundation
public import LayoutEngine

extension View {
  /// Adds padding. Apple's page: SwiftUI/View/padding(_:_:).
  ///
  /// - Parameters:
  ///   - edges: The padded edges.
  ///   - length: Points (default: 16).
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds `length` points of padding on every side.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  public func padding(_ insets: EdgeInsets) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("padding", [insets.top, insets.leading, insets.bottom, insets.trailing])
      return context.node(around: child, PaddingRule(insets: insets))
    }
  }
}
