public import FoundationAdditions

/// Apple's page: UserNotifications/UNNotificationRequest.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// Apple's page: UserNotifications/UNNotificationTrigger.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// Apple's page: UserNotifications/UNTimeIntervalNotificationTrigger.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// Apple's page: UserNotifications/UNCalendarNotificationTrigger.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// Apple's page: UserNotifications/UNNotification.
open class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// Apple's page: UserNotifications/UNNotificationResponse.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// Apple's page: UserNotifications/UNNotificationDefaultActionIdentifier.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// Apple's page: UserNotifications/UNNotificationDismissActionIdentifier.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Apple's page: UserNotifications/UNNotificationActionOptions.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  public static let destructive = Self(rawValue: 1 << 1)
  public static let foreground = Self(rawValue: 1 << 2)
}

/// Apple's page: UserNotifications/UNNotificationAction.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// Apple's page: UserNotifications/UNNotificationCategoryOptions.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = Self(rawValue: 1 << 0)
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
}

/// Apple's page: UserNotifications/UNNotificationCategory.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let options: UNNotificationCategoryOptions
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
  }
}
