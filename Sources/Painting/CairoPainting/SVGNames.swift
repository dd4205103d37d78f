import Foundation

/// Renumbers the surfaces and images of an SVG file.
///
/// Cairo numbers them throughout the process, so equal pictures would have different files.
enum SVGNames {
  /// `svg` with `surface…` and `image…` numbered from 0 in the order of their first occurrence.
  static func renumbered(_ svg: Data) -> Data {
    let bytes = [UInt8](svg)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [[UInt8]: Int] = [:]
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      // Names follow a quotation mark or a hash, which base64 does not contain.
      guard let last = result.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: "#"),
        let name = name(in: bytes, at: index)
      else { continue }
      let number = numbers[name.whole, default: numbers.count]
      numbers[name.whole] = number
      result += name.kind + Array(String(number).utf8)
      index += name.whole.count
    }
    return Data(result)
  }

  private static let kinds = ["surface", "image"].map { Array($0.utf8) }

  private static func name(in bytes: [UInt8], at start: Int) -> (kind: [UInt8], whole: [UInt8])? {
    for kind in kinds where bytes[start...].starts(with: kind) {
      let digits = bytes[(start + kind.count)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if !digits.isEmpty { return (kind, kind + digits) }
    }
    return nil
  }
}
