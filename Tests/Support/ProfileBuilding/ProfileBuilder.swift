package import Foundation

/// Writes ICC profiles byte by byte, without any code of the library.
package struct ProfileBuilder {
  /// `RGB `, `GRAY` or `CMYK`.
  package var space = "RGB "
  /// `XYZ ` or `Lab `.
  package var connection = "XYZ "
  /// 2 or 4.
  package var version = 2
  package var tags: [(name: String, contents: [UInt8])] = []

  /// Colours of red, green and blue relative to D50, and one curve for all three.
  package init(_ primaries: [[Double]], curve: [UInt8]) {
    for (channel, color) in zip(["r", "g", "b"], primaries) {
      tags.append((channel + "XYZ", Array("XYZ \0\0\0\0".utf8) + color.flatMap(Self.fixed)))
      tags.append((channel + "TRC", curve))
    }
  }

  /// A gray profile.
  package init(gray curve: [UInt8]) {
    space = "GRAY"
    tags = [("kTRC", curve)]
  }

  /// The profile.
  package var data: Data {
    var table: [UInt8] = []
    var body: [UInt8] = []
    for (name, contents) in tags {
      table += Array(name.utf8) + Self.long(132 + 12 * tags.count + body.count) + Self.long(contents.count)
      body += contents + [UInt8](repeating: 0, count: (4 - contents.count % 4) % 4)
    }
    let count = 132 + table.count + body.count
    var header = Self.long(count) + Self.long(0) + Self.long(version << 24) + Array("mntr\(space)\(connection)".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return Data(header + Self.long(tags.count) + table + body)
  }

  package static func curve(_ entries: Int...) -> [UInt8] { curve(entries) }

  package static func curve(_ entries: [Int]) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + long(entries.count) + entries.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  package static func formula(_ kind: UInt8, _ numbers: Double...) -> [UInt8] {
    Array("para\0\0\0\0".utf8) + [0, kind, 0, 0] + numbers.flatMap(fixed)
  }

  package static let sRGBCurve = formula(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
  package static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]]
  package static let displayP3 = [
    [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
  ]
  package static let adobeRGB = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]
  package static let proPhoto = [[0.79767, 0.28804, 0], [0.13519, 0.71188, 0], [0.03134, 0.00009, 0.82491]]

  /// As segments of a JPEG, `size` bytes each.
  package static func segments(_ profile: Data, size: Int = 65_000) -> [[UInt8]] {
    let starts = Array(stride(from: 0, to: profile.count, by: size))
    return starts.enumerated().map { index, start in
      Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)]
        + profile[start..<min(start + size, profile.count)]
    }
  }

  static func long(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Array($0) }
  }

  static func fixed(_ value: Double) -> [UInt8] { long(Int((value * 65_536).rounded()) & 0xFFFF_FFFF) }
}
