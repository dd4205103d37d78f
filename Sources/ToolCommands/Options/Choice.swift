import ArgumentParser

/// One of a list of names. A name that is not in it is answered with the list and the nearest one.
package struct Choice<Value> {
  let name: String
  let choices: [(String, Value)]

  /// A choice of what `name` calls a thing: a family, a device, a kind.
  package init(of name: String, from choices: [(String, Value)]) {
    self.name = name
    self.choices = choices
  }

  /// The value called `argument`, upper and lower case alike.
  ///
  /// - Throws: A validation error, with exit code 64.
  package func value(_ argument: String) throws -> Value {
    if let exact = choices.first(where: { $0.0 == argument }) { return exact.1 }
    if let alike = choices.first(where: { $0.0.lowercased() == argument.lowercased() }) { return alike.1 }
    let names = choices.map(\.0)
    let suggestion = argument.nearest(among: names).map { " Did you mean '\($0)'?" } ?? ""
    let list = names.isEmpty ? "There is none." : "Choose from: \(names.joined(separator: ", "))."
    throw ValidationError("There is no \(name) '\(argument)'.\(suggestion) \(list)")
  }
}

extension Choice: Sendable where Value: Sendable {}

extension Choice where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  package init(of name: String) {
    self.init(of: name, from: Value.allCases.map { ($0.rawValue, $0) })
  }
}
