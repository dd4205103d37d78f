public import CoreLocationFacade
import FoundationAdditions

/// What a record's field can hold. Apple's page: CloudKit/CKRecordValueProtocol.
public protocol CKRecordValueProtocol {}
/// What a record's field can hold; the older name. Apple's page: CloudKit/CKRecordValue.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// Fields with a name, as the sources set them. Apple's page: CloudKit/CKRecord.
open class CKRecord: NSObject, @unchecked Sendable {
  /// A sort of records. Apple's page: CloudKit/CKRecord/RecordType.
  public typealias RecordType = String
  /// A field. Apple's page: CloudKit/CKRecord/FieldKey.
  public typealias FieldKey = String

  /// A record's name. Apple's page: CloudKit/CKRecord/ID.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// Where.
    public let zoneID: CKRecordZone.ID

    /// A name.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    /// Whether it is the same name at the same place.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    /// Equal names have equal ones.
    open override var hash: Int { recordName.hashValue }
  }

  /// Points to another record. Apple's page: CloudKit/CKRecord/Reference.
  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// What happens when the other is removed. Apple's page: CloudKit/CKRecord/ReferenceAction.
    public typealias Action = CKRecord.ReferenceAction
    /// Which.
    public let recordID: ID
    /// What happens when it is removed.
    public let action: ReferenceAction

    /// Points to the record of a name.
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    /// Points to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// What happens when a record that is pointed to is removed. Apple's page: CloudKit/CKRecord/ReferenceAction.
  public enum ReferenceAction: UInt, Sendable {
    /// Nothing.
    case none
    /// This one is removed too.
    case deleteSelf
  }

  /// Its sort.
  public let recordType: RecordType
  /// Its name.
  public let recordID: ID
  /// Nil: it is kept nowhere.
  open var creationDate: Date? { nil }
  /// Nil: it is kept nowhere.
  open var modificationDate: Date? { nil }
  private var fields: [FieldKey: any CKRecordValueProtocol] = [:]

  /// An empty record.
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }

  /// A field.
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }

  /// A field.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  /// A field.
  open func value(forKey key: String) -> Any? { self[key] }
  /// Sets a field.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
  /// Sets a field.
  open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
  /// The names of its fields, sorted.
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
}

/// A file of a record. Apple's page: CloudKit/CKAsset.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// The file.
  public let fileURL: URL?
  /// A file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A place for records. Apple's page: CloudKit/CKRecordZone.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// A place's name. Apple's page: CloudKit/CKRecordZone/ID.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let zoneName: String
    /// Whose.
    public let ownerName: String
    /// A name.
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// The first place.
    public static let `default` = ID()
    /// Whether it is the same name.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    /// Equal names have equal ones.
    open override var hash: Int { zoneName.hashValue }
  }

  /// Its name.
  public let zoneID: ID
  /// A place.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// A place.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// The first place.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Whoever is signed in. Apple's page: CloudKit/CKCurrentUserDefaultName.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A question for records. Apple's page: CloudKit/CKQuery.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Of which sort.
  public let recordType: CKRecord.RecordType
  /// Which.
  public let predicate: NSPredicate
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// A question.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
