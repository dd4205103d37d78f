import Diagnostics
public import Foundation
import Graphics
public import LayoutEngine
public import OpenCombine
public import Views

/// Makes an image of a view. Apple's page: SwiftUI/ImageRenderer.
///
/// The view is laid out once, in light unless it says otherwise: what it begins when it appears is not waited for. Where no
/// renderer asks, the image is one clear pixel; for sides above 8,192 pixels there is none. Both are the diagnostic
/// `image.not-drawn`.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// What is proposed to it.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels to the point: 1 unless set.
  public var scale: CGFloat = 1
  /// Whether what is not drawn is black.
  public var isOpaque = false
  /// Kept for its spelling: images are sRGB.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Makes images of `view`.
  public init(content view: Content) { content = view }

  /// The view as an image of UIKit; nil if it is empty or cannot be drawn.
  ///
  /// Outside of a picture it is one clear pixel: apps unwrap the image of a view that is not empty.
  public var uiImage: UIImage? {
    guard let drawing else {
      report("no picture is being made; the image is one clear pixel")
      return UIImage()
    }
    guard let bitmap = surface(of: drawing)?.bitmap else { return nil }
    return UIImage(CGImage(bitmap).picture, scale: scale)
  }
  /// The view as pixels; nil if it is empty or cannot be drawn.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls `renderer` with the view's size and with what draws it.
  /// Apple's page: SwiftUI/ImageRenderer/render(rasterizationScale:renderer:).
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let (items, size) = drawing else { return }
    renderer(size) { context in items.forEach { context.surface.add($0) } }
  }

  private var drawing: ([DisplayItem], CGSize)? {
    DrawnView(content, proposal: proposedSize, colorScheme: .light, scale: scale).drawing
  }

  private func surface(of drawing: (items: [DisplayItem], size: CGSize)) -> DrawingSurface? {
    guard drawing.size.width > 0, drawing.size.height > 0 else {
      report("a view that is empty makes no image")
      return nil
    }
    let surface = DrawingSurface(size: drawing.size, scale: scale, isOpaque: isOpaque)
    drawing.items.forEach { surface.add($0) }
    return surface
  }

  private func report(_ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: "image.not-drawn", message: message))
  }
}
