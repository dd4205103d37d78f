import Foundation
import Graphics
import ImageCodecs

/// A catalog that is deleted with the test.
final class SampleCatalog {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID()).xcassets")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// An image set with entries in JSON, each with a file.
  func addImages(_ name: String, _ entries: [String], files: [String], properties: String = "{}") throws {
    try write(
      #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#,
      to: "\(name).imageset/Contents.json")
    for file in files { try write(Self.png(1, 1), to: "\(name).imageset/\(file)") }
  }

  static func png(_ width: Int, _ height: Int) throws -> Data {
    try PNGEncoder.encode(Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: false) { _ in })
  }
}
