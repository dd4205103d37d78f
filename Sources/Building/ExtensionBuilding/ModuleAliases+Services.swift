extension ModuleAliases {
  /// Modules of services that this machine does not have: each has a facade of its name that says so.
  static let services: [String: String] = {
    let names = [
      "AVFAudio", "AVFoundation", "AudioToolbox", "BackgroundTasks", "CloudKit", "Contacts", "CoreMotion", "EventKit",
      "HealthKit", "LocalAuthentication", "MapKit", "Network", "Security", "StoreKit", "SystemConfiguration",
      "UserNotifications", "WatchConnectivity", "WatchKit", "WeatherKit",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "\($0)Facade") })
  }()

  /// Packages that stand for a module where something imports it, and that are fetched then: cryptography has to be right,
  /// and Apple publishes its own.
  static let packages: [String: RemoteProduct] = [
    "CryptoKit": RemoteProduct(
      url: "https://github.com/apple/swift-crypto", requirement: "\"3.12.3\"..<\"5.0.0\"", product: "Crypto")
  ]
}
