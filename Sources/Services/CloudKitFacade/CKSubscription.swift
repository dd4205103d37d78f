public import FoundationAdditions

/// A wish to hear of changes. There is no iCloud, so it is kept nowhere. Apple's page: CloudKit/CKSubscription.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// A subscription's name. Apple's page: CloudKit/CKSubscription/ID.
  public typealias ID = String

  /// What subscriptions are about. Apple's page: CloudKit/CKSubscription/SubscriptionType-swift.enum.
  public enum SubscriptionType: Int, Sendable {
    /// Records that a question finds.
    case query = 1
    /// Records of a zone.
    case recordZone
    /// All records.
    case database
  }

  /// What a notification would show. Apple's page: CloudKit/CKSubscription/NotificationInfo-swift.class.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// Kept for its spelling.
    open var alertBody: String?
    /// Kept for its spelling.
    open var alertLocalizationKey: String?
    /// Kept for its spelling.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// Kept for its spelling.
    open var title: String?
    /// Kept for its spelling.
    open var titleLocalizationKey: String?
    /// Kept for its spelling.
    open var subtitle: String?
    /// Kept for its spelling.
    open var soundName: String?
    /// Kept for its spelling.
    open var category: String?
    /// Kept for its spelling.
    open var collapseIDKey: String?
    /// Kept for its spelling.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Kept for its spelling.
    open var shouldBadge = false
    /// Kept for its spelling.
    open var shouldSendContentAvailable = false
    /// Kept for its spelling.
    open var shouldSendMutableContent = false
    /// Shows nothing.
    public override init() {}
  }

  /// Its name.
  public let subscriptionID: ID
  /// What it is about.
  public let subscriptionType: SubscriptionType
  /// Kept for its spelling.
  open var notificationInfo: NotificationInfo?

  init(_ type: SubscriptionType, _ subscriptionID: ID) {
    (subscriptionType, self.subscriptionID) = (type, subscriptionID)
  }
}

/// A wish to hear of records that a question finds. Apple's page: CloudKit/CKQuerySubscription.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes count. Apple's page: CloudKit/CKQuerySubscription/Options.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Some of them.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// New records.
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    /// Changed ones.
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    /// Those that are removed.
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    /// The first alone.
    public static let firesOnce = Options(rawValue: 1 << 3)
  }

  /// Of which sort.
  public let recordType: CKRecord.RecordType
  /// Which.
  public let predicate: NSPredicate
  /// Which changes.
  public let querySubscriptionOptions: Options
  /// Where; nil for everywhere.
  open var zoneID: CKRecordZone.ID?

  /// A subscription under a name.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(.query, subscriptionID)
  }
}

/// A wish to hear of a zone's records. Apple's page: CloudKit/CKRecordZoneSubscription.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// Which zone.
  public let zoneID: CKRecordZone.ID
  /// Of which sort; nil for all.
  open var recordType: CKRecord.RecordType?
  /// A subscription under a name.
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(.recordZone, subscriptionID)
  }
}

/// A wish to hear of all records. Apple's page: CloudKit/CKDatabaseSubscription.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Of which sort; nil for all.
  open var recordType: CKRecord.RecordType?
  /// A subscription under a name.
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(.database, subscriptionID) }
}

extension CKDatabase {
  /// Throws that nobody is signed in.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    cloud.report()
    throw Self.refusal
  }

  /// Answers that nobody is signed in.
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    cloud.report { completionHandler(nil, Self.refusal) }
  }

  /// Throws that nobody is signed in.
  public func allSubscriptions() async throws -> [CKSubscription] {
    cloud.report()
    throw Self.refusal
  }

  /// Answers that nobody is signed in.
  public func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    cloud.report { completionHandler(nil, Self.refusal) }
  }

  /// Throws that nobody is signed in.
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    cloud.report()
    throw Self.refusal
  }

  /// Throws that nobody is signed in.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    cloud.report()
    throw Self.refusal
  }

  /// Answers that nobody is signed in.
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    cloud.report { completionHandler(nil, Self.refusal) }
  }
}
