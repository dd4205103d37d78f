public import Foundation
public import Graphics
import Snapshots
public import UIKitValues

extension Snapshotting where Value == DisplayList, Format == UIImage {
  /// Compares the picture of a display list.
  public static var image: Snapshotting { .image() }

  /// Compares the picture of a display list (default: exactly).
  public static func image(comparison: SnapshotComparison = .exact) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image) { list in
      guard case .picture(let bitmap, _)? = try? SnapshotWorld.picture(of: list).content else { return UIImage() }
      return UIImage(
        DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), scale: list.scale.pixelsPerPoint)
    }
    strategy.drawing = { list in
      var drawn = try SnapshotWorld.picture(of: list)
      drawn.comparison = comparison.comparison
      return drawn
    }
    return strategy
  }
}

extension Snapshotting where Value == DisplayList, Format == String {
  /// Compares a display list as text.
  public static var displayList: Snapshotting {
    Snapshotting(pathExtension: "displaylist.txt", diffing: .lines) { $0.description }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  public static var image: Snapshotting { .image() }

  /// Compares an image. The parameters are those of a view's `image`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, comparison: SnapshotComparison? = nil
  ) -> Snapshotting {
    let precision = ImagePrecision(precision, perceptualPrecision, comparison)
    var strategy = Snapshotting(pathExtension: "png", diffing: .image)
    strategy.drawing = { image in
      precision.applied(
        to: DrawnValue(content: .picture(try image.snapshotPixels(), nil), scale: Double(scale ?? image.scale)))
    }
    return strategy
  }
}

extension Diffing where Value == UIImage {
  /// Compares images exactly.
  public static var image: Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { data in
        guard let image = UIImage(data: data) else { throw UnreadableImage() }
        return image
      },
      diff: { reference, candidate in
        guard let old = try? reference.snapshotPixels(), let new = try? candidate.snapshotPixels() else {
          return ("an image has no pixels", [])
        }
        return ImageComparison.exact.difference(of: new, from: old).map { ("\($0)", []) }
      }
    ).builtIn
  }

  /// Compares images. The parameters are those of a view's `image`.
  public static func image(precision: Float, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    image
  }
}

extension UIImage {
  /// - Throws: If the image cannot be decoded.
  func snapshotPixels() throws -> Bitmap {
    guard let bitmap else { throw UnreadableImage() }
    return bitmap
  }
}

private struct UnreadableImage: Error, CustomStringConvertible {
  var description: String { "the image cannot be decoded" }
}
