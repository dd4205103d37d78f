/// Modules of Apple's systems that widget sources import, and what stands for each here.
///
/// The compiler's `-module-alias` gives a facade the name that the sources import, and answers `canImport` with it. No
/// facade may stand for two modules: the compiler refuses an alias to a module that has one, so `OSLogFacade` does
/// nothing but show `OSFacade`.
package enum ModuleAliases {
  /// The facade by the name that is imported.
  package static let facades: [String: String] = [
    "AVFoundation": "AVFoundationFacade",
    "ActivityKit": "ActivityKitFacade",
    "AudioToolbox": "AudioToolboxFacade",
    "BackgroundTasks": "BackgroundTasksFacade",
    "CloudKit": "CloudKitFacade",
    "Combine": "CombineFacade",
    "CoreGraphics": "CoreGraphicsFacade",
    "CoreLocation": "CoreLocationFacade",
    "CoreMotion": "CoreMotionFacade",
    "EventKit": "EventKitFacade",
    "HealthKit": "HealthKitFacade",
    "Intents": "IntentsFacade",
    "LocalAuthentication": "LocalAuthenticationFacade",
    "MapKit": "MapKitFacade",
    "Network": "NetworkFacade",
    "OSLog": "OSLogFacade",
    "QuartzCore": "QuartzCoreFacade",
    "Security": "SecurityFacade",
    "StoreKit": "StoreKitFacade",
    "SystemConfiguration": "SystemConfigurationFacade",
    "UIKit": "UIKitFacade",
    "UniformTypeIdentifiers": "UniformTypeIdentifiersFacade",
    "UserNotifications": "UserNotificationsFacade",
    "WatchConnectivity": "WatchConnectivityFacade",
    "WatchKit": "WatchKitFacade",
    "os": "OSFacade",
  ]

  /// Packages that stand for a module where something imports it, and that are fetched then: cryptography has to be right,
  /// and Apple publishes its own.
  package static let packages: [String: RemoteProduct] = [
    "CryptoKit": RemoteProduct(
      url: "https://github.com/apple/swift-crypto", requirement: "\"3.12.3\"..<\"5.0.0\"", product: "Crypto")
  ]

  /// Modules that every file sees without importing them, as Apple's Foundation shows them.
  package static let implicitImports = ["FoundationAdditions", "FoundationNetworking", "OpenCombine"]
}
