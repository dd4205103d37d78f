public import FoundationAdditions

/// A store of a coordinator: in memory, whatever its type says. Apple's page: CoreData/NSPersistentStore.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type that was asked for.
  public let type: String
  /// Where the store would be.
  open var url: URL?
  /// A name that no other store has.
  open var identifier: String! = UUID().uuidString
  /// The configuration of the model.
  public let configurationName: String
  /// What was asked for.
  public let options: [AnyHashable: Any]?
  /// Kept for its spelling.
  open var isReadOnly = false
  /// Kept for its spelling.
  open var metadata: [String: Any]! = [:]

  init(type: String, url: URL?, configurationName: String? = nil, options: [AnyHashable: Any]? = nil) {
    (self.type, self.url, self.options) = (type, url, options)
    self.configurationName = configurationName ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }

  var isInMemory: Bool { type == NSInMemoryStoreType }

  /// The types of stores. Apple's page: CoreData/NSPersistentStore/StoreType.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// A type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

/// A database.
public let NSSQLiteStoreType = "SQLite"
/// A file.
public let NSBinaryStoreType = "Binary"
/// Memory.
public let NSInMemoryStoreType = "InMemory"
/// Kept for its spelling.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Kept for its spelling.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Kept for its spelling.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Kept for its spelling.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Kept for its spelling.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Kept for its spelling.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// Holds the objects of its stores, in memory. Nothing is read from a disk or written to it.
/// Apple's page: CoreData/NSPersistentStoreCoordinator.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities of its stores.
  public let managedObjectModel: NSManagedObjectModel
  /// Its stores.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// The model that was asked for and that is not there.
  var missingModel: String?
  let lock = NSRecursiveLock()
  var objects: [NSManagedObject] = []

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds an empty store. Apple's page: CoreData/NSPersistentStoreCoordinator/addPersistentStore(ofType:…).
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configurationName: configuration, options: options)
    lock.withLock { persistentStores.append(store) }
    return store
  }

  /// Adds an empty store. Apple's page: CoreData/NSPersistentStoreCoordinator/addPersistentStore(type:…).
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description. Apple's page: CoreData/NSPersistentStoreCoordinator/addPersistentStore(with:…).
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(
      type: storeDescription.type, url: storeDescription.url, configurationName: storeDescription.configuration)
    lock.withLock { persistentStores.append(store) }
    block(storeDescription, nil)
  }

  /// The store at an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  /// Where a store is.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Moves a store to another address.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }

  /// Moves a store to another address.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }

  /// Takes a store away.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
  }

  /// Forgets the objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    lock.withLock { objects.removeAll() }
  }

  /// Forgets the objects.
  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    lock.withLock { objects.removeAll() }
  }

  /// Nil: no object is known by an address of another time.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    lock.withLock { objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
  }

  /// Does the work at once.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try lock.withLock(block) }
}
