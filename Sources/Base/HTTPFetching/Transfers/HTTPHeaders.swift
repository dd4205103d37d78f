/// The headers of a response. Names are case-insensitive, and values of repeated names are joined (RFC 9110).
public struct HTTPHeaders: Hashable, Sendable {
  private var values: [String: String] = [:]
  /// The total size limit of names and values, in bytes.
  static let limit = 256 << 10
  private var size = 0

  package init() {}

  /// The names in lower case with their values, sorted.
  package var fields: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  init(_ fields: [(String, String)]) { for (name, value) in fields { add(value, to: name) } }

  package init(_ fields: KeyValuePairs<String, String>) { for (name, value) in fields { add(value, to: name) } }

  /// The value of a header; `nil` if there is none.
  public subscript(name: String) -> String? { values[name.lowercased()] }

  /// Adds a line `Name: value` with its line end. Returns false if the limit is exceeded.
  mutating func take(line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return true }
    let value = line[line.index(after: colon)...]
    add(Self.trimmed(value), to: String(line[..<colon]))
    return size <= Self.limit
  }

  private mutating func add(_ value: String, to name: String) {
    let key = name.lowercased()
    values[key] = values[key].map { "\($0), \(value)" } ?? value
    size += name.utf8.count + value.utf8.count
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
