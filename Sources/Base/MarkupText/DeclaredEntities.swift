/// Entities that a document declares, limited to harmless ones: plain text without references.
struct DeclaredEntities {
  private static let most = 500
  private static let longestValue = 512
  /// The maximum total length of a document's resolved references, in bytes.
  private static let mostResolved = 1 << 20

  private var values: [String: [UInt8]] = [:]
  private var resolved = 0

  /// Adds `<!ENTITY name "value">` at the start of the bytes, if it is harmless.
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
    // As in XML, the first declaration is used.
    guard values[key] == nil else { return }
    if !value.contains(UInt8(ascii: "&")) {
      values[key] = Array(value)
    } else if let reference = CharacterReference(in: UnsafeBufferPointer(rebasing: value)),
      reference.length == value.count
    {
      values[key] = reference.bytes
    }
  }

  /// The reference at the start of the bytes, if it is declared.
  mutating func resolve(in bytes: UnsafeBufferPointer<UInt8>) -> CharacterReference? {
    guard !values.isEmpty, let name = CharacterReference.name(in: bytes),
      let value = values[String(decoding: name, as: UTF8.self)], resolved + value.count <= Self.mostResolved
    else { return nil }
    resolved += value.count
    return CharacterReference(bytes: value, length: name.count + 2)
  }
}
