public import Foundation
public import FoundationAdditions
package import Graphics
import ImagePipeline
public import Views

/// A bitmap image. Apple's page: CoreGraphics/CGImage.
public final class CGImage: Hashable, Sendable {
  package let picture: DrawableImage

  package init(_ picture: DrawableImage) { self.picture = picture }

  public var width: Int { picture.pixelSize.width }
  public var height: Int { picture.pixelSize.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The pixels; `nil` if the image is damaged.
  public var dataProvider: CGDataProvider? {
    bitmap.map { CGDataProvider(bytes: PixelOrder.rgba.bytes(of: $0)) }
  }

  /// The part in a rectangle of pixels from the top left; `nil` if it is empty. Apple's page:
  /// CoreGraphics/CGImage/cropping(to:).
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1, let bitmap else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let size = PixelSize(width: Int(part.width), height: Int(part.height))
    return CGImage(bitmap.remade(size) { ($0 + left, $1 + top) })
  }

  public func copy() -> CGImage? { self }

  package convenience init(_ bitmap: Bitmap) {
    self.init(DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize))
  }

  package var bitmap: Bitmap? { try? ImagePreparer.bitmap(for: picture, pixelSize: picture.pixelSize) }

  /// Compares the pixels or the encoded files.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

public final class CGDataProvider: Sendable {
  public let data: CFData?
  init(bytes: Data) { data = bytes }
  public init?(data: CFData) { self.data = data }
}

extension Bitmap {
  /// A rearranged bitmap. `source` returns the source position of each pixel.
  func remade(_ size: PixelSize, _ source: (Int, Int) -> (Int, Int)) -> Bitmap {
    Bitmap(pixelSize: size, isOpaque: isOpaque) { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (left, top) = source(x, y)
          guard left >= 0, top >= 0, left < pixelSize.width, top < pixelSize.height else { continue }
          bytes.storeBytes(of: self[left, top], toByteOffset: (y * size.width + x) * 4, as: UInt32.self)
        }
      }
    }
  }
}

extension Image {
  /// Shows an image with an accessibility label. Apple's page: SwiftUI/Image/init(_:scale:orientation:label:).
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Shows an image. Apple's page: SwiftUI/Image/init(decorative:scale:orientation:).
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    let upright = UIImage.Orientation(orientation).upright(cgImage)
    self.init(upright.picture, scale: scale)
  }
}
