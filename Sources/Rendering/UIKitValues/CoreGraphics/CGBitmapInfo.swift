import Foundation
import Graphics

/// What a pixel's bytes are. Apple's page: CoreGraphics/CGBitmapInfo.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32
  /// Creates information of Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the alpha is.
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  /// The last component first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// The first component first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
  /// Kept for its spelling.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// As the machine has it: the last component first.
  public static var byteOrder32Host: Self { .byteOrder32Little }
}

/// Where the alpha is among a pixel's components. Apple's page: CoreGraphics/CGImageAlphaInfo.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Last, and the others are multiplied with it.
  case premultipliedLast
  /// First, and the others are multiplied with it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Nowhere; the last byte is not used.
  case noneSkipLast
  /// Nowhere; the first byte is not used.
  case noneSkipFirst
  /// Nothing but alpha.
  case alphaOnly
}

/// The order of the bytes of a pixel, of premultiplied components.
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
    // Blue, green, red, alpha are bytes 0…3 of our pixels.
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
