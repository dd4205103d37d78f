/// Expands `@Model class Name` to a SwiftData model: a record for its context, and the conformance.
enum ModelMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    switch application.role {
    case "member":
      let words = SourceWords.words(in: SourceWords.withoutComments(application.declaration))
      guard words.contains("class") else { return .error("'@Model' can only be applied to a class") }
      return .source("public let _modelRecord = _ModelRecord()")
    case "extension":
      return .source("extension \(application.extendedType): PersistentModel, Observable {}")
    default: return .source("")
    }
  }
}

/// Expands `@ModelActor actor Name` to an actor with its own context.
enum ModelActorMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    switch application.role {
    case "member":
      .source(
        """
        public nonisolated let modelExecutor: any ModelExecutor
        public nonisolated let modelContainer: ModelContainer
        public init(modelContainer: ModelContainer) {
          self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
          self.modelContainer = modelContainer
        }
        """)
    case "extension": .source("extension \(application.extendedType): ModelActor {}")
    default: .source("")
    }
  }
}

/// Expands `@NSManaged var name: Type` to accessors of the managed object's value with that name.
enum ManagedPropertyMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    guard application.role == "accessor" else { return .source("") }
    guard let variable = VariableDeclaration(application.declaration), variable.type != nil else {
      return .error("'@NSManaged' requires a type annotation")
    }
    let key = variable.name.filter { $0 != "`" }
    return .source("get { _managed(\"\(key)\") }\nset { setValue(newValue, forKey: \"\(key)\") }")
  }
}
