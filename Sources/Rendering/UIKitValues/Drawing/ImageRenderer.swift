import Diagnostics
public import Foundation
import Graphics
public import LayoutEngine
public import OpenCombine
public import Views

/// Draws a view as an image. Apple's page: SwiftUI/ImageRenderer.
///
/// The view is laid out once, in light by default, without waiting for actions that start when it appears. Outside of
/// a picture the image is one clear pixel; for sides above 8,192 pixels there is none. Both report `image.not-drawn`.
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point (default: 1).
  public var scale: CGFloat = 1
  /// Whether the background is black instead of transparent.
  public var isOpaque = false
  /// Ignored: images are sRGB.
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  /// The view as a UIKit image; `nil` if it is empty or cannot be drawn.
  ///
  /// Outside of a picture it is one clear pixel, as apps unwrap the image of a view that is not empty.
  public var uiImage: UIImage? {
    guard let drawing else {
      report("no picture is being drawn; the image is one clear pixel")
      return UIImage()
    }
    guard let bitmap = surface(of: drawing)?.bitmap else { return nil }
    return UIImage(CGImage(bitmap).picture, scale: scale)
  }
  /// The view as a bitmap; `nil` if it is empty or cannot be drawn.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls `renderer` with the view's size and a closure that draws it. Apple's page:
  /// SwiftUI/ImageRenderer/render(rasterizationScale:renderer:).
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
      report("the view is empty; there is no image")
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
