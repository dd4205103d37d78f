package import Foundation

/// A picture format that we decode, told by a file's first bytes; names and content types are never trusted.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// JFIF, Exif and Adobe flavours alike.
  case jpeg
  /// Portable Network Graphics.
  case png

  /// The format whose signature `data` begins with, or nil.
  package init?(sniffing data: Data) {
    guard let format = Self.allCases.first(where: { data.starts(with: $0.signature) }) else { return nil }
    self = format
  }

  /// What files of the format are named with: `jpg`.
  package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }

  /// The bytes that every file of the format begins with.
  private var signature: [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8]
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    }
  }
}
