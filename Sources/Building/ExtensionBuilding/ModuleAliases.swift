/// Modules of Apple's systems that widget sources import, and what stands for each here.
///
/// The compiler's `-module-alias` gives a facade the name that the sources import, and answers `canImport` with it. No
/// facade may stand for two modules: the compiler refuses an alias to a module that has one, so `OSLogFacade` does
/// nothing but show `OSFacade`.
package enum ModuleAliases {
  /// The facade by the name that is imported.
  package static let facades = values.merging(services) { value, _ in value }

  private static let values: [String: String] = [
    "ActivityKit": "ActivityKitFacade",
    "Charts": "ChartsFacade",
    "Combine": "CombineFacade",
    "CoreData": "CoreDataFacade",
    "CoreGraphics": "CoreGraphicsFacade",
    "CoreLocation": "CoreLocationFacade",
    "Darwin": "DarwinFacade",
    "Intents": "IntentsFacade",
    "OSLog": "OSLogFacade",
    "QuartzCore": "QuartzCoreFacade",
    "SwiftData": "SwiftDataFacade",
    "UIKit": "UIKitFacade",
    "UniformTypeIdentifiers": "UniformTypeIdentifiersFacade",
    "os": "OSFacade",
  ]

  /// Modules that every file sees without importing them, as Apple's Foundation shows them.
  package static let implicitImports = [
    "DarwinFacade", "FoundationAdditions", "FoundationNetworking", "NetworkingAdditions", "Observation", "OpenCombine",
  ]
}
