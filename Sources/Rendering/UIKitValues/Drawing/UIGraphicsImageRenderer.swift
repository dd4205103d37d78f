public import Foundation
import Graphics

/// How many pixels a drawn image has. Apple's page: UIKit/UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat {
  /// Which colours an image has. Apple's page: UIKit/UIGraphicsImageRendererFormat/Range.
  public enum Range: Int, Sendable {
    /// As the screen has them.
    case unspecified = -1
    /// As the screen has them.
    case automatic
    /// More than sRGB; drawn in sRGB.
    case extended
    /// sRGB.
    case standard
  }

  /// Pixels to the point: 2 unless set.
  open var scale: CGFloat = 2
  /// Whether no pixel is clear; what is not drawn is black then.
  open var opaque = false
  /// Kept for its spelling: images are sRGB.
  open var preferredRange = Range.automatic

  /// Creates a format.
  public init() {}
  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// A format as the screen has it.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A format as the screen has it.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws an image. Apple's page: UIKit/UIGraphicsImageRenderer.
///
/// Paths, colours, gradients, images and texts are drawn by the painter of the widgets' pictures. Where no renderer asks,
/// and for sides above 8,192 pixels, the image is empty, with the diagnostic `image.not-drawn`.
open class UIGraphicsImageRenderer {
  private let bounds: CGRect
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Draws images of the size of `bounds`, from their corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    (self.bounds, scale, isOpaque) = (bounds, format.scale, format.opaque)
  }

  /// Draws images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// What `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let surface = DrawingSurface(size: bounds.size, scale: scale, isOpaque: isOpaque)
    surface.transform(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    DrawingSurface.with(surface) { actions(UIGraphicsImageRendererContext(surface)) }
    return surface.image
  }

  /// What `actions` draw, as PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What `actions` draw, as JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// What is drawn into. Apple's page: UIKit/UIGraphicsImageRendererContext.
open class UIGraphicsImageRendererContext {
  private let surface: DrawingSurface

  init(_ surface: DrawingSurface) { self.surface = surface }

  /// The same canvas, as Core Graphics has it.
  open var cgContext: CGContext { CGContext(surface) }
  /// What has been drawn so far.
  open var currentImage: UIImage { surface.image }
  /// How many pixels the image has.
  open var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (surface.scale, surface.isOpaque)
    return format
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { surface.fill(Path(rect)) }
  /// Fills a rectangle, mixing.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    surface.add(
      DisplayItem.fill(checking: Path(rect), .color(surface.state.fill), evenOdd: false), blendMode: blendMode)
  }
  /// Draws a line a point wide inside of a rectangle's edges.
  open func stroke(_ rect: CGRect) { surface.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle()) }
  /// Cuts what follows to a rectangle.
  open func clip(to rect: CGRect) { surface.clip(Path(rect)) }
}
