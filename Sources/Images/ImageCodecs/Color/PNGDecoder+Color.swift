internal import CPNG
package import Foundation

extension PNGDecoder {
  /// The colour space of a PNG by cICP, or else sRGB, or else iCCP, in chunks before the pixels.
  ///
  /// - Parameters:
  ///   - header: The header of `data`.
  ///   - limits: The maximum length of a chunk, and of a decompressed profile.
  package static func color(
    of data: Data, header: PNGHeader, limits: DecodingLimits = .standard
  ) -> EmbeddedColor {
    let chunks = data.withUnsafeBytes(PNGChunks.beforePixels)
    if let code = chunks["cICP"] {
      switch [UInt8](slice(data, code)) {
      case [1, 13, 0, 1]: return .sRGB
      case [12, 13, 0, 1]: return EmbeddedColor(.displayP3, channels: header.isGray ? 1 : 3)
      default: return .ignored(reason: "is an unknown cICP code")
      }
    }
    guard chunks["sRGB"] == nil, let packed = chunks["iCCP"] else { return .sRGB }
    guard packed.count <= limits.maximumChunkBytes else { return .tooLarge }
    do throws(ColorProfile.ProfileError) {
      guard let profile = try unpacked(slice(data, packed), limit: limits.maximumChunkBytes) else { return .tooLarge }
      return EmbeddedColor(try ColorProfile(profile), channels: header.isGray ? 1 : 3)
    } catch {
      return .ignored(reason: error.description)
    }
  }

  private static func slice(_ data: Data, _ range: Range<Int>) -> Data {
    data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
  }

  /// A name of up to 79 bytes, a zero, the compression method, a zlib stream. `nil` if the result exceeds `limit`.
  private static func unpacked(_ chunk: Data, limit: Int) throws(ColorProfile.ProfileError) -> Data? {
    guard let end = chunk.prefix(80).firstIndex(of: 0), chunk.endIndex - end > 2, chunk[end + 1] == 0 else {
      throw .damaged
    }
    let stream = chunk[(end + 2)...]
    // Most profiles are small; the size is known only after decompression.
    for capacity in [min(limit, 4096), min(limit, 1 << 20), limit] {
      var profile = Data(count: capacity)
      let count = profile.withUnsafeMutableBytes { into in
        stream.withUnsafeBytes { from in
          cpng_inflate(
            from.bindMemory(to: UInt8.self).baseAddress, from.count, into.bindMemory(to: UInt8.self).baseAddress,
            into.count)
        }
      }
      if count == 0 { throw .damaged }
      if count <= capacity { return profile.prefix(count) }
    }
    return nil
  }
}
