public import FoundationAdditions

/// A model, its store and a context. Apple's page: CoreData/NSPersistentContainer.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Where the stores would be.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container for the model `name` in the tool's resources. Without one it has no entities, with the diagnostic
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

  /// The default folder of stores. Nothing is written to it.
  open class func defaultDirectoryURL() -> URL { .applicationSupportDirectory }

  /// Creates empty stores and calls back at once for each. Apple's page:
  /// CoreData/NSPersistentContainer/loadPersistentStores(completionHandler:).
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs `block` at once with a new context. Apple's page: CoreData/NSPersistentContainer/performBackgroundTask(_:).
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }

  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container without CloudKit synchronization. Apple's page: CoreData/NSPersistentCloudKitContainer.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Does nothing.
  open func initializeCloudKitSchema() throws {}
}
