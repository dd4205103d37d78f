public import FoundationAdditions

/// A subscription, which is not stored: there is no iCloud. Apple's page: CloudKit/CKSubscription.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone, database
  }

  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody, alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title, titleLocalizationKey, subtitle, soundName, category, collapseIDKey: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    public override init() {}
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(_ type: SubscriptionType, _ subscriptionID: ID) {
    (subscriptionType, self.subscriptionID) = (type, subscriptionID)
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    public static let firesOnce = Options(rawValue: 1 << 3)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(.query, subscriptionID)
  }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(.recordZone, subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(.database, subscriptionID) }
}

extension CKDatabase {
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw cloud.answer(Self.refusal) }

  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    cloud.report { completionHandler(nil, Self.refusal) }
  }

  public func allSubscriptions() async throws -> [CKSubscription] { throw cloud.answer(Self.refusal) }

  public func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    cloud.report { completionHandler(nil, Self.refusal) }
  }

  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw cloud.answer(Self.refusal)
  }

  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw cloud.answer(Self.refusal)
  }

  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    cloud.report { completionHandler(nil, Self.refusal) }
  }
}
