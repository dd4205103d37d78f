public import Foundation
import Graphics
public import LayoutEngine

extension GraphicsContext {
  /// An image that is ready to draw. Apple's page: SwiftUI/GraphicsContext/ResolvedImage.
  public struct ResolvedImage {
    /// The image's size in points.
    public let size: CGSize
    /// The distance from the top to the baseline, which is the bottom except for symbols.
    public let baseline: CGFloat
    /// The shading of a template image; nil for the foreground style.
    public var shading: Shading?

    fileprivate let image: Image

    init(_ image: Image, in context: _LoweringContext) {
      self.image = image
      let dimensions = context.single(image).dimensions(in: .unspecified)
      size = CGSize(width: dimensions.width, height: dimensions.height)
      baseline = dimensions[VerticalAlignment.firstTextBaseline]
    }
  }

  /// Resolves an image for drawing. Apple's page: SwiftUI/GraphicsContext/resolve(_:).
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: context) }

  /// Draws an image stretched to `rect`. Apple's page: SwiftUI/GraphicsContext/draw(_:in:style:).
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(node(image.image.resizable(), image.shading), at: rect.origin, proposal: ProposedViewSize(rect.size))
  }

  /// Draws an image at its own size, with its `anchor` at `point`. Apple's page:
  /// SwiftUI/GraphicsContext/draw(_:at:anchor:).
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      node(image.image, image.shading), at: point.corner(of: image.size, anchor), proposal: ProposedViewSize(image.size)
    )
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private func node(_ image: Image, _ shading: Shading?) -> LayoutNode {
    guard let shading else { return context.single(image) }
    return context.single(image.foregroundStyle(ShadingStyle(shading: shading, context: context)))
  }
}
