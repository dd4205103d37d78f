/// `@Entry var name: Value = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`: a key for the value, and a property that reads and writes it.
enum EntryMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    guard let variable = VariableDeclaration(application.declaration) else {
      return .complaint("'@Entry' is applied to a variable with one name")
    }
    let key = "__Key_\(variable.name)"
    switch application.role {
    case "accessor":
      return .source("get { self[\(key).self] }\nset { self[\(key).self] = newValue }")
    case "peer":
      return peer(of: variable, key: key, in: Container(context: application.context))
    default: return .source("")
    }
  }

  /// What the property is in, and the protocol of its keys.
  private enum Container {
    case keyed(by: String)
    /// Values here are optional and have no default.
    case focused

    init(context: [String]) {
      let words = context.first.map { SourceWords.words(in: $0) } ?? []
      let name = words.firstIndex(of: "extension").flatMap { index in
        words[(index + 1)...].first { $0 != "SwiftUI" && $0 != "." }
      }
      self =
        switch name {
        case "Transaction": .keyed(by: "TransactionKey")
        case "ContainerValues": .keyed(by: "ContainerValueKey")
        case "FocusedValues": .focused
        default: .keyed(by: "EnvironmentKey")
        }
    }
  }

  private static func peer(of variable: VariableDeclaration, key: String, in container: Container) -> Expansion {
    switch container {
    case .focused:
      guard let type = variable.type, let value = VariableDeclaration.wrapped(type) else {
        return .complaint("'@Entry' in FocusedValues takes a variable of an optional type")
      }
      return .source("private struct \(key): FocusedValueKey {\n  typealias Value = \(value)\n}")
    case .keyed(by: let keyProtocol):
      let isOptional = variable.type.map { VariableDeclaration.wrapped($0) != nil } ?? false
      guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
        return .complaint("'@Entry' takes a variable with a value")
      }
      let property =
        variable.type.map { "static var defaultValue: \($0) { \(value) }" }
        // Nobody knows the type here; the compiler finds it.
        ?? "nonisolated(unsafe) static let defaultValue = \(value)"
      return .source("private struct \(key): \(keyProtocol) {\n  \(property)\n}")
    }
  }
}
