public import Foundation

/// Properties of the device and its system on Apple's systems.
extension ProcessInfo {
  /// Always false. Apple's page: Foundation/ProcessInfo/isiOSAppOnMac.
  public var isiOSAppOnMac: Bool { false }

  /// Always false. Apple's page: Foundation/ProcessInfo/isMacCatalystApp.
  public var isMacCatalystApp: Bool { false }

  /// Always false. Apple's page: Foundation/ProcessInfo/isLowPowerModeEnabled.
  public var isLowPowerModeEnabled: Bool { false }

  public enum ThermalState: Int, Hashable, Sendable {
    case nominal, fair, serious, critical
  }

  /// Always nominal. Apple's page: Foundation/ProcessInfo/thermalState.
  public var thermalState: ThermalState { .nominal }
}

/// The user's folders. They need not exist.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Application data: `XDG_DATA_HOME` if it is set. Apple's page: Foundation/URL/applicationSupportDirectory.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// Caches: `XDG_CACHE_HOME` if it is set. Apple's page: Foundation/URL/cachesDirectory.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The same as ``applicationSupportDirectory``, because this platform has no Library folder. Apple's page:
  /// Foundation/URL/libraryDirectory.
  public static var libraryDirectory: URL { applicationSupportDirectory }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  private static func folder(_ folder: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: fallback, directoryHint: .isDirectory)
  }
}

/// A user activity. It is not reported to any system. Apple's page: Foundation/NSUserActivity.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  /// The data needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The page on which it continues in a browser.
  open var webpageURL: URL?

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func invalidate() {}
}

/// The type of an activity that opened a URL. Apple's page: Foundation/NSUserActivityTypeBrowsingWeb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
