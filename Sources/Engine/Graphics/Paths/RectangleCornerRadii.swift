public import Foundation

/// The radius of each corner of a rectangle, in points. Apple's page: SwiftUI/RectangleCornerRadii.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii (default: 0).
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii reduced by `amount`, but not below zero; negative amounts enlarge only round corners.
  package func shrunk(by amount: CGFloat) -> RectangleCornerRadii {
    mapped { $0 > 0 ? max(0, $0 - amount) : 0 }
  }

  /// The radii that fit into a rectangle of `size`: along each edge, a corner may take half of it, or what its
  /// neighbour leaves if that is more. Measured on macOS 26.2 (swiftui-web, Apache-2.0): 20 and 90 on an edge of 100
  /// become 20 and 80, 50 and 70 become 50 and 50.
  func limited(to size: CGSize) -> RectangleCornerRadii {
    let sound = mapped { $0 > 0 ? $0 : 0 }
    func limit(_ radius: CGFloat, beside horizontal: CGFloat, above vertical: CGFloat) -> CGFloat {
      let width = max(size.width / 2, size.width - horizontal)
      let height = max(size.height / 2, size.height - vertical)
      return max(0, min(radius, width, height))
    }
    return RectangleCornerRadii(
      topLeading: limit(sound.topLeading, beside: sound.topTrailing, above: sound.bottomLeading),
      bottomLeading: limit(sound.bottomLeading, beside: sound.bottomTrailing, above: sound.topLeading),
      bottomTrailing: limit(sound.bottomTrailing, beside: sound.bottomLeading, above: sound.topTrailing),
      topTrailing: limit(sound.topTrailing, beside: sound.topLeading, above: sound.bottomTrailing))
  }

  private func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading), bottomTrailing: change(bottomTrailing),
      topTrailing: change(topTrailing))
  }
}
