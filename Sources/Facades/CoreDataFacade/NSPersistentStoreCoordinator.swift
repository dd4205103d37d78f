public import FoundationAdditions

/// Holds the objects of its stores in memory. Nothing is read from disk or written to it. Apple's page:
/// CoreData/NSPersistentStoreCoordinator.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// The name of a requested model that is missing.
  var missingModel: String?
  let lock = NSRecursiveLock()
  var objects: [NSManagedObject] = []

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

  /// Adds an empty store for a description. Apple's page:
  /// CoreData/NSPersistentStoreCoordinator/addPersistentStore(with:…).
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(
      type: storeDescription.type, url: storeDescription.url, configurationName: storeDescription.configuration)
    lock.withLock { persistentStores.append(store) }
    block(storeDescription, nil)
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }

  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
  }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    lock.withLock { objects.removeAll() }
  }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    lock.withLock { objects.removeAll() }
  }

  /// Always `nil`: URIs are not valid across processes.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    lock.withLock { objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
  }

  /// Runs `block` at once.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try lock.withLock(block) }
}
