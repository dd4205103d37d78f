/// Modules of Apple's systems that widget sources import, and what stands for each here.
///
/// They are no modules of these names, because a module that is really called `UIKit` turns `#if canImport(UIKit)` true
/// for every dependency that is compiled beside it. `-module-alias` gives the name to one compilation alone. No facade may
/// stand for two modules: the compiler refuses an alias to a module that has one.
package enum ModuleAliases {
  /// The facade by the name that is imported.
  package static let facades: [String: String] = [
    "ActivityKit": "ActivityKitFacade",
    "Combine": "CombineFacade",
    "CoreGraphics": "CoreGraphicsFacade",
    "Intents": "IntentsFacade",
    "UIKit": "UIKitFacade",
    "os": "OSFacade",
  ]

  /// Modules that every file sees without importing them.
  package static let implicitImports = ["FoundationAdditions", "FoundationNetworking"]

  /// What the compiler is told: the aliases, in order of name, and the implicit imports.
  package static var compilerFlags: [String] {
    facades.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
      + implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}
