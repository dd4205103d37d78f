/// Expands `@Model class Name` to a SwiftData model: a record for its context, and the conformance.
enum ModelMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    switch application.role {
    case "member":
      let words = SourceWords.words(in: SourceWords.withoutComments(application.declaration))
      guard words.contains("class") else { return .complaint("'@Model' can only be applied to a class") }
      return .source("public let _modelRecord = _ModelRecord()")
    case "extension":
      return .source("extension \(application.extendedType): PersistentModel, Observable {}")
    default: return .source("")
    }
  }
}
