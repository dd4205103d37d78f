public import FoundationAdditions

/// A model, its store and a context. Apple's page: CoreData/NSPersistentContainer.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of model and store.
  public let name: String
  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// Holds the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Where the stores would be.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container for the model of a name in the tool's resources; without one, for no entities, reported as
  /// `store.no-model`. Apple's page: CoreData/NSPersistentContainer/init(name:).
  public convenience init(name: String) {
    let file = Bundle.main.url(forResource: name, withExtension: "momd")
    let model = file.flatMap { NSManagedObjectModel(contentsOf: $0) }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    if model == nil { persistentStoreCoordinator.missingModel = name }
  }

  /// A container for a model. Apple's page: CoreData/NSPersistentContainer/init(name:managedObjectModel:).
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder for stores without an address of their own. Nothing is written to it.
  open class func defaultDirectoryURL() -> URL { .applicationSupportDirectory }

  /// Makes the stores, empty, and says so at once for each. Apple's page:
  /// CoreData/NSPersistentContainer/loadPersistentStores(completionHandler:).
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A new context of the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work at once in a new context. Apple's page: CoreData/NSPersistentContainer/performBackgroundTask(_:).
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }

  /// Does work at once in a new context.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container whose store would be shared between devices; here it is like any other.
/// Apple's page: CoreData/NSPersistentCloudKitContainer.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Does nothing.
  open func initializeCloudKitSchema() throws {}
}

/// The container in a cloud that a store would be shared through. Apple's page:
/// CoreData/NSPersistentCloudKitContainerOptions.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The container's name.
  public let containerIdentifier: String
  /// Options for a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// Where and how a store would be kept. Apple's page: CoreData/NSPersistentStoreDescription.
open class NSPersistentStoreDescription: NSObject {
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// Where it would be; `/dev/null` for a store in memory.
  open var url: URL?
  /// The configuration of the model.
  open var configuration: String?
  /// Kept for its spelling.
  open var isReadOnly = false
  /// Kept for its spelling.
  open var shouldMigrateStoreAutomatically = true
  /// Kept for its spelling.
  open var shouldInferMappingModelAutomatically = true
  /// Kept for its spelling: stores are there at once.
  open var shouldAddStoreAsynchronously = false
  /// Kept for its spelling.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// What was set with ``setOption(_:forKey:)``.
  public private(set) var options: [String: NSObject] = [:]

  /// A store in memory.
  public override init() { super.init() }
  /// A store at an address.
  public init(url: URL) { self.url = url }
  /// Kept for its spelling.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
