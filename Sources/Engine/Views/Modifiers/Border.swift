public import Foundation
import LayoutEngine

extension View {
  /// Draws a line inside the view's frame, over the view; the layout stays. Apple's page: SwiftUI/View/border(_:width:).
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
