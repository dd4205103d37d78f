import Foundation
import Graphics
import ImageCodecs

enum TestPicture {
  /// A white PNG.
  static func png(_ width: Int, _ height: Int = 1) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      for index in 0..<bytes.count { bytes[index] = 0xFF }
    }
    return try PNGEncoder.encode(bitmap)
  }
}

/// A folder of the test's own, removed with it.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The files of pictures in it, in order of their names.
  var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { url.appending(path: $0) }
  }
}
