/// The source text that a macro is applied to.
struct MacroApplication: Hashable {
  /// `accessor`, `peer`, `declaration` …
  let role: String
  /// The attached declaration; empty for a freestanding macro.
  let declaration: String
  /// The surrounding declarations, the innermost first, without their members.
  let context: [String]
  /// The type that a macro with the role `extension` extends, with its enclosing types.
  var extendedType = ""
}

/// The result of a macro.
enum Expansion: Hashable {
  case source(String)
  case error(String)

  /// Expands the macro that a type implements; an unknown one expands to nothing.
  static func of(_ type: String, _ application: MacroApplication) -> Expansion {
    switch type {
    case "EntryMacro": EntryMacro.expansion(of: application)
    // Previews are for Xcode's canvas. Their bodies are type-checked as the macro's arguments, and expand to nothing.
    case "PreviewMacro": .source("")
    // The attached property is in the preview's body, and is type-checked there.
    case "PreviewableMacro": .source("")
    case "ModelMacro": ModelMacro.expansion(of: application)
    case "ModelActorMacro": ModelActorMacro.expansion(of: application)
    case "ManagedPropertyMacro": ManagedPropertyMacro.expansion(of: application)
    // Describes how a property is stored, and has no effect in memory.
    case "MarkerMacro": .source("")
    default: .source("")
    }
  }
}
