public import FoundationAdditions

/// Which queue a context's work is done on. Apple's page: CoreData/NSManagedObjectContextConcurrencyType.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// One of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// Objects that are made, found, changed and deleted together. Apple's page: CoreData/NSManagedObjectContext.
///
/// All contexts of a store have the same objects: a context knows which of them it made or deleted and did not save.
/// Work is done at once, on the thread that asks for it.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Holds the store; that of the parent, where it has one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set { ownCoordinator = newValue }
  }
  /// The context that it saves to.
  open var parent: NSManagedObjectContext?
  /// Its name.
  open var name: String?
  /// Kept for its spelling: every context sees what another saves.
  open var automaticallyMergesChangesFromParent = false
  /// Kept for its spelling: nothing is changed twice.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Kept for its spelling.
  open var undoManager: AnyObject?
  /// Kept for its spelling.
  open var transactionAuthor: String?
  /// Kept for its spelling.
  open var stalenessInterval: TimeInterval = -1
  /// Kept for its spelling.
  open var shouldDeleteInaccessibleFaults = true
  /// Which queue it says its work is done on.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  private var ownCoordinator: NSPersistentStoreCoordinator?
  private let ownLock = NSRecursiveLock()
  private var made: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []

  /// A context without a store.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  /// A context without a store.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// The queues of contexts. Apple's page: CoreData/NSManagedObjectContext/ConcurrencyType.
  public enum ConcurrencyType: Sendable {
    /// One of its own.
    case privateQueue
    /// The main queue.
    case mainQueue
  }

  private var lock: NSRecursiveLock { persistentStoreCoordinator?.lock ?? ownLock }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Objects that were made and not saved.
  open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(made) } }
  /// Objects that were deleted, which was not saved.
  open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(deleted) } }
  /// Objects with values that were not saved.
  open var updatedObjects: Set<NSManagedObject> { lock.withLock { Set(stored.filter(\.isUpdated)) } }
  /// All objects that there are.
  open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(all(withPending: true)) } }
  /// Whether anything was not saved.
  open var hasChanges: Bool {
    lock.withLock { !made.isEmpty || !deleted.isEmpty || stored.contains(where: \.isUpdated) }
  }

  private var stored: [NSManagedObject] { persistentStoreCoordinator?.objects ?? [] }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    model?.entity(ofClass: String(describing: type)) ?? type.entity()
  }

  /// Puts an object into the context.
  open func insert(_ object: NSManagedObject) {
    lock.withLock {
      guard !made.contains(where: { $0 === object }) else { return }
      made.append(object)
      object.managedObjectContext = self
    }
  }

  /// Deletes an object, and those that its relationships say, once it is saved.
  open func delete(_ object: NSManagedObject) {
    lock.withLock {
      guard !object.isDeleted else { return }
      object.prepareForDeletion()
      object.isDeleted = true
      for (name, relationship) in object.entity.relationshipsByName {
        let others = NSManagedObject.objects(in: object.values[name])
        switch relationship.deleteRule {
        case .cascadeDeleteRule: for other in others { delete(other) }
        case .nullifyDeleteRule: object.setValue(nil, forKey: name)
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
      if let index = made.firstIndex(where: { $0 === object }) {
        made.remove(at: index)
        object.managedObjectContext = nil
      } else {
        deleted.append(object)
      }
    }
  }

  /// Gives what was made and deleted to the parent or the store, in memory. Apple's page:
  /// CoreData/NSManagedObjectContext/save().
  open func save() throws {
    lock.withLock {
      for object in made { object.willSave() }
      if let parent {
        parent.made += made
        parent.deleted += deleted
      } else if let coordinator = persistentStoreCoordinator {
        let gone = Set(deleted.map(ObjectIdentifier.init))
        coordinator.objects.removeAll { gone.contains(ObjectIdentifier($0)) }
        coordinator.objects += made
        for object in coordinator.objects { object.markSaved() }
        for object in made { object.objectID.persistentStore = coordinator.persistentStores.first }
      }
      for object in made { object.didSave() }
      (made, deleted) = ([], [])
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Takes back what was made, changed and deleted.
  open func rollback() {
    lock.withLock {
      for object in made { object.managedObjectContext = nil }
      for object in stored { object.restoreSaved() }
      (made, deleted) = ([], [])
    }
  }

  /// Takes back what was made, changed and deleted.
  open func reset() { rollback() }
  /// Does nothing: changes count at once.
  open func processPendingChanges() {}
  /// Does nothing: every value is there.
  open func refreshAllObjects() {}
  /// Takes back the changes of an object, unless they are to be kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.restoreSaved() } }
  /// Does nothing: objects have their names.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Does nothing: there is one object for each row.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Does nothing: there is one object for each row.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  /// The objects of the store, and those of this context and its parents that were not saved.
  func all(withPending: Bool) -> [NSManagedObject] {
    lock.withLock {
      guard withPending else { return stored }
      let chain = sequence(first: self, next: \.parent)
      let gone = Set(chain.flatMap { $0.deleted.map(ObjectIdentifier.init) })
      return (stored + chain.reversed().flatMap(\.made)).filter { !gone.contains(ObjectIdentifier($0)) }
    }
  }

  func removeAtOnce(_ objects: [NSManagedObject]) {
    let gone = Set(objects.map(ObjectIdentifier.init))
    lock.withLock {
      persistentStoreCoordinator?.objects.removeAll { gone.contains(ObjectIdentifier($0)) }
      made.removeAll { gone.contains(ObjectIdentifier($0)) }
    }
  }
}

extension Notification.Name {
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Never posted.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Never posted.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
