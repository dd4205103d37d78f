public import Foundation
import LayoutEngine

extension View {
  /// Paints the view elsewhere; its neighbours do not notice. Apple's page: SwiftUI/View/offset(x:y:).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Paints the view elsewhere; its neighbours do not notice.
  public func offset(_ offset: CGSize) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("offset", [offset.width, offset.height])
      return context.node(around: child, OffsetRule(offset: offset))
    }
  }
}
