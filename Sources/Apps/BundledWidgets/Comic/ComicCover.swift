import SwiftUI
import WidgetKit

/// The cover of a chapter, or a drawn one if there is none.
struct ComicCover: View {
  @Environment(\.widgetRenderingMode) private var mode
  let image: Image?
  let cornerRadius: CGFloat

  var body: some View {
    // The frame determines the size: covers of other aspect ratios are clipped.
    Color.clear
      .overlay {
        (image ?? .drawnCover)
          .resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .scaledToFill()
      }
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(.white.opacity(0.16), lineWidth: 0.5)
      }
      // If only opacity distinguishes shapes, a shadow would be a glow.
      .shadow(color: mode == .fullColor ? .black.opacity(0.5) : .clear, radius: 6, x: 0, y: 4)
  }
}

/// A disc with a hole that leaves a crescent on all sides; fill it with the even-odd rule.
struct Moon: Shape {
  /// Relative to the frame's width.
  var diameter: CGFloat = 1
  /// The top edge, relative to the frame's height.
  var top: CGFloat = 0

  /// A landscape has no reading direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let side = rect.width * diameter
    let outer = CGRect(x: rect.midX - side / 2, y: rect.minY + rect.height * top, width: side, height: side)
    let hollow = CGRect(
      x: outer.minX + side * 0.14, y: outer.minY + side * 0.06, width: side * 0.78, height: side * 0.78)
    return Path { path in
      path.addEllipse(in: outer)
      path.addEllipse(in: hollow)
    }
  }
}
