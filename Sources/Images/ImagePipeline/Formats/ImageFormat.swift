public import Foundation

/// A supported image format, detected by a file's first bytes. File names and content types are not trusted.
public struct ImageFormat: Sendable {
  /// As it stands in a sentence: `JPEG`.
  let title: String
  /// The usual extension: `jpg`.
  package let fileEnding: String
  /// The signature of the format, for WebP without the RIFF header.
  let signature: [UInt8]
  let decoder: any ImageDecoder.Type

  /// In lower case, for programs: `jpeg`.
  package var name: String { title.lowercased() }

  /// All formats that are decoded.
  static let all = [jpeg, png, webp, gif]

  /// The extensions of files in these formats.
  public static let fileEndings = Set(all.map(\.fileEnding) + ["jpeg"])

  /// The titles of all, as they stand in a sentence.
  static var titles: String {
    all.dropLast().map(\.title).joined(separator: ", ") + all.suffix(1).map { " or \($0.title)" }.joined()
  }

  /// The format whose signature `data` begins with.
  public init?(sniffing data: Data) {
    // The length of the file is between RIFF and WEBP.
    let start = data.starts(with: "RIFF".utf8) ? Data(data.dropFirst(8).prefix(4)) : data
    guard let format = Self.all.first(where: { start.starts(with: $0.signature) }) else { return nil }
    self = format
  }

  init(_ title: String, fileEnding: String, signature: [UInt8], decoder: any ImageDecoder.Type) {
    (self.title, self.fileEnding, self.signature, self.decoder) = (title, fileEnding, signature, decoder)
  }
}

extension ImageFormat: Hashable {
  public static func == (one: ImageFormat, other: ImageFormat) -> Bool { one.title == other.title }

  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}
