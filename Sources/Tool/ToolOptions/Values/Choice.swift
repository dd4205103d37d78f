import ArgumentParser

/// A value that is chosen by name. The error for an unknown name suggests the nearest one.
package struct Choice<Value> {
  package let name: String
  package let choices: [(String, Value)]
  /// Alternative names, which are accepted but not listed.
  private let aliases: [(String, Value)]
  /// Replaces the list of names in errors if there are too many.
  private let list: String?

  /// - Parameter name: What the choice is about, in errors: "family", "device".
  package init(
    of name: String, from choices: [(String, Value)], aliases: [(String, Value)] = [], shownAs list: String? = nil
  ) {
    (self.name, self.choices, self.aliases, self.list) = (name, choices, aliases, list)
  }

  var names: [String] { choices.map(\.0) }

  /// The value for `argument`. Case, hyphens and underscores are ignored.
  ///
  /// - Throws: A validation error, with exit code 64.
  package func value(_ argument: String) throws -> Value {
    let all = choices + aliases
    if let exact = all.first(where: { $0.0 == argument }) { return exact.1 }
    if let alike = all.first(where: { $0.0.lowercased() == argument.lowercased() }) { return alike.1 }
    let plain = argument.withoutSeparators
    if !plain.isEmpty, let alike = all.first(where: { $0.0.withoutSeparators == plain }) { return alike.1 }
    let suggestion = argument.nearest(among: all.map(\.0)).map { " Did you mean '\($0)'?" } ?? ""
    let names = list ?? self.names.joined(separator: ", ")
    let choice = names.isEmpty ? "There are no choices." : "Choose from: \(names)."
    throw ValidationError("unknown \(name) '\(argument)'.\(suggestion) \(choice)")
  }
}

extension Choice: Sendable where Value: Sendable {}

extension Choice where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  package init(of name: String) {
    self.init(of: name, from: Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension String {
  fileprivate var withoutSeparators: String { lowercased().filter { !"-_ ".contains($0) } }
}
