public import Foundation
import LayoutEngine

extension View {
  /// Draws a border over the view, inside its frame; the layout does not change. Apple's page:
  /// SwiftUI/View/border(_:width:).
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
