/// What a macro is applied to, as source text.
struct MacroApplication: Hashable {
  /// `accessor`, `peer`, `declaration` …
  let role: String
  /// The declaration that it stands before; empty for one that stands alone.
  let declaration: String
  /// The declarations around it, the innermost first, without what is in them.
  let context: [String]
  /// The type that a macro of the role `extension` extends, with the types that it is in.
  var extendedType = ""
}

/// What a macro becomes.
enum Expansion: Hashable {
  case source(String)
  case complaint(String)

  /// Expands the macro that a type implements; one that nobody knows becomes nothing.
  static func of(_ type: String, _ application: MacroApplication) -> Expansion {
    switch type {
    case "EntryMacro": EntryMacro.expansion(of: application)
    // Previews are for Xcode's canvas. Their bodies are checked as the macro's arguments, and leave nothing behind.
    case "PreviewMacro": .source("")
    // What it stands before is a property of the preview's body, and is checked there.
    case "PreviewableMacro": .source("")
    case "ModelMacro": ModelMacro.expansion(of: application)
    case "ModelActorMacro": ModelActorMacro.expansion(of: application)
    case "ManagedPropertyMacro": ManagedPropertyMacro.expansion(of: application)
    // What says how a property is kept, and means nothing in memory.
    case "MarkerMacro": .source("")
    default: .source("")
    }
  }
}
