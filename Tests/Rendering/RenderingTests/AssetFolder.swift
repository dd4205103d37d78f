import Foundation
import Graphics
import ImageCodecs

/// A bundle folder that is deleted with the test.
final class AssetFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A PNG of one colour; `pixel` is premultiplied ARGB.
  static func png(_ width: Int, _ height: Int, pixel: UInt32 = 0xFFFF_0000) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      for index in 0..<(width * height) { bytes.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self) }
    }
    return try PNGEncoder.encode(bitmap)
  }

  /// A PNG of the given opaque pixels.
  static func png(rows: [[UInt32]]) throws -> Data {
    let size = PixelSize(width: rows.first?.count ?? 0, height: rows.count)
    let bitmap = Bitmap(pixelSize: size, isOpaque: true) { bytes in
      for (index, pixel) in rows.joined().enumerated() {
        bytes.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    return try PNGEncoder.encode(bitmap)
  }
}
