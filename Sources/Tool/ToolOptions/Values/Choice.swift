import ArgumentParser

/// One of a list of names. A name that is not in it is answered with the list and the nearest one.
package struct Choice<Value> {
  package let name: String
  package let choices: [(String, Value)]
  /// Other names for the same things, which are understood and not listed.
  private let aliases: [(String, Value)]
  /// What is listed in place of all names, where there are too many to read.
  private let list: String?

  /// A choice of what `name` calls a thing: a family, a device, a kind.
  package init(
    of name: String, from choices: [(String, Value)], aliases: [(String, Value)] = [], shownAs list: String? = nil
  ) {
    (self.name, self.choices, self.aliases, self.list) = (name, choices, aliases, list)
  }

  /// The value called `argument`; upper and lower case, hyphens and underscores do not matter.
  ///
  /// - Throws: A validation error, with exit code 64.
  package func value(_ argument: String) throws -> Value {
    let all = choices + aliases
    if let exact = all.first(where: { $0.0 == argument }) { return exact.1 }
    if let alike = all.first(where: { $0.0.lowercased() == argument.lowercased() }) { return alike.1 }
    let plain = argument.withoutSeparators
    if !plain.isEmpty, let alike = all.first(where: { $0.0.withoutSeparators == plain }) { return alike.1 }
    let suggestion = argument.nearest(among: all.map(\.0)).map { " Did you mean '\($0)'?" } ?? ""
    let names = list ?? choices.map(\.0).joined(separator: ", ")
    let choice = names.isEmpty ? "There is none." : "Choose from: \(names)."
    throw ValidationError("There is no \(name) '\(argument)'.\(suggestion) \(choice)")
  }
}

extension Choice: Sendable where Value: Sendable {}

extension Choice where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  package init(of name: String) {
    self.init(of: name, from: Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension String {
  /// `iPhone 15` and `iphone-15` are `iphone15`.
  fileprivate var withoutSeparators: String { lowercased().filter { !"-_ ".contains($0) } }
}
