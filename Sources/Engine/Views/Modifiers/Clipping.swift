public import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Clips the view to `shape`. Apple's page: SwiftUI/View/clipShape(_:style:).
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
    _UnaryView(self) { child, context in
      context.node(around: child, PassthroughRule("clipShape")) { site in
        let outline = shape.outline(in: context.pixelScale.rounded(site.frame), context.environment)
        return [.group(.clip(outline.sound ?? Path(), evenOdd: style.isEOFilled), site.content)]
      }
    }
  }

  /// Clips the view to its frame. Apple's page: SwiftUI/View/clipped(antialiased:).
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the view's corners. Apple's page: SwiftUI/View/cornerRadius(_:antialiased:), deprecated there for `clipShape`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
