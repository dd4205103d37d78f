package import Foundation

/// A supported image format, detected by a file's first bytes. File names and content types are not trusted.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// JFIF, Exif and Adobe variants.
  case jpeg
  case png
  /// Lossy or lossless; the first frame of an animation.
  case webp
  /// The first frame.
  case gif

  /// The format whose signature `data` begins with.
  package init?(sniffing data: Data) {
    // The length of the file is between RIFF and WEBP.
    let start = data.starts(with: "RIFF".utf8) ? Data(data.dropFirst(8).prefix(4)) : data
    guard let format = Self.allCases.first(where: { start.starts(with: $0.signature) }) else { return nil }
    self = format
  }

  /// The usual extension: `jpg`.
  package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }

  /// The signature of the format, for WebP without the RIFF header.
  private var signature: [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8]
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .webp: Array("WEBP".utf8)
    case .gif: Array("GIF8".utf8)
    }
  }
}
