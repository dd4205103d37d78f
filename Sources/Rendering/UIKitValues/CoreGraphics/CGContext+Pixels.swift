import Foundation
import Graphics

/// The pixel memory of a bitmap context.
final class PixelTarget {
  let pointer: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let order: PixelOrder
  private let isOwned: Bool

  init(_ pointer: UnsafeMutableRawPointer?, height: Int, bytesPerRow: Int, order: PixelOrder) {
    isOwned = pointer == nil
    self.pointer = pointer ?? UnsafeMutableRawPointer.allocate(byteCount: max(height * bytesPerRow, 16), alignment: 16)
    if isOwned { self.pointer.initializeMemory(as: UInt8.self, repeating: 0, count: max(height * bytesPerRow, 16)) }
    (self.bytesPerRow, self.order) = (bytesPerRow, order)
  }

  deinit { if isOwned { pointer.deallocate() } }

  func write(_ bitmap: Bitmap) {
    let bytes = order.bytes(of: bitmap)
    let row = min(bitmap.bytesPerRow, bytesPerRow)
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<bitmap.pixelSize.height {
        memcpy(pointer + y * bytesPerRow, base + y * bitmap.bytesPerRow, row)
      }
    }
  }
}

extension CGContext {
  /// A bitmap context with four bytes per pixel, in which y grows upwards. `nil` for other formats, and for more than
  /// 8,192 pixels per side. Apple's page:
  /// CoreGraphics/CGContext/init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:).
  ///
  /// - Parameters:
  ///   - data: Receives the pixels after each step; `nil` for the context's own memory.
  ///   - bytesPerRow: 0 for four times the width.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let row = bytesPerRow == 0 ? width.multipliedReportingOverflow(by: 4).partialValue : bytesPerRow
    guard (1...8192).contains(width), (1...8192).contains(height), bitsPerComponent == 8, space.model == .rgb,
      row >= width * 4, row <= 1 << 20
    else { return nil }
    let surface = DrawingSurface(size: CGSize(width: width, height: height), scale: 1)
    surface.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    self.init(surface)
    let target = PixelTarget(data, height: height, bytesPerRow: row, order: PixelOrder(bitmapInfo))
    self.target = target
    guard data != nil else { return }
    surface.afterDrawing = { [unowned surface] in
      if let bitmap = surface.bitmap { target.write(bitmap) }
    }
  }

  /// In pixels.
  public var width: Int { PixelScale(surface.scale).pixels(surface.size).width }
  /// In pixels.
  public var height: Int { PixelScale(surface.scale).pixels(surface.size).height }
  public var bytesPerRow: Int { target?.bytesPerRow ?? width * 4 }
  /// The pixels, top row first; `nil` for a UIKit context.
  public var data: UnsafeMutableRawPointer? {
    guard let target else { return nil }
    if let bitmap = surface.bitmap { target.write(bitmap) }
    return target.pointer
  }

  /// The image drawn so far; `nil` outside of a picture. Apple's page: CoreGraphics/CGContext/makeImage().
  public func makeImage() -> CGImage? { surface.bitmap.map { CGImage($0) } }
}
