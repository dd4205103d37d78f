public import FoundationAdditions

/// Never created: there is no iCloud. Apple's page: CloudKit/CKNotification.
open class CKNotification: NSObject, @unchecked Sendable {
  /// Apple's page: CloudKit/CKNotification/NotificationType-swift.enum.
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone
    case readNotification
    case database
  }

  public let notificationType: NotificationType
  public let subscriptionID: CKSubscription.ID?

  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    cloud.report()
    return nil
  }

  init(_ type: NotificationType) { (notificationType, subscriptionID) = (type, nil) }
}

/// Apple's page: CloudKit/CKQueryNotification.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// Apple's page: CloudKit/CKQueryNotification/Reason.
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated
    case recordDeleted
  }

  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: any CKRecordValueProtocol]? { nil }
  open var databaseScope: CKDatabase.Scope { .public }
}

/// Apple's page: CloudKit/CKRecordZoneNotification.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}

/// Apple's page: CloudKit/CKDatabaseNotification.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
