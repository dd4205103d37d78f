package import Foundation

extension JPEGDecoder {
  /// The colour space of a JPEG by the profile in its APP2 segments, in any order. If one is missing, the profile is
  /// not applied.
  ///
  /// - Parameter header: The header of `data`.
  package static func color(of data: Data, header: JPEGHeader) -> EmbeddedColor {
    let parts = data.withUnsafeBytes(profileParts)
    guard let count = parts.first?.count else { return .sRGB }
    let ordered = parts.sorted { $0.number < $1.number }
    guard ordered.count == count, ordered.allSatisfy({ $0.count == count }),
      ordered.map(\.number) == Array(1...max(count, 1))
    else { return .ignored(reason: "is incomplete") }
    let profile = ordered.reduce(into: Data()) { profile, part in
      profile += data[data.startIndex + part.bytes.lowerBound..<data.startIndex + part.bytes.upperBound]
    }
    do throws(ColorProfile.ProfileError) {
      return EmbeddedColor(try ColorProfile(profile), channels: header.componentCount)
    } catch {
      return .ignored(reason: error.description)
    }
  }

  /// The segments of the profile: the number of each, from 1, the total, and the range of bytes.
  private static func profileParts(
    in bytes: UnsafeRawBufferPointer
  ) -> [(number: Int, count: Int, bytes: Range<Int>)] {
    let signature = Array("ICC_PROFILE\0".utf8)
    var parts: [(number: Int, count: Int, bytes: Range<Int>)] = []
    var at = 2
    // There are at most 255 segments; one more shows an error.
    while at + 4 <= bytes.count, parts.count < 256 {
      // Stray bytes before a marker are skipped, as in libjpeg.
      guard bytes[at] == 0xFF, bytes[at + 1] != 0xFF, bytes[at + 1] != 0 else {
        at += 1
        continue
      }
      let marker = bytes[at + 1]
      // The profile comes before the pixels.
      if marker == 0xDA || marker == 0xD9 { break }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        at += 2
        continue
      }
      let end = at + 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      guard end >= at + 4, end <= bytes.count else { break }
      let body = bytes[at + 4..<end]
      if marker == 0xE2, body.count >= signature.count + 2, body.starts(with: signature) {
        let start = at + 4 + signature.count
        parts.append((Int(bytes[start]), Int(bytes[start + 1]), start + 2..<end))
      }
      at = end
    }
    return parts
  }
}
