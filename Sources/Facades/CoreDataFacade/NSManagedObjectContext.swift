public import FoundationAdditions

/// Ignored. Apple's page: CoreData/NSManagedObjectContextConcurrencyType.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects that are created, fetched, changed and deleted together. Apple's page: CoreData/NSManagedObjectContext.
///
/// All contexts of a store share the same objects; each records its unsaved insertions and deletions. Work runs at
/// once, on the calling thread.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The parent's if there is a parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set { ownCoordinator = newValue }
  }
  open var parent: NSManagedObjectContext?
  open var name: String?
  /// Ignored: every context sees the changes of others.
  open var automaticallyMergesChangesFromParent = false
  /// Ignored: there are no conflicts.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Ignored.
  open var undoManager: AnyObject?
  /// Ignored.
  open var transactionAuthor: String?
  /// Ignored.
  open var stalenessInterval: TimeInterval = -1
  /// Ignored.
  open var shouldDeleteInaccessibleFaults = true
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

  /// Apple's page: CoreData/NSManagedObjectContext/ConcurrencyType.
  public enum ConcurrencyType: Sendable {
    case privateQueue
    case mainQueue
  }

  private var lock: NSRecursiveLock { persistentStoreCoordinator?.lock ?? ownLock }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(made) } }
  open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(deleted) } }
  open var updatedObjects: Set<NSManagedObject> { lock.withLock { Set(stored.filter(\.isUpdated)) } }
  open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(all(withPending: true)) } }
  open var hasChanges: Bool {
    lock.withLock { !made.isEmpty || !deleted.isEmpty || stored.contains(where: \.isUpdated) }
  }

  private var stored: [NSManagedObject] { persistentStoreCoordinator?.objects ?? [] }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    model?.entity(ofClass: String(describing: type)) ?? type.entity()
  }

  open func insert(_ object: NSManagedObject) {
    lock.withLock {
      guard !made.contains(where: { $0 === object }) else { return }
      made.append(object)
      object.managedObjectContext = self
    }
  }

  /// Deletes an object, and on save the objects that its delete rules name.
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

  /// Passes insertions and deletions on to the parent or the store, in memory. Apple's page:
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

  /// Reverts all unsaved changes.
  open func rollback() {
    lock.withLock {
      for object in made { object.managedObjectContext = nil }
      for object in stored { object.restoreSaved() }
      (made, deleted) = ([], [])
    }
  }

  /// Reverts all unsaved changes.
  open func reset() { rollback() }
  /// Does nothing: changes take effect at once.
  open func processPendingChanges() {}
  /// Does nothing: all values are in memory.
  open func refreshAllObjects() {}
  /// Reverts the changes of an object unless `flag` is true.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.restoreSaved() } }
  /// Does nothing: IDs are permanent.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Does nothing: there is one object per row.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Does nothing: there is one object per row.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  /// The objects of the store, and the unsaved ones of this context and its parents.
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
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Never posted.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Never posted.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
