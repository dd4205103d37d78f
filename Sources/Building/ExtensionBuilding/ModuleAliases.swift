/// Apple's modules that widget sources import, and the facades that replace them.
///
/// The compiler's `-module-alias` gives a facade the imported name, also for `canImport`. A facade cannot replace two
/// modules, because the compiler rejects an alias to a module that has one; so `OSLogFacade` only re-exports
/// `OSFacade`.
package enum ModuleAliases {
  /// The facades by the imported names.
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

  /// Modules that every file sees without an import, as Apple's Foundation re-exports them.
  package static let implicitImports = [
    "DarwinFacade", "FoundationAdditions", "FoundationNetworking", "NetworkingAdditions", "Observation", "OpenCombine",
  ]
}
