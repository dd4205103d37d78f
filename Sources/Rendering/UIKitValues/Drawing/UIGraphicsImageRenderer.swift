public import Foundation
import Graphics

/// The format of a drawn image. Apple's page: UIKit/UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat {
  /// Ignored: images are sRGB. Apple's page: UIKit/UIGraphicsImageRendererFormat/Range.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels per point (default: 2).
  open var scale: CGFloat = 2
  /// Whether the background is black instead of transparent.
  open var opaque = false
  open var preferredRange = Range.automatic

  public init() {}
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws an image. Apple's page: UIKit/UIGraphicsImageRenderer.
///
/// Paths, colours, gradients, images and texts are painted like widgets' pictures. Outside of a picture, and for
/// sides above 8,192 pixels, the image is empty, with the diagnostic `image.not-drawn`.
open class UIGraphicsImageRenderer {
  private let bounds: CGRect
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Draws images with the size and origin of `bounds`.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    (self.bounds, scale, isOpaque) = (bounds, format.scale, format.opaque)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let surface = DrawingSurface(size: bounds.size, scale: scale, isOpaque: isOpaque)
    surface.transform(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    DrawingSurface.with(surface) { actions(UIGraphicsImageRendererContext(surface)) }
    return surface.image
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

open class UIGraphicsImageRendererContext {
  private let surface: DrawingSurface

  init(_ surface: DrawingSurface) { self.surface = surface }

  open var cgContext: CGContext { CGContext(surface) }
  open var currentImage: UIImage { surface.image }
  open var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (surface.scale, surface.isOpaque)
    return format
  }

  open func fill(_ rect: CGRect) { surface.fill(Path(rect)) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    surface.add(
      DisplayItem.fill(checking: Path(rect), .color(surface.state.fill), evenOdd: false), blendMode: blendMode)
  }
  /// Draws a line of one point inside a rectangle's edges.
  open func stroke(_ rect: CGRect) { surface.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle()) }
  open func clip(to rect: CGRect) { surface.clip(Path(rect)) }
}
