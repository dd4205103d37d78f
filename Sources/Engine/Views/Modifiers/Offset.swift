public import Foundation
import LayoutEngine

extension View {
  /// Paints the view at an offset, without affecting layout. Apple's page: SwiftUI/View/offset(x:y:).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Paints the view at an offset, without affecting layout.
  public func offset(_ offset: CGSize) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("offset", [offset.width, offset.height])
      return context.node(around: child, OffsetRule(offset: offset))
    }
  }
}
