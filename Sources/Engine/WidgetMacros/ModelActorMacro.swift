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
