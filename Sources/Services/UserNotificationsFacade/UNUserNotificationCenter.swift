public import FoundationAdditions

private let notifications = UnavailableService("UserNotifications", answer: "notifications are denied")

/// Shows notifications. There is nobody to show them to: they are denied, none waits, and asking is the diagnostic
/// `service.unavailable`. Apple's page: UserNotifications/UNUserNotificationCenter.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The program's.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Kept; nothing is ever told.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// False.
  open var supportsContentExtensions: Bool { false }

  /// Answers that notifications are not allowed.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    notifications.report { completionHandler(false, nil) }
  }

  /// False.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    notifications.report()
    return false
  }

  /// Answers with settings that allow nothing.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    notifications.report { completionHandler(UNNotificationSettings()) }
  }

  /// Settings that allow nothing.
  open func notificationSettings() async -> UNNotificationSettings {
    notifications.report()
    return UNNotificationSettings()
  }

  /// Answers that notifications are not allowed.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    notifications.report { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// Throws that notifications are not allowed.
  open func add(_ request: UNNotificationRequest) async throws {
    notifications.report()
    throw UNError(.notificationsNotAllowed)
  }

  /// Answers that none waits.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    notifications.report { completionHandler([]) }
  }

  /// None waits.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    notifications.report()
    return []
  }

  /// Answers that none is shown.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    notifications.report { completionHandler([]) }
  }

  /// None is shown.
  open func deliveredNotifications() async -> [UNNotification] {
    notifications.report()
    return []
  }

  /// Forgets them; nothing is shown that could have them.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Nothing to remove.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Nothing to remove.
  open func removeAllPendingNotificationRequests() {}
  /// Nothing to remove.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Nothing to remove.
  open func removeAllDeliveredNotifications() {}

  /// Sets no number: there is no icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { UnavailableService.later { completionHandler(nil) } }
  }
}

/// Hears of notifications; of none here. Apple's page: UserNotifications/UNUserNotificationCenterDelegate.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// One is about to be shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The person answered one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The person wants to see the program's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// How a notification is shown while the program is in front.
/// Apple's page: UserNotifications/UNNotificationPresentationOptions.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A text; the older name.
  public static let alert = Self(rawValue: 1 << 2)
  /// In the list.
  public static let list = Self(rawValue: 1 << 3)
  /// A text at the top.
  public static let banner = Self(rawValue: 1 << 4)
}
