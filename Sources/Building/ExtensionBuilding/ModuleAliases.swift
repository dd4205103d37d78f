/// Apple's modules that widget sources import, and the facades that replace them.
///
/// The compiler's `-module-alias` gives a facade the imported name, also for `canImport`. A facade cannot replace two
/// modules, because the compiler rejects an alias to a module that has one; so `OSLogFacade` only re-exports
/// `OSFacade`.
package enum ModuleAliases {
  /// The facades by the imported names: `Charts` is `ChartsFacade`.
  package static let facades: [String: String] = {
    let names = [
      "AVFAudio", "AVFoundation", "ActivityKit", "AlarmKit", "AudioToolbox", "BackgroundTasks", "Charts", "CloudKit",
      "Combine", "Contacts", "CoreData", "CoreGraphics", "CoreLocation", "CoreML", "CoreMotion", "Darwin", "EventKit",
      "GameKit",
      "HealthKit", "Intents", "LocalAuthentication", "MapKit", "MusicKit", "Network", "OSLog", "Photos", "QuartzCore",
      "Security", "StoreKit", "SwiftData", "SystemConfiguration", "Translation", "UIKit", "UniformTypeIdentifiers",
      "UserNotifications", "WatchConnectivity", "WatchKit", "WeatherKit",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "\($0)Facade") } + [("os", "OSFacade")])
  }()

  /// Modules that every file sees without an import, as Apple's Foundation re-exports them.
  package static let implicitImports = [
    "DarwinFacade", additions, "FoundationNetworking", "Observation", "OpenCombine",
  ]

  /// The module that adds to URL sessions. Whatever is linked with it loads libcurl.
  package static let urlSessionAdditions = "NetworkingAdditions"

  private static let additions = AlmanacPackage.modulePrefix + "FoundationAdditions"

  /// The names under which modules are compiled: the facades, and `FoundationAdditions`, which generated sources name.
  static let compiledNames = facades.merging(["FoundationAdditions": additions]) { $1 }

  /// The facades whose modules a source names, in imports and in conditions. Others are not compiled.
  static func facades(namedIn text: String) -> Set<String> {
    let words = Set(text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" })
    return Set(facades.filter { words.contains(Substring($0.key)) || words.contains(Substring($0.value)) }.values)
  }

  /// The products that every module depends on, besides those with Apple's names.
  static let implicitProducts: Set<String> = ["DarwinFacade", "FoundationAdditions"]

  /// Packages that replace a module, and that are fetched if something imports it: cryptography must be correct, and
  /// Apple publishes an implementation.
  static let packages: [String: RemoteProduct] = [
    "CryptoKit": RemoteProduct(
      url: "https://github.com/apple/swift-crypto", requirement: "\"3.12.3\"..<\"5.0.0\"", product: "Crypto")
  ]
}
