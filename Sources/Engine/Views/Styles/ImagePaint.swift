import Diagnostics
public import Foundation
import Graphics

/// An image, or a part of it, tiled over the filled area. Apple's page: SwiftUI/ImagePaint.
///
/// Symbols cannot be tiled: the foreground style is painted instead, with the diagnostic `paint.not-an-image`.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part to tile, in fractions of the image's sides.
  public var sourceRect: CGRect
  /// Multiplies the image's size in points.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let (picture, pixelsPerPoint) = found(in: environment) else {
      DiagnosticLog.current.report(
        Diagnostic(id: "paint.not-an-image", message: "no image to tile; the foreground style is painted instead"))
      return ForegroundStyle()._paint(in: environment)
    }
    let points = max(0, scale.finiteValue(of: "scale", else: 1)) / pixelsPerPoint
    let size = CGSize(
      width: CGFloat(picture.pixelSize.width) * points, height: CGFloat(picture.pixelSize.height) * points)
    let tile = ImageItem(picture: picture, frame: CGRect(origin: .zero, size: size))
    return _Paint(.picture(TiledImage(tile: tile, source: sourceRect)))
  }

  private func found(in environment: EnvironmentValues) -> (DrawableImage, CGFloat)? {
    switch image.content {
    case .picture(let picture, let scale): return (picture, scale)
    case .asset(let name, let bundle):
      let asset = environment.assets?.image(named: name, in: bundle, for: environment.assetTraits)
      return asset.map { ($0.picture, $0.scale) }
    case .symbol, .drawn: return nil
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image, or a part of it, tiled over the filled area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
