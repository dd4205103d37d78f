import FoundationAdditions

/// Whether notifications may be shown. Apple's page: UserNotifications/UNAuthorizationStatus.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// The person said no.
  case denied
  /// The person said yes.
  case authorized
  /// Quietly.
  case provisional
  /// For a while.
  case ephemeral
}

/// What a program asks for. Apple's page: UserNotifications/UNAuthorizationOptions.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers at icons.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Texts.
  public static let alert = Self(rawValue: 1 << 2)
  /// In the car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Sounds even where all is quiet.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button to the program's settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quietly, without a question.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Spoken.
  public static let announcement = Self(rawValue: 1 << 7)
  /// At once.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Whether something is wanted. Apple's page: UserNotifications/UNNotificationSetting.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such thing.
  case notSupported
  /// No.
  case disabled
  /// Yes.
  case enabled
}

/// What is allowed: nothing. Apple's page: UserNotifications/UNNotificationSettings.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// There is no such thing.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// There is no such thing.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// There is no such thing.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// There is no such thing.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// There is no such thing.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// There is no such thing.
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// There is no such thing.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
}

/// What went wrong. Apple's page: UserNotifications/UNError.
public struct UNError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: UserNotifications/UNError/Code.
  public enum Code: Int, Sendable {
    /// Notifications are not allowed.
    case notificationsNotAllowed = 1
    /// The attachment is no file.
    case attachmentInvalidURL = 100
    /// The notification has nothing in it.
    case notificationInvalidNoContent = 1401

    /// Whether an error is a ``UNError`` with this code: `catch UNError.notificationsNotAllowed`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? UNError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Notifications are not allowed.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The attachment is no file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The notification has nothing in it.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
