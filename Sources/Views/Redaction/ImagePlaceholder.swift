import Foundation
import Graphics
import LayoutEngine

extension _LoweringContext {
  /// A redacted image: as large as the image would be, filled. What SwiftUI draws for pictures is not measured.
  func imagePlaceholder(_ rule: any LayoutRule) -> LayoutNode {
    let ink = Paint.color(PlaceholderInk.color(in: environment))
    return node(rule, label: "redacted") { [pixelScale] site in
      let frame = pixelScale.rounded(site.frame)
      return frame.width > 0 && frame.height > 0 ? [.fill(Path(frame), ink, evenOdd: false)] : []
    }
  }

  /// A redacted symbol at `size` points, the same for every symbol: a square of that size in the middle of a frame a
  /// little larger, 1.18 by 1.145 of it in whole points (as measured by the swiftui-web project,
  /// Docs/elements/Redaction.md).
  func symbolPlaceholder(pointSize: CGFloat) -> LayoutNode {
    let size = max(0, pointSize.isFinite ? pointSize : 0)
    let frame = CGSize(width: (1.18 * size).rounded(), height: (1.145 * size).rounded())
    let ink = Paint.color(PlaceholderInk.color(in: environment))
    return node(FixedSizeRule("Image", size: frame), label: "redacted") { [pixelScale] site in
      let corner = CGPoint(x: site.frame.midX - size / 2, y: site.frame.midY - size / 2)
      let square = pixelScale.rounded(CGRect(origin: corner, size: CGSize(width: size, height: size)))
      return square.width > 0 ? [.fill(Path(square), ink, evenOdd: false)] : []
    }
  }
}
