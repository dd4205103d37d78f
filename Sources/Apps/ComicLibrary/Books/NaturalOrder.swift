/// Natural order: `page2` before `page10`, ignoring case, folder by folder.
///
/// Names that are equal in this order, such as `page2` and `page02`, are ordered by their bytes. It does not depend
/// on the locale.
struct NaturalOrder: Comparable {
  private let name: String
  /// The bytes of the name in lower case, its path components separated by 0, which no name can contain.
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

  /// The digits from `index`, without leading zeros. Advances `index` past them.
  private func number(from index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
  }
}
