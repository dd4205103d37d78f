import Diagnostics
import Foundation
import Graphics

extension DrawingSurface {
  /// The pixels drawn so far; `nil`, with the diagnostic `image.not-drawn`, without a painter and for sides above
  /// 8,192 pixels.
  var bitmap: Bitmap? {
    var items = items
    if isOpaque {
      items.insert(.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), evenOdd: false), at: 0)
    }
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= 8192,
      let bitmap = OffscreenPainter.current?.paint(DisplayList(size: size, scale: PixelScale(scale), items: items))
    else {
      DiagnosticLog.current.report(
        Diagnostic(id: "image.not-drawn", message: "an image of \(size.width)×\(size.height) points stays empty"))
      return nil
    }
    return bitmap
  }

  /// The image drawn so far; empty if ``bitmap`` is `nil`.
  var image: UIImage {
    guard let bitmap else { return UIImage() }
    return UIImage(DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: scale)
  }
}
