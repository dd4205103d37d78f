package import Foundation

/// A picture format that we decode, told by a file's first bytes; names and content types are never trusted.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// JFIF, Exif and Adobe flavours alike.
  case jpeg
  /// Portable Network Graphics.
  case png
  /// WebP, lossy or lossless; of an animation the first frame.
  case webp
  /// The first frame of a GIF.
  case gif

  /// The format whose signature `data` begins with, or nil.
  package init?(sniffing data: Data) {
    // Between RIFF and WEBP stands the length of the file.
    let start = data.starts(with: "RIFF".utf8) ? Data(data.dropFirst(8).prefix(4)) : data
    guard let format = Self.allCases.first(where: { start.starts(with: $0.signature) }) else { return nil }
    self = format
  }

  /// What files of the format are named with: `jpg`.
  package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }

  /// The bytes that every file of the format begins with, those of the RIFF container left out.
  private var signature: [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8]
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .webp: Array("WEBP".utf8)
    case .gif: Array("GIF8".utf8)
    }
  }
}
