/// Entities that a document declares itself, as far as they are harmless: plain text, which names no other.
struct DeclaredEntities {
  private static let most = 500
  private static let longestValue = 512
  /// How many bytes all of a document's references may stand for.
  private static let mostResolved = 1 << 20

  private var values: [String: [UInt8]] = [:]
  private var resolved = 0

  /// Takes `<!ENTITY name "value">`, if the bytes begin with one that is harmless.
  mutating func declare(from bytes: UnsafeBufferPointer<UInt8>) {
    let text = bytes.prefix(Self.longestValue + 100)
    guard text.starts(with: "<!ENTITY".utf8), values.count < Self.most else { return }
    var rest = text.dropFirst("<!ENTITY".utf8.count).drop { $0 <= 0x20 }
    let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    rest = rest[name.endIndex...].drop { $0 <= 0x20 }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    let value = rest.dropFirst().prefix { $0 != quote }
    guard value.endIndex < rest.endIndex, value.count <= Self.longestValue, !value.contains(UInt8(ascii: "<")) else {
      return
    }
    let key = String(decoding: name, as: UTF8.self)
    // The first of several counts, as in XML.
    guard values[key] == nil else { return }
    if !value.contains(UInt8(ascii: "&")) {
      values[key] = Array(value)
    } else if let reference = CharacterReference(in: UnsafeBufferPointer(rebasing: value)),
      reference.length == value.count
    {
      values[key] = reference.bytes
    }
  }

  /// What the reference stands for that the bytes begin with.
  mutating func resolve(in bytes: UnsafeBufferPointer<UInt8>) -> CharacterReference? {
    guard !values.isEmpty, let name = CharacterReference.name(in: bytes),
      let value = values[String(decoding: name, as: UTF8.self)], resolved + value.count <= Self.mostResolved
    else { return nil }
    resolved += value.count
    return CharacterReference(bytes: value, length: name.count + 2)
  }
}
