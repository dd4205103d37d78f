internal import CPNG
package import Foundation

/// Text chunks in PNG files, which viewers ignore (PNG, third edition, 11.3.3.4 iTXt).
package enum PNGText {
  /// The size limit of a text, in bytes.
  private static let longest = 16 << 20

  /// Adds a text to a file of ``PNGEncoder``.
  ///
  /// - Parameter keyword: 1 to 79 characters of Latin-1.
  /// - Throws: `PNGError.encodingFailed` for an invalid file or keyword, `.outOfMemory`.
  package static func adding(_ text: String, keyword: String, to png: Data) throws(PNGError) -> Data {
    var file = cpng_file()
    let text = Array(text.utf8)
    let status = png.withUnsafeBytes { bytes -> cpng_status in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return .unencodable }
      return cpng_add_text(start, bytes.count, keyword, text, text.count, &file)
    }
    switch status {
    case .ok:
      guard let bytes = file.bytes else { throw .outOfMemory }
      return Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
    case .out_of_memory: throw .outOfMemory
    default: throw .encodingFailed("a text needs a complete PNG and a keyword")
    }
  }

  /// The text with a keyword, compressed as in ``adding(_:keyword:to:)``; `nil` if it is missing or unreadable.
  package static func text(of png: Data, keyword: String) -> String? {
    png.withUnsafeBytes { bytes in
      let reader = ProfileReader(bytes)
      let (name, header) = (Array("iTXt".utf8), Array(keyword.utf8) + [0, 1, 0, 0, 0])
      var at = 8
      while let length = reader.long(at: at), length <= bytes.count - at - 12 {
        let contents = bytes[at + 8..<at + 8 + length]
        if bytes[at + 4..<at + 8].elementsEqual(name), contents.starts(with: header) {
          return inflated(UnsafeRawBufferPointer(rebasing: contents.dropFirst(header.count)))
        }
        at += length + 12
      }
      return nil
    }
  }

  private static func inflated(_ stream: UnsafeRawBufferPointer) -> String? {
    guard let start = stream.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    var capacity = 64 << 10
    while capacity <= longest {
      var text = [UInt8](repeating: 0, count: capacity)
      let count = cpng_inflate(start, stream.count, &text, capacity)
      if count <= capacity { return count == 0 ? nil : String(validating: text.prefix(count), as: UTF8.self) }
      capacity *= 4
    }
    return nil
  }
}
