/// `@NSManaged var name: Type` reads and writes the managed object's value of that name.
enum ManagedPropertyMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    guard application.role == "accessor" else { return .source("") }
    guard let variable = VariableDeclaration(application.declaration), variable.type != nil else {
      return .complaint("'@NSManaged' is applied to a variable with a type")
    }
    let key = variable.name.filter { $0 != "`" }
    return .source("get { _managed(\"\(key)\") }\nset { setValue(newValue, forKey: \"\(key)\") }")
  }
}
