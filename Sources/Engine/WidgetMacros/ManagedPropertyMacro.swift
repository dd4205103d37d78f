/// Expands `@NSManaged var name: Type` to accessors of the managed object's value with that name.
enum ManagedPropertyMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    guard application.role == "accessor" else { return .source("") }
    guard let variable = VariableDeclaration(application.declaration), variable.type != nil else {
      return .complaint("'@NSManaged' requires a type annotation")
    }
    let key = variable.name.filter { $0 != "`" }
    return .source("get { _managed(\"\(key)\") }\nset { setValue(newValue, forKey: \"\(key)\") }")
  }
}
