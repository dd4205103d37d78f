public import FoundationAdditions

/// A store of a coordinator: in memory, whatever its type. Apple's page: CoreData/NSPersistentStore.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The requested type.
  public let type: String
  /// Where the store would be.
  open var url: URL?
  /// A unique identifier.
  open var identifier: String! = UUID().uuidString
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var isReadOnly = false
  open var metadata: [String: Any]! = [:]

  init(type: String, url: URL?, configurationName: String? = nil, options: [AnyHashable: Any]? = nil) {
    (self.type, self.url, self.options) = (type, url, options)
    self.configurationName = configurationName ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }

  var isInMemory: Bool { type == NSInMemoryStoreType }

  /// Apple's page: CoreData/NSPersistentStore/StoreType.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
