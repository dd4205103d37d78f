public import FoundationAdditions

/// Never created: there is no iCloud. Apple's page: CloudKit/CKNotification.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }

  public let notificationType: NotificationType
  public let subscriptionID: CKSubscription.ID?

  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    cloud.report()
    return nil
  }

  init(_ type: NotificationType) { (notificationType, subscriptionID) = (type, nil) }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated, recordDeleted
  }

  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: any CKRecordValueProtocol]? { nil }
  open var databaseScope: CKDatabase.Scope { .public }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
