public import FoundationAdditions

/// A notification that is wanted. Apple's page: UserNotifications/UNNotificationRequest.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When; nil for now.
  public let trigger: UNNotificationTrigger?

  /// A notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// When a notification is wanted. Apple's page: UserNotifications/UNNotificationTrigger.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time. Apple's page: UserNotifications/UNTimeIntervalNotificationTrigger.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval
  /// After some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date. Apple's page: UserNotifications/UNCalendarNotificationTrigger.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What of the date is fixed.
  public let dateComponents: DateComponents
  /// At a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that was shown. Apple's page: UserNotifications/UNNotification.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When.
  public let date: Date
  /// What was wanted.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What the person answered. Apple's page: UserNotifications/UNNotificationResponse.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// To what.
  public let notification: UNNotification
  /// Which action.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The notification was opened. Apple's page: UserNotifications/UNNotificationDefaultActionIdentifier.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away. Apple's page: UserNotifications/UNNotificationDismissActionIdentifier.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What an action needs. Apple's page: UserNotifications/UNNotificationActionOptions.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An open device.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// Removes something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The program in front.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A button of a notification. Apple's page: UserNotifications/UNNotificationAction.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name for the program.
  public let identifier: String
  /// Its name for people.
  public let title: String
  /// What it needs.
  public let options: UNNotificationActionOptions
  /// A button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// What a category asks for. Apple's page: UserNotifications/UNNotificationCategoryOptions.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The program hears when it is put away.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// In the car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
}

/// A sort of notifications. Apple's page: UserNotifications/UNNotificationCategory.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// What it asks for.
  public let options: UNNotificationCategoryOptions
  /// A sort of notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
  }
}
