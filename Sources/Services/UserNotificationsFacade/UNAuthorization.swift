public import FoundationAdditions

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let carPlay = Self(rawValue: 1 << 3)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  public static let provisional = Self(rawValue: 1 << 6)
  public static let announcement = Self(rawValue: 1 << 7)
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// Everything is denied. Apple's page: UserNotifications/UNNotificationSettings.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
}

public struct UNError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case notificationInvalidNoContent = 1401

    /// Matches errors by code: `catch UNError.notificationsNotAllowed`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? UNError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
