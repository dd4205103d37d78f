public import Foundation
import Graphics

/// How many pixels a drawn image has. Apple's page: UIKit/UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat {
  /// Pixels to the point: 2 unless set.
  open var scale: CGFloat = 2
  /// Whether no pixel is clear; what is not drawn is black then.
  open var opaque = false

  /// Creates a format.
  public init() {}
  /// A format as the screen has it.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A format as the screen has it.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws an image. Apple's page: UIKit/UIGraphicsImageRenderer.
///
/// Paths, colours and images are drawn, by the painter of the widgets' pictures; text is not. Where no renderer asks, and
/// for sides above 8,192 pixels, the image is empty, with the diagnostic `image.not-drawn`.
open class UIGraphicsImageRenderer {
  private let size: CGSize
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Draws images of `size` points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.size = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0)
    scale = format.scale.isFinite && format.scale > 0 ? min(format.scale, 8) : 2
    isOpaque = format.opaque
  }

  /// Draws images of the size of `bounds`.
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.init(size: bounds.size, format: format)
  }

  /// What `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let surface = DrawingSurface()
    DrawingSurface.$current.withValue(surface) { actions(UIGraphicsImageRendererContext(surface, size: size)) }
    var items = surface.items
    if isOpaque {
      items.insert(.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), evenOdd: false), at: 0)
    }
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= 8192,
      let bitmap = PicturePainter.current?.paint(DisplayList(size: size, scale: PixelScale(scale), items: items))
    else {
      DiagnosticLog.current.report(
        Diagnostic(id: "image.not-drawn", message: "an image of \(size.width)×\(size.height) points stays empty"))
      return UIImage()
    }
    return UIImage(Picture(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: scale)
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
public struct UIGraphicsImageRendererContext {
  private let surface: DrawingSurface
  private let size: CGSize

  init(_ surface: DrawingSurface, size: CGSize) { (self.surface, self.size) = (surface, size) }

  /// The same as the context itself: it has what widgets call of Core Graphics.
  public var cgContext: UIGraphicsImageRendererContext { self }
  /// What has been drawn is not shown before the end: an empty image.
  public var currentImage: UIImage { UIImage() }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { surface.fill(Path(rect)) }
  /// Strokes a rectangle with the stroke colour, a point wide.
  public func stroke(_ rect: CGRect) { surface.stroke(Path(rect), StrokeStyle()) }
  /// Cuts what follows to a rectangle.
  public func clip(to rect: CGRect) { surface.clip(Path(rect)) }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { surface.fill(Path(ellipseIn: rect)) }
  /// Keeps colours, clip and transform.
  public func saveGState() { surface.save() }
  /// Brings back what was kept last.
  public func restoreGState() { surface.restore() }
  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) { surface.transform(CGAffineTransform(translationX: x, y: y)) }
  /// Stretches what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { surface.transform(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what follows by radians.
  public func rotate(by angle: CGFloat) { surface.transform(CGAffineTransform(rotationAngle: angle)) }
  /// Sets the colour of what is filled.
  public func setFillColor(_ color: UIColor) { surface.state.fill = color.resolved }
  /// Sets the colour of what is stroked.
  public func setStrokeColor(_ color: UIColor) { surface.state.stroke = color.resolved }
}
