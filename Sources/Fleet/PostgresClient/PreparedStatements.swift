/// The statements that a connection has prepared, by their text and the types of their parameters.
struct PreparedStatements {
  /// A statement in a program is a constant, so a few hundred are more than a program has.
  static let limit = 256

  struct Key: Hashable {
    let text: String
    let types: [PostgresType]
  }

  private var names: [Key: String] = [:]
  private var count = 0

  /// The name of a statement that takes the types. A null fits any type.
  func name(of text: String, _ types: [PostgresType]) -> String? {
    if let name = names[Key(text: text, types: types)] { return name }
    guard types.contains(.unspecified) else { return nil }
    return names.first { key, _ in
      key.text == text && key.types.count == types.count
        && zip(key.types, types).allSatisfy { $0 == $1 || $1 == .unspecified }
    }?.value
  }

  /// The name under which a statement is to be prepared; nil if there are too many.
  mutating func add(_ text: String, _ types: [PostgresType]) -> String? {
    guard names.count < Self.limit else { return nil }
    count += 1
    let name = "almanac\(count)"
    names[Key(text: text, types: types)] = name
    return name
  }

  mutating func remove(_ name: String) {
    if let key = names.first(where: { $0.value == name })?.key { names[key] = nil }
  }

  /// Forgets all. Names are not used again.
  mutating func removeAll() { names.removeAll() }
}
