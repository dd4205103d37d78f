import Foundation
import Graphics

/// The format of a pixel. Apple's page: CoreGraphics/CGBitmapInfo.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
  /// Not supported.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// Little-endian.
  public static var byteOrder32Host: Self { .byteOrder32Little }
}

/// The position of alpha in a pixel. Apple's page: CoreGraphics/CGImageAlphaInfo.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes, for premultiplied components.
enum PixelOrder {
  case rgba, bgra, argb, abgr

  init(_ info: UInt32) {
    let isAlphaFirst = [2, 4, 6].contains(info & 0x1f)
    let isLittle = info & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
    self = isAlphaFirst ? (isLittle ? .bgra : .argb) : (isLittle ? .abgr : .rgba)
  }

  func bytes(of bitmap: Bitmap) -> Data {
    let count = bitmap.pixelSize.area
    var data = Data(count: count * 4)
    // Our pixels are blue, green, red, alpha.
    let places: [Int] =
      switch self {
      case .rgba: [2, 1, 0, 3]
      case .bgra: [0, 1, 2, 3]
      case .argb: [3, 2, 1, 0]
      case .abgr: [3, 0, 1, 2]
      }
    data.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      bitmap.withBytes { source in
        for pixel in 0..<count {
          for place in 0..<4 { target[pixel * 4 + place] = source[pixel * 4 + places[place]] }
        }
      }
    }
    return data
  }
}
