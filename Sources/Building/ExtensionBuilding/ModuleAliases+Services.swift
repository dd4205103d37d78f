extension ModuleAliases {
  /// Modules of services that this machine does not have, each with a facade.
  static let services: [String: String] = {
    let names = [
      "AVFAudio", "AVFoundation", "AudioToolbox", "BackgroundTasks", "CloudKit", "Contacts", "CoreMotion", "EventKit",
      "HealthKit", "LocalAuthentication", "MapKit", "Network", "Security", "StoreKit", "SystemConfiguration",
      "UserNotifications", "WatchConnectivity", "WatchKit", "WeatherKit",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "\($0)Facade") })
  }()

  /// Packages that replace a module, and that are fetched if something imports it: cryptography must be correct, and
  /// Apple publishes an implementation.
  static let packages: [String: RemoteProduct] = [
    "CryptoKit": RemoteProduct(
      url: "https://github.com/apple/swift-crypto", requirement: "\"3.12.3\"..<\"5.0.0\"", product: "Crypto")
  ]
}
