/// The order that people put files in: `page2` before `page10`, capitals like small letters, folder by folder.
///
/// Where two differ in none of that, as `page2` and `page02`, their bytes decide. No locale has a say.
struct NaturalOrder: Comparable {
  private let name: String
  /// The name's bytes in small letters, components divided by 0, which comes before everything that names may hold.
  private let bytes: [UInt8]

  /// - Parameter name: A relative path.
  init(_ name: String) {
    self.name = name
    bytes = name.lowercased().utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
  }

  static func < (one: NaturalOrder, other: NaturalOrder) -> Bool {
    var (at, place) = (0, 0)
    while at < one.bytes.count, place < other.bytes.count {
      if isDigit(one.bytes[at]), isDigit(other.bytes[place]) {
        let (first, second) = (one.number(from: &at), other.number(from: &place))
        if first.count != second.count { return first.count < second.count }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      } else if one.bytes[at] != other.bytes[place] {
        return one.bytes[at] < other.bytes[place]
      } else {
        at += 1
        place += 1
      }
    }
    let (rest, otherRest) = (one.bytes.count - at, other.bytes.count - place)
    if rest != 0 || otherRest != 0 { return rest < otherRest }
    return one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }

  static func == (one: NaturalOrder, other: NaturalOrder) -> Bool {
    one.name.utf8.elementsEqual(other.name.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The digits from `index` on, which moves behind them, without zeros in front: however many there are.
  private func number(from index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
  }
}
