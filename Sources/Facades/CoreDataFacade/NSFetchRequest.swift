public import FoundationAdditions

/// What a request can find. Apple's page: CoreData/NSFetchRequestResult.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a request finds. Apple's page: CoreData/NSFetchRequestResultType.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A type of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Names of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by the names of properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Something that a context is asked. Apple's page: CoreData/NSPersistentStoreRequest.
open class NSPersistentStoreRequest: NSObject {
  /// Kept for its spelling: there is one store.
  open var affectedStores: [NSPersistentStore]?
}

/// Finds objects of an entity. Apple's page: CoreData/NSFetchRequest.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  open var entityName: String?
  /// The entity, where one was given.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  /// What the objects fulfil.
  open var predicate: NSPredicate?
  /// Their order; without it, the order in which they were saved.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0 for all.
  open var fetchLimit = 0
  /// How many of the first to leave out.
  open var fetchOffset = 0
  /// Kept for its spelling: everything is in memory.
  open var fetchBatchSize = 0
  /// What is found.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of the entity's subentities are found too.
  open var includesSubentities = true
  /// Whether objects that were not saved yet are found too.
  open var includesPendingChanges = true
  /// Kept for its spelling: every value is there.
  open var includesPropertyValues = true
  /// Kept for its spelling: every value is there.
  open var returnsObjectsAsFaults = true
  /// Kept for its spelling: every value is there.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are left out.
  open var returnsDistinctResults = false
  /// Kept for its spelling.
  open var shouldRefreshRefetchedObjects = false

  /// A request without an entity, which finds the objects of the class that is asked for.
  public override init() { super.init() }
  /// A request for the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Runs the request in the context of the work that goes on; there is none here, and it finds nothing.
  open func execute() throws -> [ResultType] { [] }
}

/// What a request found. Apple's page: CoreData/NSPersistentStoreResult.
open class NSPersistentStoreResult: NSObject {}
