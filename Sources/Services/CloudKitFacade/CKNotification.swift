public import FoundationAdditions

/// A change that iCloud tells of. There is no iCloud, so none can be made. Apple's page: CloudKit/CKNotification.
open class CKNotification: NSObject, @unchecked Sendable {
  /// What notifications are about. Apple's page: CloudKit/CKNotification/NotificationType-swift.enum.
  public enum NotificationType: Int, Sendable {
    /// Records that a question finds.
    case query = 1
    /// Records of a zone.
    case recordZone
    /// One of them was read.
    case readNotification
    /// All records.
    case database
  }

  /// What it is about.
  public let notificationType: NotificationType
  /// Nil: it is of no subscription.
  public let subscriptionID: CKSubscription.ID?

  /// Nil: nothing that the program is told comes from iCloud.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    cloud.report()
    return nil
  }

  init(_ type: NotificationType) { (notificationType, subscriptionID) = (type, nil) }
}

/// A record that a question finds has changed. Apple's page: CloudKit/CKQueryNotification.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What happened to a record. Apple's page: CloudKit/CKQueryNotification/Reason.
  public enum Reason: Int, Sendable {
    /// It is new.
    case recordCreated = 1
    /// It has changed.
    case recordUpdated
    /// It is gone.
    case recordDeleted
  }

  /// What happened.
  open var queryNotificationReason: Reason { .recordUpdated }
  /// Which record.
  open var recordID: CKRecord.ID? { nil }
  /// Its fields.
  open var recordFields: [String: any CKRecordValueProtocol]? { nil }
  /// Where.
  open var databaseScope: CKDatabase.Scope { .public }
}

/// Records of a zone have changed. Apple's page: CloudKit/CKRecordZoneNotification.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  /// Which zone.
  open var recordZoneID: CKRecordZone.ID? { nil }
  /// Where.
  open var databaseScope: CKDatabase.Scope { .private }
}

/// Records have changed. Apple's page: CloudKit/CKDatabaseNotification.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// Where.
  open var databaseScope: CKDatabase.Scope { .private }
}
