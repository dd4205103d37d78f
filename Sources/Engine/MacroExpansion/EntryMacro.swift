/// Expands `@Entry var name: Value = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`
/// or `FocusedValues` to a key and a computed property.
enum EntryMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    guard let variable = VariableDeclaration(application.declaration) else {
      return .error("'@Entry' can only be applied to a single variable")
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

  /// The type that the property extends, and the protocol of its keys.
  private enum Container {
    case keyed(by: String)
    /// Values are optional and have no default.
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
        return .error("'@Entry' in FocusedValues requires an optional type")
      }
      return .source("private struct \(key): FocusedValueKey {\n  typealias Value = \(value)\n}")
    case .keyed(by: let keyProtocol):
      let isOptional = variable.type.map { VariableDeclaration.wrapped($0) != nil } ?? false
      guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
        return .error("'@Entry' requires a default value")
      }
      let property =
        variable.type.map { "static var defaultValue: \($0) { \(value) }" }
        // The type is unknown here; the compiler infers it.
        ?? "nonisolated(unsafe) static let defaultValue = \(value)"
      return .source("private struct \(key): \(keyProtocol) {\n  \(property)\n}")
    }
  }
}
