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
  /// A freestanding macro with its arguments, and what precedes it.
  var use = ""
  /// Where ``use`` starts.
  var location = SourceLocation()
  /// The start of the names that the macro may declare, as the compiler mangles them.
  var discriminator = ""

  /// A name that no other expansion declares.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}

struct SourceLocation: Hashable {
  /// The module and the file: `Harbour/Quay.swift`.
  var file = ""
  var line = 1
}

/// The result of a macro.
enum Expansion: Hashable {
  case source(String)
  case error(String)

  /// Expands the macro that a type implements; an unknown one expands to nothing.
  static func of(_ type: String, _ application: MacroApplication) -> Expansion {
    switch type {
    case "EntryMacro": EntryMacro.expansion(of: application)
    case "PreviewMacro": PreviewMacro.expansion(of: application)
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
