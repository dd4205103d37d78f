/// Methods of to-many relationships that Xcode writes into `Thing+CoreDataProperties.swift`, and that Core Data
/// implements at run time: `@NSManaged public func addToItems(_ value: Item)`.
enum ManagedAccessor {
  /// The method at the start of the text, with a body; nil for any other managed member.
  ///
  /// - Returns: The length of the method's declaration, and its replacement, which has the same length without the
  ///   body.
  static func implemented(_ text: Substring) -> (length: Int, text: String)? {
    let line = text.prefix { !$0.isNewline }
    let method = /@NSManaged(\s+(?:\w+\s+)*func\s+(addTo|removeFrom|insertInto|replace)(\w+)\(([^()]*)\))/
    guard let match = line.prefixMatch(of: method) else { return nil }
    let parameters = match.4.split(separator: ",").compactMap { parameter in
      parameter.split(separator: ":").first?.split(separator: " ").map(String.init)
    }
    guard let first = parameters.first?.last, let label = parameters[0].first else { return nil }
    let key = quoted(match.3.prefix(1).lowercased() + match.3.dropFirst())
    let call: String
    switch (match.2, label, parameters.count) {
    case ("addTo", "_", 1): call = "_add(\(first), to: \(key))"
    case ("removeFrom", "_", 1): call = "_remove(\(first), from: \(key))"
    case ("removeFrom", "at", 1): call = "_remove(at: \(first), from: \(key))"
    case ("insertInto", "_", 2): call = "_insert(\(first), at: \(parameters[1].last ?? "at"), into: \(key))"
    case ("replace", "at", 2): call = "_replace(at: \(first), with: \(parameters[1].last ?? "with"), in: \(key))"
    default: return nil
    }
    return (match.0.count, "          \(match.1) { \(call) }")
  }
}
